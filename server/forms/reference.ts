import { randomInt } from 'node:crypto';
import { REFERENCE_LETTERS } from '../../domain/forms/reference.ts';
import { dayInRegion } from '../../domain/today.ts';

/** What a visitor and the council call a form: the year in the region, and 1 of 24 million. */
export function makeReference(now: Date): string {
  const letters = Array.from(
    { length: 5 },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `FM-${dayInRegion(now).slice(0, 4)}-${letters.join('')}`;
}
