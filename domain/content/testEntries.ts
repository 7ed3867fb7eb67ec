/** Small valid entries for tests. */

import { LOCALES, type Locale } from '../locale.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import type { Circuit, Stop } from './circuit.ts';
import type { Entry, Kind } from './kinds.ts';
import { OpeningHours } from './openingHours.ts';
import { parseEntry } from './validateContent.ts';

/** A valid entry of a kind. Fails the test where `fields` are invalid. */
export function entryOf(kind: Kind, fields: Record<string, unknown>): Entry {
  const { entry, problems } = parseEntry(kind, fields);
  if (!entry) throw new Error(JSON.stringify(problems));
  return entry;
}

export const tagEntry = (slug: string, group = 'category', order = 1) =>
  entryOf('tags', { _id: slug, slug, name: { en: slug }, group, order });

export const cityEntry = (slug: string, order = 1, fields: object = {}) =>
  entryOf('cities', { _id: slug, slug, title: { en: slug }, order, ...fields });

export const placeEntry = (id: string, city: string, fields: object = {}) =>
  entryOf('places', {
    _id: id,
    title: { en: id },
    tags: ['restaurants'],
    contact: { address: { city } },
    coordinates: { longitude: -5, latitude: 34 },
    ...fields,
  });

/** The same text in all four languages. */
export const everywhere = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>;

/** A text of `count` words. */
export const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

export const catalogueOf = (...entries: Entry[]): Catalogue => buildCatalogue(1, entries);

/** A circuit with as many days as its stops need. */
export function circuitEntry(
  id: string,
  city: string,
  stops: readonly (Pick<Stop, 'day'> & Partial<Stop>)[],
): Circuit {
  const { data } = entryOf('circuits', {
    _id: id,
    title: { en: id },
    theme: 'test',
    days: Math.max(...stops.map(({ day }) => day)),
    city,
    totalKm: 10,
    stops,
  });
  return data as Circuit;
}

/** Opening hours by weekly rules, with any other fields. */
export const openingHours = (week: OpeningHours['week'], fields: object = {}): OpeningHours =>
  OpeningHours.parse({ week, asOf: '2026', source: 'a test', ...fields });
