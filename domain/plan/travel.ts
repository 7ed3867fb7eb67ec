import { distanceBetween } from '../distance.ts';
import type { Leg, Travel } from './model.ts';

/** Up to so many metres as the crow flies one walks, whatever one has. */
const WALKED = 900;

/** Estimates a way from the distance as the crow flies. */
export const estimateTravel: Travel = (from, to, by): Leg => {
  const direct = distanceBetween(from, to);
  const metres = Math.round(direct * 1.3);
  if (by === 'foot' || direct <= WALKED) {
    return { by: 'walk', minutes: Math.ceil(metres / 60), metres };
  }
  return { by: by === 'car' ? 'car' : 'taxi', minutes: Math.ceil(metres / 800) + 5, metres };
};
