/** The rules of the personal trip planner's plan (section 4). */
import type { Tour } from './visitor.ts';

/** The plan as it is being changed, and the copy that was saved. */
export interface TourState {
  tour: Tour;
  archive: Tour;
}

export const NO_TOUR: TourState = { tour: { days: [] }, archive: { days: [] } };

/** Replaces the tour; the archive is begun with it only while it is empty. */
export function setTour({ archive }: TourState, tour: Tour): TourState {
  return { tour, archive: archive.days.length === 0 ? tour : archive };
}

/** The tour as it is becomes the archive. */
export function saveTour({ tour }: TourState): TourState {
  return { tour, archive: tour };
}

/**
 * Inserts a place at a step of a day, 0 being the first; a step beyond the day's end is its end. A
 * place that is in this day already moves, so that it can be removed by its id.
 */
export function addPlace(state: TourState, day: number, step: number, id: string): TourState {
  return inBoth(state, day, (places) => {
    const others = places.filter((other) => other !== id);
    return others.toSpliced(Math.max(0, step), 0, id);
  });
}

/** Removes a place from a day by its `_id`. */
export function removePlace(state: TourState, day: number, id: string): TourState {
  return inBoth(state, day, (places) => places.filter((other) => other !== id));
}

/** Adding and removing change both the tour and the archive. */
function inBoth(
  { tour, archive }: TourState,
  number: number,
  change: (places: string[]) => string[],
): TourState {
  const changed = (plan: Tour): Tour => ({
    ...plan,
    days: plan.days.map((day) =>
      day.day === number ? { ...day, places: change(day.places) } : day,
    ),
  });
  return { tour: changed(tour), archive: changed(archive) };
}

/** What can be used of a plan that was kept: other releases and other hands may have written it. */
export function readTour(stored: unknown): Tour {
  const { days, startingPoint } = Object(stored) as Record<string, unknown>;
  const read = (Array.isArray(days) ? days : []).flatMap((item: unknown) => {
    const { day, city, places } = Object(item) as Record<string, unknown>;
    if (!Number.isInteger(day) || typeof city !== 'string' || !Array.isArray(places)) return [];
    return [{ day: day as number, city, places: places.filter((id) => typeof id === 'string') }];
  });
  return isStart(startingPoint) ? { days: read, startingPoint } : { days: read };
}

function isStart(value: unknown): value is NonNullable<Tour['startingPoint']> {
  const { label, coordinates } = Object(value) as Record<string, unknown>;
  const { latitude, longitude } = Object(coordinates) as Record<string, unknown>;
  return typeof label === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude);
}
