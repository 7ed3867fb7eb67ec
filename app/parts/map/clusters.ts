/**
 * Clusters that hold still. A cluster is no new point in the middle of its members: it is one of
 * them, which stands for those near it. Zooming in, others come out of it one by one and stay;
 * zooming out, they go back into it. Nothing on the map ever moves, and numbers only split and add.
 */
import type { MapPoint } from './points.ts';

/** A point and the tree in which it stands. */
export interface Standing {
  point: MapPoint;
  /** From this zoom on it stands for itself; `Infinity` where it lies on the other's very place. */
  from: number;
  /** The point that stands for it below that zoom; none for the first. */
  inside?: Standing;
}

/** A marker of a moment. */
export interface Marker {
  point: MapPoint;
  /** All that it stands for, itself first, in the order in which they were given. */
  members: readonly MapPoint[];
  /** The zoom at which the first of the others comes out of it; `Infinity` where none ever does. */
  opensAt: number;
}

/** The world at zoom 0 in pixels, as MapLibre counts it. */
const WORLD = 512;
/** Points nearer than this in the finest zoom (about 2 m) share one place. */
const FINEST = 20;

/**
 * The tree of points, given most important first: the earlier ones stand for the later ones.
 *
 * @param radius how near two markers may come, in pixels
 */
export function standingsOf(points: readonly MapPoint[], radius: number): Standing[] {
  const placed: (Standing & { x: number; y: number })[] = [];
  for (const point of points) {
    const { x, y } = mercator(point);
    let from = 0;
    let inside: Standing | undefined;
    for (const other of placed) {
      const away = Math.hypot(x - other.x, y - other.y) * WORLD;
      const apart = away === 0 ? Number.POSITIVE_INFINITY : Math.log2(radius / away);
      // Who lies on another's very place, and never stands alone, hides nobody.
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
export function markersAt(standings: readonly Standing[], zoom: number): Marker[] {
  const members = new Map<Standing, Standing[]>();
  for (const standing of standings) {
    let shown = standing;
    while (shown.from > zoom && shown.inside) shown = shown.inside;
    const those = members.get(shown);
    if (those) those.push(standing);
    else members.set(shown, [standing]);
  }
  return [...members].map(([shown, those]) => ({
    point: shown.point,
    members: those.map(({ point }) => point),
    opensAt: Math.min(
      ...those.map((one) => (one === shown ? Number.POSITIVE_INFINITY : one.from)),
      Number.POSITIVE_INFINITY,
    ),
  }));
}

/** Web Mercator between 0 and 1. */
function mercator({ longitude, latitude }: Pick<MapPoint, 'longitude' | 'latitude'>) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}
