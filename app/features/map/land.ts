/**
 * The land of the embedded map as GeoJSON: the borders of the provinces are surveyed (OpenStreetMap
 * contributors, ODbL), all else is the project's own schematic drawing (`illustrations/map/`),
 * bent softly as on the drawn map of the region.
 */
import { regionRing, ringsOf } from '../../../illustrations/map/borders.ts';
import { CEDARS, MOUNTAINS, OLIVES, SUMMITS, TINTS } from '../../../illustrations/map/ground.ts';
import { LAKES, RESERVOIRS } from '../../../illustrations/map/lakes.ts';
import type { Position } from '../../../illustrations/map/projection.ts';
import { PROVINCE_NAMES } from '../../../illustrations/map/regionMap.ts';
import { RIVERS } from '../../../illustrations/map/rivers.ts';
import { RAILWAY, ROADS } from '../../../illustrations/map/roads.ts';
import { PROVINCE_COLORS } from '../../../illustrations/map/terrain.ts';
import type { MapLabels } from './mapLabels.ts';

/** Number of segments between two points of a curve. */
const STEPS = 8;
const KILOMETRE_IN_DEGREES = 1 / 111.2;
/** Length of a degree of longitude relative to one of latitude, at 34° north. */
const LONGITUDE_SCALE = Math.cos((34 * Math.PI) / 180);

const feature = (
  geometry: GeoJSON.Geometry,
  properties: Record<string, string | number> = {},
): GeoJSON.Feature => ({ type: 'Feature', geometry, properties });

const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

const point = ([longitude, latitude]: Position): GeoJSON.Geometry => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

const polygon = (...rings: GeoJSON.Position[][]): GeoJSON.Geometry => ({
  type: 'Polygon',
  coordinates: rings,
});

/** One coordinate of a Catmull-Rom spline between `b` and `c`, for `t` from 0 to 1. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A curve through all places, so that roads meet their towns. */
export function curve(places: readonly Position[]): GeoJSON.Position[] {
  const at = (index: number): Position =>
    places[Math.max(0, Math.min(places.length - 1, index))] ?? [0, 0];
  const curved = places.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)];
    });
  });
  return [...curved, [...at(places.length - 1)]];
}

/** A closed smooth outline that passes between the places. */
function closedCurve(places: readonly Position[]): GeoJSON.Position[] {
  const middle = (index: number): Position => {
    const [a, b] = [places[index % places.length], places[(index + 1) % places.length]];
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0];
  };
  const ring = places.flatMap((_, index) => {
    const [from, bend, to] = [
      middle(index),
      places[(index + 1) % places.length] ?? [0, 0],
      middle(index + 1),
    ];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
      return [mix(0), mix(1)];
    });
  });
  return [...ring, ring[0] ?? [0, 0]];
}

/** An ellipse for a lake with known position and size; `half` is half its width in km. */
function ellipse(longitude: number, latitude: number, half: number): GeoJSON.Position[] {
  return Array.from({ length: 33 }, (_, index) => {
    const angle = (index / 16) * Math.PI;
    return [
      longitude + (Math.cos(angle) * half * KILOMETRE_IN_DEGREES) / LONGITUDE_SCALE,
      latitude + Math.sin(angle) * half * 0.55 * KILOMETRE_IN_DEGREES,
    ];
  });
}

const line = (coordinates: GeoJSON.Position[]): GeoJSON.Geometry => ({
  type: 'LineString',
  coordinates,
});

/** True if a position is inside a ring (ray casting to the east). */
function isInside([x = 0, y = 0]: GeoJSON.Position, ring: readonly GeoJSON.Position[]): boolean {
  return ring.reduce((inside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/**
 * Radius of the ground of towns in km, by rank. Its edge is blurred, since the extent is unknown.
 */
const TOWN_GROUND = { city: 3, seat: 1.3, minor: 0.8 };

/** All sources of the embedded style; `names` are in the page's language. */
export function landFeatures(
  names: MapLabels,
  locale: string,
): Record<string, GeoJSON.FeatureCollection> {
  const region = [...regionRing(), regionRing()[0] ?? [0, 0]].map(([x, y]) => [x, y]);
  const world = [
    [-40, 10],
    [30, 10],
    [30, 55],
    [-40, 55],
    [-40, 10],
  ];
  const rank = (town: MapLabels['towns'][number]): keyof typeof TOWN_GROUND =>
    town.id === 'fes' || town.id === 'meknes' ? 'city' : town.seat ? 'seat' : 'minor';
  return {
    provinces: collection(
      Object.entries(PROVINCE_COLORS).flatMap(([id, ground]) =>
        ringsOf(id).map((ring) =>
          feature(polygon([...ring, ring[0] ?? [0, 0]].map(([x, y]) => [x, y])), { ground }),
        ),
      ),
    ),
    // The surroundings of the region, which cover what is drawn across its border.
    outside: collection([feature(polygon(world, region))]),
    region: collection([feature(polygon(region))]),
    border: collection([feature(line(region))]),
    tints: collection(
      TINTS.map(([color, ...places]) => feature(polygon(closedCurve(places)), { color })),
    ),
    rivers: collection(RIVERS.map(({ width, course }) => feature(line(curve(course)), { width }))),
    // Only names inside the region.
    riverNames: collection(
      RIVERS.map(({ name = '', spanish, course }) =>
        feature(line(curve(course).filter((place) => isInside(place, region))), {
          name: locale === 'es' ? (spanish ?? name) : name,
        }),
      ),
    ),
    water: collection([
      ...RESERVOIRS.map((outline) => feature(polygon(closedCurve(outline)))),
      ...LAKES.map((lake) => feature(polygon(ellipse(...lake)))),
    ]),
    railway: collection([feature(line(curve(RAILWAY)))]),
    roads: collection(ROADS.map((course) => feature(line(curve(course))))),
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
    landmarks: collection(
      names.landmarks.map(({ id, title, gate, longitude, latitude }) =>
        feature(point([longitude, latitude]), {
          id,
          title,
          image: gate ? 'sign-gate' : 'landmark',
        }),
      ),
    ),
    towns: collection(
      names.towns.map((town) =>
        feature(point([town.longitude, town.latitude]), {
          title: town.title,
          arabicTitle: town.arabicTitle ?? '',
          rank: rank(town),
          ground: TOWN_GROUND[rank(town)],
        }),
      ),
    ),
  };
}
