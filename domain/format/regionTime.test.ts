import { expect, test } from 'vitest';
import { fromRegionTime, toRegionTime } from './regionTime.ts';

test.each([
  ['UTC since September 2026', '2026-12-03T00:30', '2026-12-03T00:30:00.000Z'],
  ['an hour before UTC earlier', '2025-12-03T00:30', '2025-12-02T23:30:00.000Z'],
  ['the hour after the change', '2026-09-20T01:00', '2026-09-20T01:00:00.000Z'],
  ['the hour before the one that came twice', '2026-09-20T00:59', '2026-09-19T23:59:00.000Z'],
  ['UTC in the Ramadan of 2025', '2025-03-10T09:05', '2025-03-10T09:05:00.000Z'],
])('the clocks of the region: %s', (_, clock, moment) => {
  expect(fromRegionTime(clock).toISOString()).toBe(moment);
  expect(toRegionTime(new Date(moment))).toBe(clock);
});
