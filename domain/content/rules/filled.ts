import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';

/** The fields with which a visitor can act, and whether a place has them. */
const FIELDS = {
  'hours or closing day': ({ openingHours, closedOn }) =>
    openingHours !== undefined || closedOn.length > 0,
  admission: ({ admission }) => admission.length > 0,
  'entry rule': ({ entry }) => entry !== undefined,
  phone: ({ contact }) => contact.phone !== undefined,
  website: ({ contact }) => contact.website !== undefined,
  evidence: ({ evidence }) => evidence !== undefined,
} satisfies Record<string, (place: Place) => boolean>;

/** The number of places, and how many of them have each field. */
export type Filled = { places: number } & Record<keyof typeof FIELDS, number>;

/** Filled fields of places: a row for each category or service, and one for all. */
export function filledByCategory(entries: readonly Entry[]): Record<string, Filled> {
  const categories = new Set(
    entries.flatMap(({ kind, data }) =>
      kind === 'tags' && data.group !== 'trip' ? data.slug : [],
    ),
  );
  const categoryOf = ({ tags }: Place) => tags.find((tag) => categories.has(tag)) ?? 'none';
  const places = placesOf(entries);
  return { ...rowsBy(places, categoryOf), all: countFilled(places) };
}

/** Filled fields of places: a row for each province, and one for places outside the region. */
export function filledByProvince(entries: readonly Entry[]): Record<string, Filled> {
  return rowsBy(placesOf(entries), ({ province }) => province ?? 'beyond the border');
}

const placesOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ kind, data }) => (kind === 'places' && !data.isDeal ? data : []));

function rowsBy(places: readonly Place[], nameOf: (place: Place) => string) {
  const rows = [...Map.groupBy(places, nameOf)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(rows.map(([name, group]) => [name, countFilled(group)]));
}

function countFilled(places: readonly Place[]): Filled {
  const counts = Object.entries(FIELDS).map(([name, has]) => [name, places.filter(has).length]);
  return { places: places.length, ...Object.fromEntries(counts) };
}
