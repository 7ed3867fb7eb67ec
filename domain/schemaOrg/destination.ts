import type { TouristDestination } from 'schema-dts';
import type { City } from '../city.ts';
import { textIn } from '../locale.ts';
import type { Page } from '../reading.ts';
import { placeLink } from './place.ts';
import { about, addressOf, geo, type Telling } from './telling.ts';

/** A town or a landscape, with what it says should not be missed. */
export function destinationThing(telling: Telling, city: City): TouristDestination {
  const { catalogue } = telling;
  return {
    '@type': 'TouristDestination',
    ...about(telling, 'cities', city, `/destination/${city._id}`),
    ...geo(city.coordinates),
    includesAttraction: city.highlights.flatMap(({ place: id }) => {
      const place = catalogue.places.get(id);
      return place ? placeLink(telling, place) : [];
    }),
  };
}

/** The region as a whole, with its destinations; the words are those of the page that shows it. */
export function regionThing(telling: Telling, page: Page, path: string): TouristDestination {
  const { catalogue, locale } = telling;
  return {
    '@type': 'TouristDestination',
    ...about(telling, 'pages', page, path),
    name: 'Fès-Meknès',
    containsPlace: catalogue.cities.all.map((city) => ({
      '@type': 'TouristDestination',
      name: textIn(city.title, locale),
      url: addressOf(telling, `/destination/${city._id}`),
    })),
  };
}
