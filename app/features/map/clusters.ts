/**
 * Stable clusters. A cluster is not a new point at the centre of its members, but one of them,
 * which represents those near it. On zooming in, the others separate one by one; on zooming out,
 * they join again. No marker ever moves.
 */
import { type MapPoint, neverClusters } from './points.ts';

/** A point as a node of the cluster tree. */
export interface ClusterNode {
  point: MapPoint;
  /**
   * The zoom from which the point has a marker of its own; `Infinity` if it shares the place of
   * another.
   */
  minZoom: number;
  /** The point that represents it below that zoom; undefined for the root. */
  parent?: ClusterNode;
}

/** A marker at the current zoom. */
export interface Marker {
  point: MapPoint;
  /** The represented points, itself first, in the given order. */
  members: readonly MapPoint[];
  /** The zoom at which the first member separates; `Infinity` if none does. */
  expansionZoom: number;
  /**
   * The single point beside which the marker is drawn, if its members are too close for markers of
   * their own.
   */
  beside?: MapPoint;
}

/** Size of the world at zoom 0 in pixels, as in MapLibre. */
const WORLD_SIZE = 512;
/** Points closer than this at the highest zoom (about 2 m) count as the same place. */
const MAX_SEPARATION_ZOOM = 20;
/** Factor for the radius of single points: the cluster of those near it is drawn beside it. */
const SINGLE_RADIUS_FACTOR = 1.5;

/**
 * Builds the cluster tree. Earlier points represent later ones, so the most important come first.
 * Single points, which come first, are always shown.
 *
 * @param radius minimum distance of two markers, in pixels
 */
export function buildClusterTree(points: readonly MapPoint[], radius: number): ClusterNode[] {
  const nodes: (ClusterNode & { x: number; y: number })[] = [];
  for (const point of points) {
    const { x, y } = mercator(point);
    let minZoom = 0;
    let parent: ClusterNode | undefined;
    for (const other of neverClusters(point) ? [] : nodes) {
      const minDistance = neverClusters(other.point) ? radius * SINGLE_RADIUS_FACTOR : radius;
      const distance = Math.hypot(x - other.x, y - other.y) * WORLD_SIZE;
      const separationZoom =
        distance === 0 ? Number.POSITIVE_INFINITY : Math.log2(minDistance / distance);
      // A point that never has a marker of its own represents no others.
      if (other.minZoom === Number.POSITIVE_INFINITY) continue;
      if (separationZoom <= other.minZoom || separationZoom <= minZoom) continue;
      minZoom = separationZoom > MAX_SEPARATION_ZOOM ? Number.POSITIVE_INFINITY : separationZoom;
      parent = other;
      if (minZoom === Number.POSITIVE_INFINITY) break;
    }
    nodes.push({ point, minZoom, ...(parent && { parent }), x, y });
  }
  return nodes;
}

/** The markers at a zoom. */
export function clusterMarkers(nodes: readonly ClusterNode[], zoom: number): Marker[] {
  const members = new Map<ClusterNode, ClusterNode[]>();
  for (const node of nodes) {
    let visible = node;
    while (visible.minZoom > zoom && visible.parent) visible = visible.parent;
    const group = members.get(visible);
    if (group) group.push(node);
    else members.set(visible, [node]);
  }
  return [...members].flatMap(([visible, group]) => {
    const expansionZoom = Math.min(
      ...group.map((member) => (member === visible ? Number.POSITIVE_INFINITY : member.minZoom)),
      Number.POSITIVE_INFINITY,
    );
    const { point } = visible;
    const [first, ...rest] = group.map((member) => member.point).filter((other) => other !== point);
    if (!first || !neverClusters(point)) {
      return [{ point, members: group.map((member) => member.point), expansionZoom }];
    }
    return [
      { point, members: [point], expansionZoom: Number.POSITIVE_INFINITY },
      { point: first, members: [first, ...rest], expansionZoom, beside: point },
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
