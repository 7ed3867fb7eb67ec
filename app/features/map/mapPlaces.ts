import { entryPicture } from '../../../domain/content/picture.ts';
import { cityOf } from '../../../domain/content/place.ts';
import { type PlaceKind, placeKind } from '../../../domain/content/placeCategories.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import { type CompactHours, compactHours } from '../../../domain/hours/compactHours.ts';
import { textIn } from '../../../domain/locale.ts';
import { isStop } from '../../../domain/planner/planPlace.ts';
import type { PageContext } from '../../lib/pageContext.ts';

/** What an open map shows of a place beside its name and position, in the page's language. */
export interface MapPlace {
  kind?: PlaceKind;
  /** The source of its picture. */
  picture: string;
  /** The name of its town. */
  town?: string;
  duration?: string;
  /** True if it can be added to an itinerary. */
  stop?: true;
  /** Where browsers can tell whether it is open now. */
  hours?: CompactHours;
}

/** By the id of the place. */
export type MapPlaces = Record<string, MapPlace>;

/** All places with a position, deals included. */
export function mapPlaces({ catalogue, locale }: PageContext): MapPlaces {
  const towns = new Map(catalogue.cities.all.map(({ _id, title }) => [_id, textIn(title, locale)]));
  const places = [...catalogue.places.all, ...catalogue.deals.all].filter(
    ({ coordinates }) => coordinates,
  );
  return Object.fromEntries(
    places.map((place) => {
      const kind = placeKind(place);
      const town = towns.get(cityOf(place));
      const duration = place.isDeal ? undefined : formatDuration(place.duration, locale);
      const hours = compactHours(place);
      return [
        place._id,
        {
          ...(kind && { kind }),
          picture: entryPicture('places', place).src,
          ...(town && { town }),
          ...(duration && { duration }),
          ...(isStop(place) && { stop: true as const }),
          ...(hours && { hours }),
        },
      ];
    }),
  );
}
