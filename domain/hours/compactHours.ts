import type { OpeningHours } from '../content/openingHours.ts';
import type { Place } from '../content/place.ts';
import { type HoursRules, hoursRules } from './dayHours.ts';

/** What a browser needs to tell whether a place is open. */
export interface CompactHours {
  rules: HoursRules;
  /** Set where the hours depend on the sunset. */
  point?: { longitude: number; latitude: number };
}

/**
 * The hours of a place for browsers, without texts and sources; undefined where nothing can be said of
 * the present: unknown or approximate hours, a closed place.
 */
export function compactHours({
  openingHours,
  closed,
  coordinates,
}: Place): CompactHours | undefined {
  if (!openingHours || openingHours.approximate || closed) return undefined;
  const point = dependsOnSunset(openingHours) && coordinates;
  return {
    rules: hoursRules(openingHours),
    ...(point && { point: { longitude: point.longitude, latitude: point.latitude } }),
  };
}

/** Whether any of the hours end with the sunset. */
export function dependsOnSunset({ week, seasons, exceptions }: OpeningHours): boolean {
  return [
    ...week,
    ...seasons.flatMap((season) => season.week),
    ...exceptions.flatMap(({ hours }) => hours),
  ].some(({ to }) => to.startsWith('sunset'));
}
