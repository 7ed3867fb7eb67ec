/** Open data as a table, and the flat names that tables and programs for maps need. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { locationOf, townOf } from '../../domain/content/geoJson.ts';
import type { AnyEntry } from '../../domain/content/kinds.ts';
import { LOCALES, type Locale, type LocalizedText, textIn } from '../../domain/locale.ts';
import { csvHead, csvRows } from '../studio/csvFile.ts';

export type PageAddresses = Partial<Record<Locale, string>>;

const HEAD = [
  'id',
  ...LOCALES.map((locale) => `name_${locale}`),
  'city',
  'town',
  'latitude',
  'longitude',
  'located',
  ...LOCALES.map((locale) => `page_${locale}`),
];

/**
 * A table for spreadsheets: RFC 4180, in UTF-8 with a byte order mark. The texts are in the JSON alone. The
 * position is a single point; `located` says whose. Without one its cells are empty.
 */
export function writeTable(
  entries: readonly AnyEntry[],
  catalogue: Catalogue,
  pages: ReadonlyMap<string, PageAddresses>,
): string {
  const rows = entries.map((entry) => {
    const title = titleOf(entry);
    const { geometry, located } = locationOf(entry, catalogue);
    const [longitude = '', latitude = ''] = geometry?.type === 'Point' ? geometry.coordinates : [];
    const { city = '', town = '' } = flatNames(entry, catalogue);
    const addresses = pages.get(entry._id);
    return [
      entry._id,
      ...LOCALES.map((locale) => (title ? textIn(title, locale) : '')),
      city,
      town,
      String(latitude),
      String(longitude),
      located,
      ...LOCALES.map((locale) => addresses?.[locale] ?? ''),
    ];
  });
  return csvHead(HEAD, ',') + csvRows(rows, ',');
}

/** The name of an entry in English, and the id and the name of its town. */
export function flatNames(entry: AnyEntry, catalogue: Catalogue) {
  const title = titleOf(entry);
  const city = townOf(entry);
  const town = catalogue.cities.get(city ?? '');
  return {
    name: title ? textIn(title, 'en') : entry._id,
    ...(city && { city }),
    ...(town && { town: textIn(town.title, 'en') }),
  };
}

function titleOf(entry: AnyEntry): LocalizedText | undefined {
  if ('title' in entry) return entry.title;
  return 'name' in entry ? entry.name : undefined;
}
