/**
 * Writes the borders of the nine provinces from the package `morocco-map` (OpenStreetMap contributors,
 * ODbL) to `domain/map/drawing/provinces.json`: `node tools/mapGeometry.ts`, then `npm run format`.
 *
 * Lines are simplified as a topology, so neighbours share their borders exactly. The file has every
 * line once (`lines`: longitude, latitude, longitude …). A province is a list of rings of line indexes;
 * `~index` is the reversed line, as in TopoJSON. `region` is the ring around all provinces.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** Ids in `content/provinces` by id in the package. */
const PROVINCES: Record<string, string> = {
  'MA-BOM': 'boulemane',
  'MA-FES': 'fes',
  'MA-HAJ': 'el-hajeb',
  'MA-IFR': 'ifrane',
  'MA-MEK': 'meknes',
  'MA-MOU': 'moulay-yacoub',
  'MA-SEF': 'sefrou',
  'MA-TAO': 'taounate',
  'MA-TAZ': 'taza',
};
/** West, south, east, north in degrees. The region fills them with margins below 0.2 degrees. */
const BOUNDS = [-5.9, 32.58, -2.88, 34.91] as const;
/** Points that span a smaller triangle with their neighbours, in square degrees, are removed. */
const MIN_TRIANGLE = 0.00016;
/** Limit of the unformatted file, in characters. */
const MAX_FILE_LENGTH = 8_000;

const source = new URL(import.meta.resolve('morocco-map/data/provinces.json'));
const country: Topology<{ provinces: GeometryCollection }> = JSON.parse(
  await readFile(source, 'utf8'),
);
const shapes = country.objects.provinces.geometries.filter(
  (shape): shape is Polygon | MultiPolygon =>
    String(shape.id) in PROVINCES && (shape.type === 'Polygon' || shape.type === 'MultiPolygon'),
);
if (shapes.length !== 9) throw new Error(`Expected 9 provinces, found ${shapes.length}`);

const region: Topology<{ provinces: GeometryCollection }> = {
  ...country,
  objects: { provinces: { type: 'GeometryCollection', geometries: shapes } },
};
const simplified = simplify(presimplify(region), MIN_TRIANGLE);

/** Rings of a shape as line indexes, without those that simplification has collapsed. */
const rings = (shape: Polygon | MultiPolygon): number[][] => {
  const all = (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).flat();
  return all.filter((ring) => countPoints(ring) > 3);
};
const lineOf = (number: number) => simplified.arcs[number < 0 ? ~number : number] ?? [];
const countPoints = (ring: number[]) =>
  ring.reduce((sum, number) => sum + lineOf(number).length - 1, 0);

const used = new Map<number, number>();
const renumber = (number: number): number => {
  const line = number < 0 ? ~number : number;
  const next = used.get(line) ?? used.size;
  used.set(line, next);
  return number < 0 ? ~next : next;
};
const provinces = Object.fromEntries(
  shapes
    .map((shape) => [PROVINCES[String(shape.id)] ?? '', rings(shape)] as const)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, all]) => [id, all.map((ring) => ring.map(renumber))]),
);
const lines = [...used.keys()].map((line) =>
  lineOf(line).map((position) => position.slice(0, 2).map((degree) => Number(degree.toFixed(3)))),
);

/** Line indexes of the outer border: the lines of only one province, in their order along the ring. */
function regionRing(): number[] {
  const numbers = Object.values(provinces).flat(2);
  const outer = numbers.filter((number) => !numbers.includes(~number));
  const end = (number: number, first: boolean) => {
    const line = lines[number < 0 ? ~number : number];
    return String(line?.at(first === number >= 0 ? 0 : -1));
  };
  const ring = outer.slice(0, 1);
  while (ring.length < outer.length) {
    const last = end(ring.at(-1) ?? 0, false);
    const next = outer.find((number) => !ring.includes(number) && end(number, true) === last);
    if (next === undefined) throw new Error('The outer border is not a single ring');
    ring.push(next);
  }
  return ring;
}

const all = lines.flat();
const [west, south, east, north] = [
  Math.min(...all.map(([longitude = 0]) => longitude)),
  Math.min(...all.map(([, latitude = 0]) => latitude)),
  Math.max(...all.map(([longitude = 0]) => longitude)),
  Math.max(...all.map(([, latitude = 0]) => latitude)),
];
const margins = [west - BOUNDS[0], south - BOUNDS[1], BOUNDS[2] - east, BOUNDS[3] - north];
if (margins.some((margin) => margin < 0 || margin > 0.2)) {
  throw new Error(`Unexpected bounds: ${[west, south, east, north].join(', ')}`);
}

const flat = lines.map((line) => line.flat());
const file = `${JSON.stringify({ region: regionRing(), lines: flat, provinces })}\n`;
if (file.length > MAX_FILE_LENGTH) throw new Error(`File too large: ${file.length} characters`);
await writeFile(new URL('../domain/map/drawing/provinces.json', import.meta.url), file);
console.log(
  `${Object.keys(provinces).length} provinces, ${lines.length} lines, ${all.length} points, ${file.length} characters`,
);
