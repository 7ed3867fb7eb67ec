import { distanceBetween } from '../geo/distance.ts';
import { textIn } from '../locale.ts';
import { isService } from './categories.ts';
import { entryKey } from './entryKey.ts';
import type { Coordinates } from './fields.ts';
import { type AnyEntry, type Entry, type EntryOf, KIND_NAMES, type Kind } from './kinds.ts';
import { cityOf, type Place, splitDeals } from './place.ts';

/** The entries of one kind, in the order of their lists. */
export interface Collection<T> {
  readonly all: readonly T[];
  get(id: string): T | undefined;
}

/** When an entry was created and last changed in the database. */
export interface Moments {
  created: Date;
  updated: Date;
}

/** An entry as the database stores it; entries from files and tests have no moments. */
export type StoredEntry = Entry & { moments?: Moments };

type Collections = { readonly [K in Kind]: Collection<EntryOf<K>> };

/**
 * All content of one version, immutable: a change of content creates a new catalogue.
 * Pages and API read content from it only.
 */
export interface Catalogue extends Collections {
  /** Increases with every change of content; cached pages are valid for one version. */
  readonly version: number;
  /** The places with the deal flag; `places` holds the others (section 3). */
  readonly deals: Collection<Place>;
  /** A destination by id, slug or another spelling: `fes`, `fez`, `Fès`. */
  city(name: string): EntryOf<'cities'> | undefined;
  /** The places of a destination and of the towns that belong to it, without services. */
  placesIn(city: EntryOf<'cities'>): readonly Place[];
  /** The `count` places nearest to a point, without services, with the distance in metres, nearest first. */
  near(point: Coordinates, count: number, except?: string): { place: Place; metres: number }[];
  /** Deals have the kind `places` here. */
  moments(kind: Kind, id: string): Moments | undefined;
}

/** Builds the catalogue of a version from all stored entries, given in any order. */
export function buildCatalogue(version: number, entries: Iterable<StoredEntry>): Catalogue {
  const byKind = new Map<Kind, AnyEntry[]>(KIND_NAMES.map((kind) => [kind, []]));
  const momentsOf = new Map<string, Moments>();
  for (const { kind, data, moments } of entries) {
    // Examples of a layout are never shown.
    if ('sample' in data && data.sample) continue;
    byKind.get(kind)?.push(data);
    if (moments) momentsOf.set(entryKey({ kind, id: data._id }), moments);
  }
  const collected = Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, collect(byKind.get(kind) ?? [])]),
  ) as unknown as Collections;

  const { places, deals } = splitDeals(collected.places.all);
  const sights = places.filter((place) => !isService(place));
  const placesByCity = Map.groupBy(sights, cityOf);
  const cityNames = new Map<string, EntryOf<'cities'>>();
  for (const city of collected.cities.all) {
    for (const name of [...city.aliases, ...Object.values(city.title), city.slug, city._id]) {
      cityNames.set(name.toLowerCase(), city);
    }
  }
  return {
    ...collected,
    version,
    places: collect(places),
    deals: collect(deals),
    city: (name) => cityNames.get(name.toLowerCase()),
    placesIn: (city) => [city._id, ...city.area].flatMap((id) => placesByCity.get(id) ?? []),
    near: (point, count, except) =>
      sights
        .flatMap((place) =>
          place._id === except || !place.coordinates
            ? []
            : [{ place, metres: distanceBetween(point, place.coordinates) }],
        )
        .sort((a, b) => a.metres - b.metres)
        .slice(0, count),
    moments: (kind, id) => momentsOf.get(entryKey({ kind, id })),
  };
}

function collect<T extends AnyEntry>(entries: readonly T[]): Collection<T> {
  const all = entries.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || compare(nameOf(a), nameOf(b)) || compare(a._id, b._id),
  );
  const byId = new Map(all.map((entry) => [entry._id, entry]));
  return { all, get: (id) => byId.get(id) };
}

const orderOf = (entry: AnyEntry): number =>
  ('order' in entry ? entry.order : undefined) ?? Number.MAX_SAFE_INTEGER;

const collator = new Intl.Collator('en');
const compare = collator.compare;

function nameOf(entry: AnyEntry): string {
  if ('title' in entry) return textIn(entry.title, 'en');
  return 'name' in entry ? textIn(entry.name, 'en') : entry._id;
}
