import type { Catalogue } from '../../../domain/content/catalogue.ts';
import type { Event, Experience } from '../../../domain/content/event.ts';
import { cityOf, type Place } from '../../../domain/content/place.ts';
import { type Locale, textIn } from '../../../domain/locale.ts';
import { isStop } from '../../../domain/planner/planPlace.ts';
import type { Destination } from './mapServices.ts';

/** The actions of the page of a place or deal, for `ActionBar`. */
export function placeActions(place: Place, catalogue: Catalogue, locale: Locale) {
  const title = textIn(place.title, locale);
  const { phone, website } = place.contact;
  return {
    kind: 'pois' as const,
    id: place._id,
    title,
    destination: destinationOf(place, catalogue, locale),
    phone: phone && phoneUrl(phone),
    website,
    stop: isStop(place) ? { id: place._id, title } : undefined,
  };
}

/**
 * The actions of an event or experience: those of its place, if it has a single one, otherwise
 * directions to its town.
 */
export function entryActions(
  kind: 'events' | 'experiences',
  entry: Event | Experience,
  catalogue: Catalogue,
  locale: Locale,
) {
  const ids = 'places' in entry ? entry.places : [entry.place ?? ''];
  const place = ids.length === 1 ? catalogue.places.get(ids[0] ?? '') : undefined;
  return {
    kind,
    id: entry._id,
    title: textIn(entry.title, locale),
    destination:
      (place && destinationOf(place, catalogue, locale)) ?? townOf(entry.city, catalogue, locale),
    stop:
      place && isStop(place) ? { id: place._id, title: textIn(place.title, locale) } : undefined,
  };
}

/** The address that calls a phone number. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function destinationOf(
  place: Place,
  catalogue: Catalogue,
  locale: Locale,
): Destination | undefined {
  const { coordinates } = place;
  if (!coordinates) return undefined;
  const { longitude, latitude, confidence } = coordinates;
  const city = catalogue.cities.get(cityOf(place));
  const isTown = confidence === 'town-level';
  return {
    longitude,
    latitude,
    title: textIn(place.title, locale),
    town: isTown && city ? textIn(city.title, locale) : undefined,
  };
}

function townOf(id: string, catalogue: Catalogue, locale: Locale): Destination | undefined {
  const city = catalogue.cities.get(id);
  if (!city?.coordinates) return undefined;
  const { longitude, latitude } = city.coordinates;
  const title = textIn(city.title, locale);
  return { longitude, latitude, title, town: title };
}
