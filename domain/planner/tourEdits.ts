/**
 * Edits of a plan besides adding, moving and removing places: days, nights and settings. They
 * return a new tour and do not modify their argument.
 */

import { MAX_DAYS } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { TripPoint } from './model.ts';
import type { TourDay } from './tour.ts';

/** Appends a day with the city and night of the last one. */
export function addDay(tour: Tour, city: string): Tour {
  const last = tour.days.at(-1);
  if (tour.days.length >= MAX_DAYS) return tour;
  const added = { day: 0, city: last?.city ?? city, places: [], ...nightOf(last) };
  return numbered(tour, [...tour.days, added]);
}

/** Removes a day with its places; later days move up. */
export function removeDay(tour: Tour, day: number): Tour {
  return numbered(
    tour,
    tour.days.filter((other) => other.day !== day),
  );
}

/** Swaps a day with its neighbour (`by` −1 or 1), with its places and night. */
export function moveDay(tour: Tour, day: number, by: -1 | 1): Tour {
  const at = tour.days.findIndex((other) => other.day === day);
  const moved = tour.days[at];
  if (!moved || !tour.days[at + by]) return tour;
  return numbered(tour, tour.days.toSpliced(at, 1).toSpliced(at + by, 0, moved));
}

/** Sets the accommodation after a day; without a point it is the starting point. */
export function setNight(tour: Tour, day: number, night: TripPoint | undefined): Tour {
  return changeDay(tour, day, ({ night: _, ...rest }) => ({ ...rest, ...(night && { night }) }));
}

export function setCity(tour: Tour, day: number, city: string): Tour {
  return changeDay(tour, day, (old) => ({ ...old, city }));
}

/** Locks or unlocks a stop. */
export function toggleLock(tour: Tour, day: number, id: string): Tour {
  return changeDay(tour, day, ({ locked = [], ...rest }) => {
    const next = locked.includes(id) ? locked.filter((other) => other !== id) : [...locked, id];
    return { ...rest, ...(next.length > 0 && { locked: next }) };
  });
}

function changeDay(tour: Tour, day: number, change: (old: TourDay) => TourDay): Tour {
  return { ...tour, days: tour.days.map((old) => (old.day === day ? change(old) : old)) };
}

function nightOf(day: TourDay | undefined) {
  return day?.night && { night: day.night };
}

/** Numbers the days from 1 in order; missing days become empty ones. */
export function inOrder(tour: Tour): Tour {
  const last = Math.max(0, ...tour.days.map(({ day }) => day));
  const days: TourDay[] = [];
  for (let day = 1; day <= last; day++) {
    const known = tour.days.find((other) => other.day === day);
    const before = days.at(-1) ?? tour.days[0];
    days.push(known ?? { day, city: before?.city ?? '', places: [], ...nightOf(before) });
  }
  return { ...tour, days };
}

/** Renumbers the days. */
function numbered(tour: Tour, days: TourDay[]): Tour {
  return { ...tour, days: days.map((day, index) => ({ ...day, day: index + 1 })) };
}
