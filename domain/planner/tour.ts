/** Rules of the visitor's plan (section 4). */

import { MAX_DAYS, MAX_STOPS, PACES, TRAVEL_MODES } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import { readStays, setStay } from './stays.ts';

export type TourDay = Tour['days'][number];

/** The plan being edited, and the saved copy. */
export interface TourState {
  tour: Tour;
  archive: Tour;
}

export const NO_TOUR: TourState = { tour: { days: [] }, archive: { days: [] } };

/** Replaces the tour. The archive is set only if it is empty. */
export function setTour({ archive }: TourState, tour: Tour): TourState {
  return { tour, archive: archive.days.length === 0 ? tour : archive };
}

/** Copies the tour to the archive. */
export function saveTour({ tour }: TourState): TourState {
  return { tour, archive: tour };
}

/**
 * Inserts a place at a step of a day, 0 being the first; a step beyond the end appends. A place
 * that is already in this day is moved, so that it can be removed by its id. A full day is
 * unchanged.
 */
export function addPlace(state: TourState, day: number, step: number, id: string): TourState {
  return inBoth(state, day, (places) => {
    const others = places.filter((other) => other !== id);
    return others.length < MAX_STOPS ? others.toSpliced(Math.max(0, step), 0, id) : places;
  });
}

/** Removes a place from a day by its `_id`. */
export function removePlace(state: TourState, day: number, id: string): TourState {
  return inBoth(state, day, (places) => places.filter((other) => other !== id));
}

/**
 * Moves a place to a step of another day, or of the same one. If the target is full or missing, the
 * state is unchanged.
 */
export function movePlace(
  state: TourState,
  id: string,
  from: number,
  to: { day: number; step: number },
): TourState {
  const target = state.tour.days.find(({ day }) => day === to.day)?.places;
  if (!target || (!target.includes(id) && target.length >= MAX_STOPS)) return state;
  const stay = state.tour.days
    .find(({ day }) => day === from)
    ?.stays?.find(({ place }) => place === id);
  const moved = addPlace(removePlace(state, from, id), to.day, to.step, id);
  if (!stay) return moved;
  const kept = (tour: Tour) => setStay(tour, to.day, id, stay);
  return { tour: kept(moved.tour), archive: kept(moved.archive) };
}

/** Adding and removing change both tour and archive. */
function inBoth(
  { tour, archive }: TourState,
  number: number,
  change: (places: string[]) => string[],
): TourState {
  const changed = (plan: Tour): Tour => ({
    ...plan,
    days: plan.days.map((day) => (day.day === number ? withPlaces(day, change(day.places)) : day)),
  });
  return { tour: changed(tour), archive: changed(archive) };
}

/** The day with these places; locks and stays of removed places are dropped. */
export function withPlaces(day: TourDay, places: string[]): TourDay {
  const { locked, stays, ...rest } = day;
  const still = (locked ?? []).filter((id) => places.includes(id));
  const kept = (stays ?? []).filter(({ place }) => places.includes(place));
  return {
    ...rest,
    places,
    ...(still.length > 0 && { locked: still }),
    ...(kept.length > 0 && { stays: kept }),
  };
}

/** The usable parts of a stored plan, which another release may have written. */
export function readTour(stored: unknown): Tour {
  const { days, startingPoint, startDate, by, pace } = fieldsOf(stored);
  const numbers = new Set<number>();
  const read = (Array.isArray(days) ? days : []).flatMap((item: unknown) => {
    const { day, city, places, locked, stays, night } = fieldsOf(item);
    if (!isDayNumber(day) || numbers.has(day)) return [];
    if (typeof city !== 'string' || !Array.isArray(places)) return [];
    numbers.add(day);
    const ids = readIds(places);
    const kept = readIds(locked).filter((id) => ids.includes(id));
    const ownStays = readStays(stays, ids);
    return [
      {
        day,
        city,
        places: ids,
        ...(kept.length > 0 && { locked: kept }),
        ...(ownStays.length > 0 && { stays: ownStays }),
        ...(isTripPoint(night) && { night }),
      },
    ];
  });
  return {
    ...(isTripPoint(startingPoint) && { startingPoint }),
    ...(isDate(startDate) && { startDate }),
    ...(isOneOf(TRAVEL_MODES, by) && { by }),
    ...(isOneOf(PACES, pace) && { pace }),
    days: read,
  };
}

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;

const isDayNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_DAYS;

const readIds = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id) => typeof id === 'string'))].slice(0, MAX_STOPS)
    : [];

/** Whether a text is YYYY-MM-DD. Date inputs accept years of six digits. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.includes(value as T);

function isTripPoint(value: unknown): value is NonNullable<Tour['startingPoint']> {
  const { label, coordinates } = fieldsOf(value);
  const { latitude, longitude } = fieldsOf(coordinates);
  return typeof label === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude);
}
