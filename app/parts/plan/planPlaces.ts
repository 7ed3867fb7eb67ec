import { pictureOf } from '../../../domain/picture.ts';
import type { Place } from '../../../domain/place.ts';
import type { PlanPlace } from '../../../domain/plan/model.ts';
import { planPlaceOf } from '../../../domain/plan/planPlace.ts';
import { type Town, townsOf } from '../../../domain/plan/town.ts';
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

export function shownPlace(
  { catalogue, locale }: Pick<Visit, 'catalogue' | 'locale'>,
  place: Place,
): ShownPlace | undefined {
  const known = planPlaceOf(place, catalogue, locale);
  return known && { ...known, picture: pictureOf('places', place).src };
}
