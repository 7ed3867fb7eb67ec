/**
 * The region's roads as a graph: junctions and ends, with kilometres and minutes by car. Sources:
 * docs/decisions/planner.md.
 */
import type { Point } from '../geo/point.ts';

/** A node of the graph. In the mountains the last stretch is slower and longer. */
export interface RoadPlace extends Point {
  id: string;
  mountain: boolean;
}

const plain = (id: string, longitude: number, latitude: number): RoadPlace => ({
  id,
  longitude,
  latitude,
  mountain: false,
});
const mountain = (id: string, longitude: number, latitude: number): RoadPlace => ({
  ...plain(id, longitude, latitude),
  mountain: true,
});

export const ROAD_PLACES: readonly RoadPlace[] = [
  plain('fes', -5.0162, 34.0347),
  plain('fes-medina', -4.9845, 34.062),
  plain('fes-airport', -4.9821, 33.9305),
  plain('sidi-harazem', -4.8834, 34.0273),
  plain('moulay-yacoub', -5.1794, 34.0875),
  plain('meknes', -5.565, 33.893),
  plain('moulay-driss', -5.5255, 34.0552),
  plain('volubilis', -5.555, 34.0739),
  plain('beni-ammar', -5.433, 34.095),
  plain('el-hajeb', -5.3719, 33.6902),
  plain('agourai', -5.59, 33.644),
  plain('sefrou', -4.828, 33.8319),
  plain('bhalil', -4.8702, 33.8522),
  plain('el-menzel', -4.5484, 33.8367),
  plain('oued-amlil', -4.2676, 34.1916),
  plain('taza', -4.0101, 34.2302),
  plain('msoun', -3.7305, 34.2729),
  plain('tissa', -4.6656, 34.2866),
  plain('barrage-idriss-i', -4.749, 34.161),
  plain('missour', -3.9926, 33.0471),
  plain('outat-el-haj', -3.6964, 33.3374),
  mountain('immouzer', -5.0105, 33.7334),
  mountain('dayet-aoua', -5.0417, 33.6528),
  mountain('dayet-hachlaf', -5.001, 33.549),
  mountain('dayet-ifrah', -4.93, 33.56),
  mountain('dayet-iffer', -4.908, 33.608),
  mountain('dayet-afourgah', -4.88, 33.615),
  mountain('ifrane', -5.1074, 33.5276),
  mountain('michlifen', -5.0767, 33.4142),
  mountain('jbel-hebri', -5.13, 33.355),
  mountain('cedre-gouraud', -5.15, 33.425),
  mountain('azrou', -5.2219, 33.4361),
  mountain('ito', -5.3062, 33.5099),
  mountain('ain-leuh', -5.3384, 33.2921),
  mountain('afennourir', -5.267, 33.283),
  mountain('timahdite', -5.0609, 33.2383),
  mountain('sidi-ali', -4.996, 33.0745),
  mountain('boulemane', -4.7301, 33.366),
  mountain('guigou', -4.8333, 33.3845),
  mountain('skoura', -4.5441, 33.5189),
  mountain('imouzzer-marmoucha', -4.2949, 33.47),
  mountain('ain-sebou', -4.52, 33.727),
  mountain('ras-el-ma-taza', -4.005, 34.152),
  mountain('friouato', -4.072, 34.105),
  mountain('dayet-chiker', -4.05, 34.11),
  mountain('bab-boudir', -4.1203, 34.0694),
  mountain('tazekka', -4.185, 34.085),
  mountain('bab-louta', -4.343, 34.011),
  mountain('aknoul', -3.8653, 34.656),
  mountain('taounate', -4.636, 34.5385),
  mountain('bouadel', -4.508, 34.54),
  mountain('jbel-outka', -4.839, 34.731),
  mountain('ghafsai', -4.9109, 34.628),
  mountain('amergou', -5.128, 34.501),
  mountain('moulay-bouchta', -5.1302, 34.4892),
  mountain('al-wahda', -5.198, 34.596),
];

/** From, to, kilometres, minutes by car. */
type Road = readonly [from: string, to: string, kilometres: number, minutes: number];

/** Figures of circuits and directions in the content. */
const KNOWN: readonly Road[] = [
  ['fes', 'meknes', 64, 60],
  ['fes-medina', 'meknes', 64, 60],
  ['fes', 'fes-airport', 15, 25],
  ['fes-medina', 'volubilis', 78, 85],
  ['fes', 'volubilis', 78, 85],
  ['fes', 'moulay-yacoub', 20, 30],
  ['sidi-harazem', 'moulay-yacoub', 38, 50],
  ['fes-medina', 'sidi-harazem', 15, 25],
  ['fes-medina', 'bhalil', 27, 40],
  ['bhalil', 'sefrou', 6, 12],
  ['fes', 'sefrou', 28, 40],
  ['fes', 'immouzer', 36, 40],
  ['immouzer', 'ifrane', 25, 30],
  ['sefrou', 'immouzer', 26, 35],
  ['immouzer', 'dayet-aoua', 12, 15],
  ['dayet-aoua', 'ifrane', 18, 22],
  ['dayet-aoua', 'dayet-hachlaf', 18, 25],
  ['dayet-hachlaf', 'dayet-ifrah', 10, 18],
  ['dayet-ifrah', 'dayet-iffer', 10, 18],
  ['dayet-iffer', 'dayet-afourgah', 6, 12],
  ['dayet-afourgah', 'immouzer', 24, 35],
  ['ifrane', 'azrou', 17, 20],
  ['ifrane', 'michlifen', 19, 30],
  ['michlifen', 'cedre-gouraud', 14, 25],
  ['cedre-gouraud', 'azrou', 10, 15],
  ['azrou', 'ito', 17, 20],
  ['ito', 'el-hajeb', 22, 28],
  ['el-hajeb', 'meknes', 30, 35],
  ['azrou', 'ain-leuh', 30, 40],
  ['ain-leuh', 'afennourir', 22, 40],
  ['afennourir', 'timahdite', 36, 55],
  ['timahdite', 'sidi-ali', 24, 30],
  ['sidi-ali', 'jbel-hebri', 38, 40],
  ['meknes', 'moulay-driss', 28, 40],
  ['meknes', 'volubilis', 31, 45],
  ['moulay-driss', 'volubilis', 5, 10],
  ['volubilis', 'beni-ammar', 22, 35],
  ['sefrou', 'el-menzel', 32, 45],
  ['el-menzel', 'ain-sebou', 20, 35],
  ['sefrou', 'boulemane', 72, 80],
  ['fes', 'taza', 120, 90],
  ['taza', 'ras-el-ma-taza', 13, 25],
  ['ras-el-ma-taza', 'friouato', 14, 30],
  ['friouato', 'dayet-chiker', 4, 8],
  ['dayet-chiker', 'bab-boudir', 11, 20],
  ['bab-boudir', 'tazekka', 14, 40],
  ['tazekka', 'bab-louta', 24, 45],
  ['fes', 'taounate', 85, 105],
  ['barrage-idriss-i', 'tissa', 27, 40],
  ['tissa', 'taounate', 40, 55],
  ['taounate', 'bouadel', 15, 25],
  ['bouadel', 'jbel-outka', 60, 110],
  ['jbel-outka', 'ghafsai', 20, 45],
  ['ghafsai', 'amergou', 42, 65],
  ['amergou', 'moulay-bouchta', 5, 12],
  ['moulay-bouchta', 'al-wahda', 24, 40],
];

/** Our estimates from course and kind of the road, without a source. */
const ESTIMATED: readonly Road[] = [
  ['fes', 'fes-medina', 5, 14],
  ['fes', 'tissa', 45, 50],
  ['fes', 'barrage-idriss-i', 32, 40],
  ['fes-airport', 'immouzer', 24, 28],
  ['fes', 'moulay-bouchta', 75, 95],
  ['fes', 'oued-amlil', 88, 70],
  ['oued-amlil', 'taza', 32, 30],
  ['oued-amlil', 'bab-louta', 30, 45],
  ['taza', 'msoun', 32, 30],
  ['taza', 'aknoul', 62, 80],
  ['taounate', 'ghafsai', 42, 60],
  ['azrou', 'timahdite', 34, 38],
  ['azrou', 'jbel-hebri', 22, 25],
  ['meknes', 'agourai', 31, 37],
  ['agourai', 'el-hajeb', 27, 32],
  ['ifrane', 'boulemane', 62, 75],
  ['boulemane', 'guigou', 13, 15],
  ['guigou', 'timahdite', 36, 45],
  ['boulemane', 'skoura', 36, 50],
  ['skoura', 'imouzzer-marmoucha', 38, 65],
  ['boulemane', 'missour', 105, 110],
  ['missour', 'outat-el-haj', 55, 50],
];

/** Shortest paths between all nodes in kilometres and minutes; Infinity if there is none. */
export interface RoadTable {
  minutes: readonly Float64Array[];
  kilometres: readonly Float64Array[];
}

let roads: RoadTable | undefined;

/** The table of all roads, computed with the first use: it takes a phone 30 ms. */
export function roadTable(): RoadTable {
  roads ??= shortestWays(ROAD_PLACES, [...KNOWN, ...ESTIMATED]);
  return roads;
}

/** Floyd–Warshall algorithm. */
function shortestWays(places: readonly RoadPlace[], known: readonly Road[]): RoadTable {
  const table = () => places.map(() => new Float64Array(places.length).fill(Infinity));
  const minutes = table();
  const kilometres = table();
  const put = (from: number, to: number, km: number, min: number) => {
    const row = minutes[from];
    const lengths = kilometres[from];
    if (!row || !lengths || min >= (row[to] ?? 0)) return;
    row[to] = min;
    lengths[to] = km;
  };
  const number = new Map(places.map(({ id }, index) => [id, index]));
  const numberOf = (id: string) => {
    const found = number.get(id);
    if (found === undefined) throw new Error(`a road leads to ${id}, which is no road place`);
    return found;
  };
  for (const index of places.keys()) put(index, index, 0, 0);
  for (const [from, to, km, min] of known) {
    put(numberOf(from), numberOf(to), km, min);
    put(numberOf(to), numberOf(from), km, min);
  }
  const at = (rows: readonly Float64Array[], from: number, to: number) =>
    rows[from]?.[to] ?? Infinity;
  for (let via = 0; via < places.length; via++) {
    for (let from = 0; from < places.length; from++) {
      const start = at(minutes, from, via);
      if (start === Infinity) continue;
      for (let to = 0; to < places.length; to++) {
        const whole = start + at(minutes, via, to);
        if (whole >= at(minutes, from, to)) continue;
        put(from, to, at(kilometres, from, via) + at(kilometres, via, to), whole);
      }
    }
  }
  return { minutes, kilometres };
}
