import { expect, it } from 'vitest';
import { dayInRegion, monthInRegion } from './today.ts';

it('uses the time zone of Casablanca, which was UTC+1 until autumn 2026', () => {
  const lateInJune = new Date('2026-06-30T23:30:00Z');
  expect(dayInRegion(lateInJune)).toBe('2026-07-01');
  expect(monthInRegion(lateInJune)).toBe(7);
});
