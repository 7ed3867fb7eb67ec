/**
 * What a visitor changes of a plan beside adding, moving and removing places: its days, nights and
 * what holds for all of it. Each takes a tour and gives another; none changes what it was given.
 */
import { MOST_DAYS, type TripPoint } from './plan/model.ts';
import type { TourDay } from './tour.ts';
import type { Tour } from './visitor.ts';

/** Adds a day at the end, in the same city and with the same night as the last one. */
export function addDay(tour: Tour, city: string): Tour {
  const last = tour.days.at(-1);
  if (tour.days.length >= MOST_DAYS) return tour;
  const added = { day: 0, city: last?.city ?? city, places: [], ...nightOf(last) };
  return numbered(tour, [...tour.days, added]);
}

/** Takes a day out with all that is in it; the days after it move up. */
export function removeDay(tour: Tour, day: number): Tour {
  return numbered(
    tour,
    tour.days.filter((other) => other.day !== day),
  );
}

/** Puts a day before or after its neighbour (`by` −1 or 1), with its places and its night. */
export function moveDay(tour: Tour, day: number, by: -1 | 1): Tour {
  const at = tour.days.findIndex((other) => other.day === day);
  const moved = tour.days[at];
  if (!moved || !tour.days[at + by]) return tour;
  return numbered(tour, tour.days.toSpliced(at, 1).toSpliced(at + by, 0, moved));
}

/** Where the night after a day is spent; without a point: at the starting point. */
export function setNight(tour: Tour, day: number, night: TripPoint | undefined): Tour {
  return changeDay(tour, day, ({ night: _, ...rest }) => ({ ...rest, ...(night && { night }) }));
}

export function setCity(tour: Tour, day: number, city: string): Tour {
  return changeDay(tour, day, (old) => ({ ...old, city }));
}

/** Locks a stop where it is, or frees it again. */
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

/** A plan from elsewhere with its days from 1 on, in order; days that it leaves out are empty ones. */
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

/** Days are numbered in their order. */
function numbered(tour: Tour, days: TourDay[]): Tour {
  return { ...tour, days: days.map((day, index) => ({ ...day, day: index + 1 })) };
}
