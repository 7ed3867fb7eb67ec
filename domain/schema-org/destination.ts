import type { TouristDestination } from 'schema-dts';
import type { Page } from '../content/article.ts';
import type { City } from '../content/city.ts';
import { textIn } from '../locale.ts';
import { entryPath } from '../pages.ts';
import { absoluteUrl, commonProperties, geo, type JsonLdContext } from './context.ts';
import { placeLink } from './place.ts';

/** A town or landscape with its highlights. */
export function destinationJsonLd(context: JsonLdContext, city: City): TouristDestination {
  const { catalogue } = context;
  return {
    '@type': 'TouristDestination',
    ...commonProperties(context, 'cities', city, entryPath('cities', city._id)),
    ...geo(city.coordinates),
    includesAttraction: city.highlights.flatMap(({ place: id }) => {
      const place = catalogue.places.get(id);
      return place ? placeLink(context, place) : [];
    }),
  };
}

/** The region with its destinations, in the words of the page that shows it. */
export function regionJsonLd(
  context: JsonLdContext,
  page: Page,
  path: string,
  regionCode: string,
): TouristDestination {
  const { catalogue, locale } = context;
  return {
    '@type': 'TouristDestination',
    ...commonProperties(context, 'pages', page, path),
    name: 'Fès-Meknès',
    identifier: { '@type': 'PropertyValue', propertyID: 'ISO 3166-2', value: regionCode },
    containsPlace: catalogue.cities.all.map((city) => ({
      '@type': 'TouristDestination',
      name: textIn(city.title, locale),
      url: absoluteUrl(context, entryPath('cities', city._id)),
    })),
  };
}
