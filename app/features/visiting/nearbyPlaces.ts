import { nearbyFilters } from '../../../domain/content/nearby.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { cityOf } from '../../../domain/content/place.ts';
import { compactHours } from '../../../domain/hours/compactHours.ts';
import { localize } from '../../i18n/localize.tsx';
import type { PageContext } from '../../lib/pageContext.ts';
import { mapPoint } from '../map/mapPoints.ts';
import { type NearbyPlace, posterOf } from './nearbyPlace.ts';

/** All places with coordinates, in the language of the page, services included. */
export function nearbyPlaces({ catalogue, locale }: PageContext): NearbyPlace[] {
  return catalogue.places.all.flatMap((place) => {
    const filters = nearbyFilters(place.tags);
    const point = mapPoint(place, locale);
    if (!filters || !point || place.closed || place.sample) return [];
    const { src } = entryPicture('places', place);
    const hours = compactHours(place);
    return {
      id: place._id,
      title: localize(place.title, locale),
      city: cityOf(place),
      longitude: point.longitude,
      latitude: point.latitude,
      ...(point.vague && { vague: true }),
      filters,
      ...(src !== posterOf(place._id) && { picture: src }),
      ...(hours && { hours }),
    };
  });
}
