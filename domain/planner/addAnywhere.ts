import { MAX_DAYS, MAX_STOPS } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace } from './model.ts';
import { scheduleTour } from './schedule.ts';
import { addPlace, setTour, type TourState } from './tour.ts';

/** Result of adding a place to a plan: its day, or that all days are full. */
export interface AddResult {
  tour: Tour;
  /** Undefined if nothing was added. */
  day: number | undefined;
  /** True if it was in the plan already; the tour is unchanged. */
  wasThere: boolean;
}

/**
 * Adds a place on the first day in its town that has time for it, else on an empty day, else on a
 * new one.
 */
export function addAnywhere(
  tour: Tour,
  place: PlanPlace,
  placeOf: (id: string) => PlanPlace | undefined,
): AddResult {
  const there = tour.days.find(({ places }) => places.includes(place.id));
  if (there) return { tour, day: there.day, wasThere: true };
  const inTown = tour.days.filter(({ city, places }) => city === place.city && places.length > 0);
  const fitting = inTown.find(({ day }) => hasTime(tour, day, place, placeOf));
  const empty = tour.days.find(({ places }) => places.length === 0);
  const chosen = fitting ?? empty;
  if (chosen) return { tour: withPlace(tour, chosen.day, place), day: chosen.day, wasThere: false };
  // Imported plans may skip numbers.
  const day = Math.max(0, ...tour.days.map((other) => other.day)) + 1;
  if (day <= MAX_DAYS) {
    const days = [...tour.days, { day, city: place.city, places: [place.id] }];
    return { tour: { ...tour, days }, day, wasThere: false };
  }
  const roomy = tour.days.find(({ places }) => places.length < MAX_STOPS);
  if (!roomy) return { tour, day: undefined, wasThere: false };
  return { tour: withPlace(tour, roomy.day, place), day: roomy.day, wasThere: false };
}

/** Result of adding several places: how many were added, were there before, and found no room. */
export interface AddAllResult {
  state: TourState;
  added: number;
  before: number;
  full: number;
}

/** Adds places one after the other, each where it fits. */
export function addAllAnywhere(
  state: TourState,
  places: readonly PlanPlace[],
  placeOf: (id: string) => PlanPlace | undefined,
): AddAllResult {
  const result: AddAllResult = { state, added: 0, before: 0, full: 0 };
  for (const place of places) {
    const { day, wasThere, tour } = addAnywhere(result.state.tour, place, placeOf);
    if (day === undefined) result.full++;
    else if (wasThere) result.before++;
    else {
      result.added++;
      // Adding changes tour and archive (section 4); a new day is added to the tour only.
      result.state = setTour(addPlace(result.state, day, MAX_STOPS, place.id), tour);
    }
  }
  return result;
}

function hasTime(
  tour: Tour,
  day: number,
  place: PlanPlace,
  placeOf: (id: string) => PlanPlace | undefined,
): boolean {
  const places = tour.days.find((other) => other.day === day)?.places ?? [];
  if (places.length >= MAX_STOPS) return false;
  const scheduled = scheduleTour(withPlace(tour, day, place), (id) =>
    id === place.id ? place : placeOf(id),
  );
  const warnings = scheduled.find((other) => other.day === day)?.warnings ?? [];
  return !warnings.some(({ kind }) => kind === 'tooMuch');
}

function withPlace(tour: Tour, day: number, { id, city }: PlanPlace): Tour {
  return {
    ...tour,
    days: tour.days.map((old) =>
      old.day === day
        ? { ...old, city: old.places.length > 0 ? old.city : city, places: [...old.places, id] }
        : old,
    ),
  };
}
