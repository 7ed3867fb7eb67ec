import { afterEach, expect, it, vi } from 'vitest';
import { dayInRegion, monthInRegion, regionClock, regionClockAsUtc } from './today.ts';

afterEach(() => vi.restoreAllMocks());

it('uses the time zone of Casablanca, which was UTC+1 until autumn 2026', () => {
  const lateInJune = new Date('2026-06-30T23:30:00Z');
  expect(dayInRegion(lateInJune)).toBe('2026-07-01');
  expect(monthInRegion(lateInJune)).toBe(7);
});

/** The data of devices without updates since the summer of 2026: UTC+1 for ever. */
function useOldZoneData(): void {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
    const zone = options?.timeZone === 'Africa/Casablanca' ? 'Africa/Lagos' : options?.timeZone;
    return new DateTimeFormat(locale, { ...options, ...(zone && { timeZone: zone }) });
  });
}

it.each([
  ['2026-06-30T23:30:05.000Z', '2026-07-01T00:30:05.000Z'],
  ['2026-09-20T00:59:00.000Z', '2026-09-20T01:59:00.000Z'],
  ['2026-09-20T01:00:00.000Z', '2026-09-20T01:00:00.000Z'],
  ['2026-09-20T01:59:00.000Z', '2026-09-20T01:59:00.000Z'],
  ['2026-11-27T23:30:00.000Z', '2026-11-27T23:30:00.000Z'],
])('on devices with old zone data, %s is %s on the clocks of the region', (moment, clock) => {
  useOldZoneData();
  expect(regionClockAsUtc(new Date(moment)).toISOString()).toBe(clock);
  expect(regionClock(new Date(moment)).date).toBe(clock.slice(0, 10));
});
