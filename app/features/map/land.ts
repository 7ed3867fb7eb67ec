/**
 * The land of the embedded map as GeoJSON: the borders of the provinces are surveyed (OpenStreetMap
 * contributors, ODbL), all else is the project's own schematic drawing (`domain/map/drawing/`).
 */
import { regionRing, ringsOf } from '../../../domain/map/drawing/borders.ts';
import { TINTS } from '../../../domain/map/drawing/ground.ts';
import { LAKES, RESERVOIRS } from '../../../domain/map/drawing/lakes.ts';
import { RIVERS } from '../../../domain/map/drawing/rivers.ts';
import { RAILWAY, ROADS } from '../../../domain/map/drawing/roads.ts';
import { PROVINCE_COLORS } from '../../../domain/map/drawing/terrain.ts';
import {
  closedCurve,
  collection,
  curve,
  ellipse,
  feature,
  line,
  point,
  polygon,
} from './landShapes.ts';
import type { MapLabels } from './mapLabels.ts';

export type Sources = Record<string, GeoJSON.FeatureCollection>;

/**
 * Radius of the ground of towns in km, by rank. Its edge is blurred, since the extent is unknown.
 */
const TOWN_GROUND = { city: 3, seat: 1.3, minor: 0.8 };

/** The region as a closed ring. */
export const closedRegion = (): GeoJSON.Position[] =>
  [...regionRing(), regionRing()[0] ?? [0, 0]].map(([x, y]) => [x, y]);

/** What the first frame of the embedded style shows: the land, and where towns and sights are. */
export function landFeatures(names: MapLabels): Sources {
  const region = closedRegion();
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
    water: collection([
      ...RESERVOIRS.map((outline) => feature(polygon(closedCurve(outline)))),
      ...LAKES.map((lake) => feature(polygon(ellipse(...lake)))),
    ]),
    railway: collection([feature(line(curve(RAILWAY)))]),
    roads: collection(ROADS.map((course) => feature(line(curve(course))))),
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
