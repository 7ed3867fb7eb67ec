import type { Hotel, PostalAddress, Restaurant, TouristAttraction, TravelAgency } from 'schema-dts';
import { textIn } from '../locale.ts';
import { cityOf, type Place } from '../place.ts';
import { about, addressOf, geo, type Telling } from './telling.ts';

/** What a place is, by its category; all others are worth seeing. */
const TYPES = {
  restaurants: 'Restaurant',
  hotels: 'Hotel',
  'agences-de-voyages': 'TravelAgency',
} as const;

/** Where a place's page is, below the language. */
export const placePath = (place: Place): string =>
  `${place.isDeal ? '/deal' : '/poi'}/${place._id}`;

/** A place, as far as its page tells of it. Of what is not known, such as prices, nothing is said. */
export function placeThing(
  telling: Telling,
  place: Place,
): TouristAttraction | Restaurant | Hotel | TravelAgency {
  const { phone, website } = place.contact;
  return {
    '@type': typeOf(place),
    ...about(telling, 'places', place, placePath(place)),
    ...geo(place.coordinates),
    address: postalAddress(telling, place),
    ...inTown(telling, cityOf(place)),
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(place.closed && { publicAccess: false }),
  };
}

function typeOf({ tags }: Place) {
  const [category] = Object.entries(TYPES).filter(([tag]) => tags.includes(tag));
  return category?.[1] ?? 'TouristAttraction';
}

function postalAddress({ catalogue, locale }: Telling, place: Place): PostalAddress {
  const street = place.contact.address.street_address;
  const city = catalogue.cities.get(cityOf(place));
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: textIn(city.title, locale) }),
    // What lies just outside of the region is in another one.
    ...(!place.neighbour && { addressRegion: 'Fès-Meknès' }),
    addressCountry: 'MA',
  };
}

/** The destination in which something is, by name and page. */
function inTown(telling: Telling, id: string) {
  const city = telling.catalogue.cities.get(id);
  if (!city) return {};
  return {
    containedInPlace: {
      '@type': 'TouristDestination',
      name: textIn(city.title, telling.locale),
      url: addressOf(telling, `/destination/${city._id}`),
    },
  } as const;
}

/** A place that something else leads to, by name and page alone. */
export function placeLink(telling: Telling, place: Place): Exclude<TouristAttraction, string> {
  return {
    '@type': 'TouristAttraction',
    name: textIn(place.title, telling.locale),
    url: addressOf(telling, placePath(place)),
    ...geo(place.coordinates),
  };
}
