import { pictureOf } from '../../../domain/picture.ts';
import type { Place } from '../../../domain/place.ts';
import type { PlanPlace } from '../../../domain/plan/model.ts';
import { planPlaceOf } from '../../../domain/plan/planPlace.ts';
import { type Town, townsOf } from '../../../domain/plan/town.ts';
import type { Tour } from '../../../domain/visitor.ts';
import type { Visit } from '../visit.ts';

/** A place as the planner shows it. */
export interface ShownPlace extends PlanPlace {
  /** The source of its picture. */
  picture: string;
}

/** All that the planner chooses from, in one language: about 20 kB compressed, kept for no network. */
export interface PlanPlaces {
  places: ShownPlace[];
  towns: Town[];
}

export function planPlaces({ catalogue, locale }: Visit): PlanPlaces {
  return {
    places: catalogue.places.all.flatMap((place) => shownPlace({ catalogue, locale }, place) ?? []),
    towns: townsOf(catalogue, locale),
  };
}

/** What of that a plan needs to be shown: its own places, and the towns. */
export function knownOf({ catalogue, locale }: Visit, tour: Tour): PlanPlaces {
  const ids = new Set(tour.days.flatMap(({ places }) => places));
  return {
    places: [...ids].flatMap((id) => {
      const place = catalogue.places.get(id);
      return (place && shownPlace({ catalogue, locale }, place)) ?? [];
    }),
    towns: townsOf(catalogue, locale),
  };
}

function shownPlace(
  { catalogue, locale }: Pick<Visit, 'catalogue' | 'locale'>,
  place: Place,
): ShownPlace | undefined {
  const known = planPlaceOf(place, catalogue, locale);
  return known && { ...known, picture: pictureOf('places', place).src };
}
