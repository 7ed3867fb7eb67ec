import { expect, test } from 'vitest';
import { buildClusterTree, clusterMarkers } from './clusters.ts';
import type { MapPoint } from './points.ts';

/** Pseudo-random points, the same in every run. */
function randomPoints(count: number): MapPoint[] {
  let state = 42;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: `Place ${index}`,
    longitude: -5.5 + next(),
    latitude: 33.5 + next(),
  }));
}

const ZOOMS = [5, 6, 6.5, 7, 8, 9.3, 10, 11, 12, 13, 14, 16, 18];

test('markers of one zoom level remain at every closer one', () => {
  const nodes = buildClusterTree(randomPoints(200), 44);
  for (const [index, zoom] of ZOOMS.entries()) {
    const shown = clusterMarkers(nodes, zoom).map(({ point }) => point.id);
    const closer = clusterMarkers(nodes, ZOOMS[index + 1] ?? 20).map(({ point }) => point.id);
    expect(closer).toEqual(expect.arrayContaining(shown));
  }
});

test('each point is in exactly one marker at every zoom level', () => {
  const points = randomPoints(200);
  const nodes = buildClusterTree(points, 44);
  for (const zoom of ZOOMS) {
    const members = clusterMarkers(nodes, zoom).flatMap((marker) => marker.members);
    expect(members.map(({ id }) => id).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
  }
});

test('the squares of markers do not overlap', () => {
  const nodes = buildClusterTree(randomPoints(120), 44);
  for (const zoom of ZOOMS) {
    const world = 512 * 2 ** zoom;
    const places = clusterMarkers(nodes, zoom).map(({ point }) => {
      const sine = Math.sin((point.latitude * Math.PI) / 180);
      return {
        x: ((point.longitude + 180) / 360) * world,
        y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
      };
    });
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
          43.9,
        );
      }
    }
  }
});

test('places of which only the town is known stay in one cluster', () => {
  const town = { longitude: -5, latitude: 34, vague: true };
  const nodes = buildClusterTree(
    [
      { id: 'a', title: 'A', ...town },
      { id: 'b', title: 'B', ...town },
    ],
    44,
  );
  const [marker, ...others] = clusterMarkers(nodes, 20);
  expect(others).toEqual([]);
  expect(marker?.members.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(marker?.expansionZoom).toBe(Number.POSITIVE_INFINITY);
});

test('a cluster opens at its zoom level', () => {
  const nodes = buildClusterTree(randomPoints(60), 44);
  for (const marker of clusterMarkers(nodes, 7)) {
    if (marker.members.length === 1) continue;
    const then = clusterMarkers(nodes, marker.expansionZoom).find(
      ({ point }) => point === marker.point,
    );
    expect(then?.members.length).toBeLessThan(marker.members.length);
  }
});

test('a hidden point does not hide others', () => {
  const point = (id: string, longitude: number) => ({ id, title: id, longitude, latitude: 34 });
  const [first, beside, third] = [point('a', -5), point('b', -4.9999), point('c', -4.9)];
  const minZoomOf = (points: MapPoint[]) => buildClusterTree(points, 44).at(-1)?.minZoom;
  expect(minZoomOf([first, beside, third])).toBe(minZoomOf([first, third]));
});

test('the place of the page is never part of a cluster: nearby points are shown beside it', () => {
  const point = (id: string, longitude: number) => ({ id, title: id, longitude, latitude: 34 });
  const here: MapPoint = { ...point('here', -5), kind: 'here' };
  const me: MapPoint = { ...point('me', -5), kind: 'me' };
  const nodes = buildClusterTree([here, me, point('a', -5), point('b', -4.9999)], 34);
  const shown = (zoom: number) =>
    clusterMarkers(nodes, zoom).map(({ point: { id }, members, beside }) => [
      id,
      members.length,
      beside?.id,
    ]);
  expect(shown(5)).toEqual([
    ['here', 1, undefined],
    ['a', 2, 'here'],
    ['me', 1, undefined],
  ]);
  expect(shown(20)).toEqual([
    ['here', 1, undefined],
    ['a', 1, 'here'],
    ['me', 1, undefined],
    ['b', 1, undefined],
  ]);
});

test('a selected point has its marker alone where it represents others or shares their place', () => {
  const point = (id: string, longitude: number) => ({ id, title: id, longitude, latitude: 34 });
  const nodes = buildClusterTree(
    [point('a', -5), point('same place', -5), point('near', -4.9999), point('far', -4)],
    34,
  );
  const shown = (zoom: number, selected: string) =>
    clusterMarkers(nodes, zoom, selected).map(({ point: { id }, members, beside }) => [
      id,
      members.length,
      beside?.id,
    ]);
  expect(shown(10, 'a')).toEqual([
    ['a', 1, undefined],
    ['same place', 2, 'a'],
    ['far', 1, undefined],
  ]);
  expect(shown(10, 'same place')).toEqual([
    ['same place', 1, undefined],
    ['a', 2, 'same place'],
    ['far', 1, undefined],
  ]);
  // Elsewhere, the marker of the others stays where it is.
  expect(shown(10, 'near')).toEqual([
    ['near', 1, undefined],
    ['a', 2, undefined],
    ['far', 1, undefined],
  ]);
});

test('a selected point near the place of the page has a marker, however near', () => {
  const point = (id: string, longitude: number) => ({ id, title: id, longitude, latitude: 34 });
  const here: MapPoint = { ...point('here', -5), kind: 'here' };
  const nodes = buildClusterTree([here, point('same place', -5), point('near', -4.9999)], 34);
  for (const selected of ['same place', 'near']) {
    const shown = clusterMarkers(nodes, 12, selected).map(({ point: { id }, members, beside }) => [
      id,
      members.length,
      beside?.id,
    ]);
    const other = selected === 'near' ? 'same place' : 'near';
    expect(shown).toEqual([
      [selected, 1, undefined],
      ['here', 1, undefined],
      [other, 1, 'here'],
    ]);
  }
});
