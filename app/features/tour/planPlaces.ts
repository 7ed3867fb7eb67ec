import { entryPicture } from '../../../domain/content/picture.ts';
import type { Place } from '../../../domain/content/place.ts';
import type { PlanPlace } from '../../../domain/planner/model.ts';
import { planPlaceOf } from '../../../domain/planner/planPlace.ts';
import { cityNames, type Town, townsOf } from '../../../domain/planner/town.ts';
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
  /** The names of all destinations by id: of towns and of areas. */
  cityNames: Record<string, string>;
}

/** What is shown of a tour. */
export type TourPlaces = Pick<PlanPlaces, 'places' | 'cityNames'>;

/** All places and towns: about 20 kB compressed, cached by the service worker. */
export function planPlaces({ catalogue, locale }: PageContext): PlanPlaces {
  return {
    places: catalogue.places.all.flatMap((place) => shownPlace({ catalogue, locale }, place) ?? []),
    towns: townsOf(catalogue, locale),
    cityNames: cityNames(
      catalogue.cities.all.map(({ _id }) => _id),
      catalogue,
      locale,
    ),
  };
}

/** The part that is needed to show a tour: its own places and the names of its cities. */
export function planLookup({ catalogue, locale }: PageContext, tour: Tour): TourPlaces {
  const ids = new Set(tour.days.flatMap(({ places }) => places));
  return {
    places: [...ids].flatMap((id) => {
      const place = catalogue.places.get(id);
      return (place && shownPlace({ catalogue, locale }, place)) ?? [];
    }),
    cityNames: cityNames(
      tour.days.map(({ city }) => city),
      catalogue,
      locale,
    ),
  };
}

function shownPlace(
  { catalogue, locale }: Pick<PageContext, 'catalogue' | 'locale'>,
  place: Place,
): ShownPlace | undefined {
  const planPlace = planPlaceOf(place, catalogue, locale);
  return planPlace && { ...planPlace, picture: entryPicture('places', place).src };
}
