/** What follows the first frame of the embedded map: the relief, and names in the page's language. */
import { CEDARS, MOUNTAINS, OLIVES, SUMMITS } from '../../../domain/map/drawing/ground.ts';
import { PROVINCE_NAMES } from '../../../domain/map/drawing/regionMap.ts';
import { RIVERS } from '../../../domain/map/drawing/rivers.ts';
import { closedRegion, type Sources } from './land.ts';
import { collection, curve, feature, line, point } from './landShapes.ts';
import type { MapLabels } from './mapLabels.ts';

/** True if a position is inside a ring (ray casting to the east). */
function isInside([x = 0, y = 0]: GeoJSON.Position, ring: readonly GeoJSON.Position[]): boolean {
  return ring.reduce((inside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/** All sources of the embedded style that no first frame shows. */
export function nameFeatures(names: MapLabels, locale: string): Sources {
  const region = closedRegion();
  return {
    // Only names inside the region.
    riverNames: collection(
      RIVERS.map(({ name = '', spanish, course }) =>
        feature(line(curve(course).filter((place) => isInside(place, region))), {
          name: locale === 'es' ? (spanish ?? name) : name,
        }),
      ),
    ),
    standing: collection([
      ...MOUNTAINS.map(([longitude, latitude, height, ground]) =>
        feature(point([longitude, latitude]), { picture: ground, size: height / 60, latitude }),
      ),
      ...CEDARS.map((place) =>
        feature(point(place), { picture: 'cedars', size: 0.5, latitude: place[1] }),
      ),
      ...OLIVES.map((place) =>
        feature(point(place), { picture: 'olives', size: 0.5, latitude: place[1] }),
      ),
    ]),
    summits: collection(SUMMITS.map(([name, ...place]) => feature(point(place), { name }))),
    provinceNames: collection(
      names.provinces.flatMap(({ id, title, arabicTitle = '' }) => {
        const place = PROVINCE_NAMES[id];
        return place ? [feature(point(place), { title, arabicTitle })] : [];
      }),
    ),
  };
}
