import { expect, it } from 'vitest';
import { headingOf } from './compass.ts';

it.each([
  ['a device that points east', { absolute: true, alpha: 270 }, 0, 90],
  ['one turned on its side', { absolute: true, alpha: 270 }, 90, 180],
  ['one that points north', { absolute: true, alpha: 0 }, 0, 0],
  ['Safari', { absolute: false, alpha: 17, webkitCompassHeading: 350 }, 90, 80],
  ['a direction without north', { absolute: false, alpha: 17 }, 0, undefined],
  ['no compass', { absolute: true, alpha: null }, 0, undefined],
])('knows the direction of %s', (_, event, angle, heading) => {
  expect(headingOf(event, angle)).toBe(heading);
});
