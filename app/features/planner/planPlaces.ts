import { entryPicture } from '../../../domain/content/picture.ts';
import type { Place } from '../../../domain/content/place.ts';
import type { PlanPlace } from '../../../domain/planner/model.ts';
import { planPlaceOf } from '../../../domain/planner/planPlace.ts';
import { type Town, townsOf } from '../../../domain/planner/town.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import type { PageContext } from '../../lib/pageContext.ts';

/** A place as the planner shows it. */
export interface ShownPlace extends PlanPlace {
  /** The source of its picture. */
  picture: string;
}

/** The data that the planner works on, in one language. */
export interface PlanPlaces {
  places: ShownPlace[];
  towns: Town[];
}

/** All places and towns: about 20 kB compressed, cached by the service worker. */
export function planPlaces({ catalogue, locale }: PageContext): PlanPlaces {
  return {
    places: catalogue.places.all.flatMap((place) => shownPlace({ catalogue, locale }, place) ?? []),
    towns: townsOf(catalogue, locale),
  };
}

/** The part that is needed to show a tour: its own places and all towns. */
export function planLookup({ catalogue, locale }: PageContext, tour: Tour): PlanPlaces {
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
  { catalogue, locale }: Pick<PageContext, 'catalogue' | 'locale'>,
  place: Place,
): ShownPlace | undefined {
  const planPlace = planPlaceOf(place, catalogue, locale);
  return planPlace && { ...planPlace, picture: entryPicture('places', place).src };
}
