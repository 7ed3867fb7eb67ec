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
   * The single or selected point beside which the marker is drawn, if its members are too close for
   * markers of their own.
   */
  beside?: MapPoint;
}

/** Size of the world at zoom 0 in pixels, as in MapLibre. */
const WORLD_SIZE = 512;
/** Points closer than this at the highest zoom (about 2 m) count as the same place. */
const MAX_SEPARATION_ZOOM = 20;
/** Factor for the distance from single points: the cluster of those near it is drawn beside it. */
const SINGLE_DISTANCE_FACTOR = 1.75;

/**
 * Builds the cluster tree. Earlier points represent later ones, so the most important come first.
 * Single points, which come first, are always shown.
 *
 * @param size the edge of the square that a marker fills, in pixels: no two of them overlap
 */
export function buildClusterTree(points: readonly MapPoint[], size: number): ClusterNode[] {
  const nodes: (ClusterNode & { x: number; y: number })[] = [];
  for (const point of points) {
    const { x, y } = mercator(point);
    let minZoom = 0;
    let parent: ClusterNode | undefined;
    for (const other of neverClusters(point) ? [] : nodes) {
      const minDistance = neverClusters(other.point) ? size * SINGLE_DISTANCE_FACTOR : size;
      const distance = Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) * WORLD_SIZE;
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

/**
 * The markers at a zoom. A selected point always has its marker alone. Where it represents others, or is
 * at the place of the one that represents it, their marker is beside it; elsewhere it is above theirs.
 *
 * @param selected the id of the selected point
 */
export function clusterMarkers(
  nodes: readonly ClusterNode[],
  zoom: number,
  selected?: string,
): Marker[] {
  const groups = new Map<ClusterNode, ClusterNode[]>();
  const markers: Marker[] = [];
  for (const node of nodes) {
    let visible = node;
    while (visible.minZoom > zoom && visible.parent) visible = visible.parent;
    if (node.point.id === selected && standsAlone(node, visible)) {
      markers.push(markerOf(node.point));
      continue;
    }
    const group = groups.get(visible);
    if (group) group.push(node);
    else groups.set(visible, [node]);
  }
  for (const [visible, group] of groups) {
    const expansionZoom = Math.min(
      ...group.map((member) => (member === visible ? Number.POSITIVE_INFINITY : member.minZoom)),
      Number.POSITIVE_INFINITY,
    );
    const members = group.map((member) => member.point);
    const single = neverClusters(visible.point)
      ? visible
      : group.find(({ point }) => point.id === selected);
    const [first, ...rest] = members.filter((member) => member !== single?.point);
    if (!single || !first) markers.push({ point: visible.point, members, expansionZoom });
    else {
      const beside = { point: first, members: [first, ...rest], expansionZoom };
      markers.push(markerOf(single.point), { ...beside, beside: single.point });
    }
  }
  return markers;
}

/**
 * True if a selected point has its marker where it is, above the one that represents it: everywhere but at
 * the same place as that one.
 */
const standsAlone = (node: ClusterNode, visible: ClusterNode): boolean => {
  const isAtSamePlace = node.parent === visible && node.minZoom === Number.POSITIVE_INFINITY;
  return node !== visible && (!isAtSamePlace || neverClusters(visible.point));
};

const markerOf = (point: MapPoint): Marker => ({
  point,
  members: [point],
  expansionZoom: Number.POSITIVE_INFINITY,
});

/** Web Mercator between 0 and 1. */
function mercator({ longitude, latitude }: Pick<MapPoint, 'longitude' | 'latitude'>) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}
