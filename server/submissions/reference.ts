import { randomInt } from 'node:crypto';
import { dayInRegion } from '../../domain/format/today.ts';
import { REFERENCE_LETTERS } from '../../domain/forms/reference.ts';

/**
 * A reference for visitor and council: the current year in the region and a random code, one of 24
 * million.
 */
export function createReference(now: Date): string {
  const letters = Array.from(
    { length: 5 },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `FM-${dayInRegion(now).slice(0, 4)}-${letters.join('')}`;
}
