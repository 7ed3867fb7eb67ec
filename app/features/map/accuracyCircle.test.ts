import { expect, it } from 'vitest';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { circleAround } from './accuracyCircle.ts';

it('is a closed ring at the distance of the accuracy', () => {
  const me = { longitude: -4.98, latitude: 34.06, accuracy: 250 };
  const [ring = []] = circleAround(me).coordinates;
  expect(ring.length).toBeGreaterThan(30);
  expect(ring[0]).toEqual(ring.at(-1));
  for (const [longitude = 0, latitude = 0] of ring) {
    expect(distanceBetween(me, { longitude, latitude })).toBeCloseTo(250, -1);
  }
});
