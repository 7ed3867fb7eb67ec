/**
 * Stable clusters. A cluster is not a new point at the centre of its members, but one of them,
 * which represents those near it. On zooming in, the others separate one by one; on zooming out,
 * they join again. No marker ever moves.
 */
import { isSingle, type MapPoint } from './points.ts';

/** A point as a node of the cluster tree. */
export interface PlacedPoint {
  point: MapPoint;
  /**
   * The zoom from which the point has a marker of its own; `Infinity` if it shares the place of
   * another.
   */
  from: number;
  /** The point that represents it below that zoom; undefined for the root. */
  inside?: PlacedPoint;
}

/** A marker at the current zoom. */
export interface Marker {
  point: MapPoint;
  /** The represented points, itself first, in the given order. */
  members: readonly MapPoint[];
  /** The zoom at which the first member separates; `Infinity` if none does. */
  opensAt: number;
  /**
   * The single point beside which the marker is drawn, if its members are too close for markers of
   * their own.
   */
  beside?: MapPoint;
}

/** Size of the world at zoom 0 in pixels, as in MapLibre. */
const WORLD = 512;
/** Points closer than this at the highest zoom (about 2 m) count as the same place. */
const FINEST = 20;
/** Factor for the radius of single points: the cluster of those near it is drawn beside it. */
const SINGLE_ROOM = 1.5;

/**
 * Builds the cluster tree. Earlier points represent later ones, so the most important come first.
 * Single points, which come first, are always shown.
 *
 * @param radius minimum distance of two markers, in pixels
 */
export function placePoints(points: readonly MapPoint[], radius: number): PlacedPoint[] {
  const placed: (PlacedPoint & { x: number; y: number })[] = [];
  for (const point of points) {
    const { x, y } = mercator(point);
    let from = 0;
    let inside: PlacedPoint | undefined;
    for (const other of isSingle(point) ? [] : placed) {
      const room = isSingle(other.point) ? radius * SINGLE_ROOM : radius;
      const away = Math.hypot(x - other.x, y - other.y) * WORLD;
      const apart = away === 0 ? Number.POSITIVE_INFINITY : Math.log2(room / away);
      // A point that never has a marker of its own represents no others.
      if (other.from === Number.POSITIVE_INFINITY) continue;
      if (apart <= other.from || apart <= from) continue;
      from = apart > FINEST ? Number.POSITIVE_INFINITY : apart;
      inside = other;
      if (from === Number.POSITIVE_INFINITY) break;
    }
    placed.push({ point, from, ...(inside && { inside }), x, y });
  }
  return placed;
}

/** The markers at a zoom. */
export function clusterMarkers(standings: readonly PlacedPoint[], zoom: number): Marker[] {
  const members = new Map<PlacedPoint, PlacedPoint[]>();
  for (const standing of standings) {
    let shown = standing;
    while (shown.from > zoom && shown.inside) shown = shown.inside;
    const those = members.get(shown);
    if (those) those.push(standing);
    else members.set(shown, [standing]);
  }
  return [...members].flatMap(([shown, those]) => {
    const opensAt = Math.min(
      ...those.map((one) => (one === shown ? Number.POSITIVE_INFINITY : one.from)),
      Number.POSITIVE_INFINITY,
    );
    const { point } = shown;
    const [first, ...rest] = those.map((one) => one.point).filter((one) => one !== point);
    if (!first || !isSingle(point)) {
      return [{ point, members: those.map((one) => one.point), opensAt }];
    }
    return [
      { point, members: [point], opensAt: Number.POSITIVE_INFINITY },
      { point: first, members: [first, ...rest], opensAt, beside: point },
    ];
  });
}

/** Web Mercator between 0 and 1. */
function mercator({ longitude, latitude }: Pick<MapPoint, 'longitude' | 'latitude'>) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}
