/** Length and start of stays, set by hand. */
import { minutesOf } from '../format/duration.ts';
import { STAY_MINUTES } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace } from './model.ts';

export type Stay = NonNullable<Tour['days'][number]['stays']>[number];

/** The place with the length of stay of its day. */
export function placeWithStay(place: PlanPlace, stay: Stay | undefined): PlanPlace {
  return stay?.minutes === undefined ? place : { ...place, minutes: stay.minutes };
}

/** The fixed start of a stay in minutes after midnight; undefined without one. */
export function fixedStart(stay: Stay | undefined): number | undefined {
  return stay?.at === undefined ? undefined : minutesOf(stay.at);
}

/** Sets length and start of a stay; without values it is as long as usual, and at any time. */
export function setStay(
  tour: Tour,
  day: number,
  place: string,
  { minutes, at }: Omit<Stay, 'place'>,
): Tour {
  const isSet = minutes !== undefined || at !== undefined;
  const stay = {
    place,
    ...(minutes !== undefined && { minutes }),
    ...(at !== undefined && { at }),
  };
  return {
    ...tour,
    days: tour.days.map((old) => {
      if (old.day !== day) return old;
      const { stays = [], ...rest } = old;
      const others = stays.filter((other) => other.place !== place);
      const next = isSet ? [...others, stay] : others;
      return { ...rest, ...(next.length > 0 && { stays: next }) };
    }),
  };
}

/** The usable stays of a stored day, of places it still has. */
export function readStays(stored: unknown, places: readonly string[]): Stay[] {
  const seen = new Set<string>();
  return (Array.isArray(stored) ? stored : []).flatMap((item: unknown): Stay[] => {
    const { place, minutes, at } = Object(item) as Record<string, unknown>;
    if (typeof place !== 'string' || !places.includes(place) || seen.has(place)) return [];
    const stay = {
      place,
      ...(isStayMinutes(minutes) && { minutes }),
      ...(isTimeOfDay(at) && { at }),
    };
    if (Object.keys(stay).length === 1) return [];
    seen.add(place);
    return [stay];
  });
}

/** Whether a value is a length of stay that can be set. */
export const isStayMinutes = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= STAY_MINUTES.least &&
  (value as number) <= STAY_MINUTES.most;

const isTimeOfDay = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
