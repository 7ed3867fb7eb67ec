import type {
  BankOrCreditUnion,
  BusStation,
  Hospital,
  Hotel,
  Pharmacy,
  PostalAddress,
  Restaurant,
  TaxiStand,
  TouristAttraction,
  TrainStation,
  TravelAgency,
} from 'schema-dts';
import type { Service } from '../content/categories.ts';
import { cityOf, type Place } from '../content/place.ts';
import { specialDaysOf } from '../hours/specialDays.ts';
import { textIn } from '../locale.ts';
import { entryPath } from '../pages.ts';
import { accessForFree } from './admission.ts';
import { absoluteUrl, commonProperties, geo, type JsonLdContext } from './context.ts';
import { openingHoursOf } from './openingHours.ts';

const SERVICE_TYPES = {
  pharmacy: 'Pharmacy',
  hospital: 'Hospital',
  bank: 'BankOrCreditUnion',
  station: 'TrainStation',
  'bus-station': 'BusStation',
  'taxi-rank': 'TaxiStand',
} as const satisfies Record<Service, string>;

/** Schema.org types by category or service; others are `TouristAttraction`. */
const TYPES = {
  ...SERVICE_TYPES,
  restaurants: 'Restaurant',
  hotels: 'Hotel',
  'agences-de-voyages': 'TravelAgency',
} as const;

/** Path of a place's page after the language. */
export const placePath = (place: Place): string =>
  entryPath(place.isDeal ? 'deals' : 'places', place._id);

type PlaceJsonLd =
  | TouristAttraction
  | Restaurant
  | Hotel
  | TravelAgency
  | Pharmacy
  | Hospital
  | BankOrCreditUnion
  | TrainStation
  | BusStation
  | TaxiStand;

/** A place with what its page shows. Unknown properties are left out. */
export function placeJsonLd(context: JsonLdContext, place: Place): PlaceJsonLd {
  const { phone, website } = place.contact;
  return {
    '@type': typeOf(place),
    ...commonProperties(context, 'places', place, placePath(place)),
    ...geo(place.coordinates),
    address: postalAddress(context, place),
    ...inTown(context, cityOf(place)),
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...openingHoursOf(place, specialDaysOf(context.catalogue.settings.get('site')), new Date()),
    ...accessForFree(place),
    ...(place.closed && { publicAccess: false }),
  };
}

function typeOf({ tags }: Place) {
  const [category] = Object.entries(TYPES).filter(([tag]) => tags.includes(tag));
  return category?.[1] ?? 'TouristAttraction';
}

function postalAddress({ catalogue, locale }: JsonLdContext, place: Place): PostalAddress {
  const street = place.contact.address.street_address;
  const city = catalogue.cities.get(cityOf(place));
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: textIn(street, locale) }),
    ...(city && { addressLocality: textIn(city.title, locale) }),
    // Places just outside of the region belong to another one.
    ...(!place.neighbour && { addressRegion: 'Fès-Meknès' }),
    addressCountry: 'MA',
  };
}

/** The destination that contains something, by name and page. */
function inTown(context: JsonLdContext, id: string) {
  const city = context.catalogue.cities.get(id);
  if (!city) return {};
  return {
    containedInPlace: {
      '@type': 'TouristDestination',
      name: textIn(city.title, context.locale),
      url: absoluteUrl(context, entryPath('cities', city._id)),
    },
  } as const;
}

/** A referenced place, by name and page. */
export function placeLink(
  context: JsonLdContext,
  place: Place,
): Exclude<TouristAttraction, string> {
  return {
    '@type': 'TouristAttraction',
    name: textIn(place.title, context.locale),
    url: absoluteUrl(context, placePath(place)),
    ...geo(place.coordinates),
  };
}
