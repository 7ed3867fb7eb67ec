import type { Catalogue } from '../content/catalogue.ts';
import { serviceOf } from '../content/categories.ts';
import { locationOf, type Position } from '../content/geoJson.ts';
import type { AnyEntry, EntryOf } from '../content/kinds.ts';
import { cityOf, type Place } from '../content/place.ts';
import type { LocalizedText } from '../locale.ts';
import { type FindablePage, findablePages } from './findablePages.ts';
import { isInArea, type SearchArea } from './searchArea.ts';
import { MAX_STEPS, normalise, TitleIndex } from './titleIndex.ts';

/** Fuzzier settings for suggestions where nothing is found. */
const NEAR = { threshold: 0.6, steps: MAX_STEPS / 4 };

/** Number of suggestions of similar spelling. */
const MAX_SUGGESTIONS = 6;

export interface SearchQuery {
  term: string;
  /** City ids; empty for all. */
  cities?: readonly string[];
  /** Tag slugs, of which an entry has at least one; empty for all. */
  tags?: readonly string[];
  /** Where an entry has to be, itself or one of its places; all the world by default. */
  area?: SearchArea | undefined;
  /** All kinds by default. */
  kinds?: readonly SearchedKind[];
}

/** The searched kinds, in the order of results without a term. */
export const SEARCHED = [
  'cities',
  'places',
  'deals',
  'experiences',
  'circuits',
  'events',
  'articles',
  'pages',
] as const;
export type SearchedKind = (typeof SEARCHED)[number];

/** The results of one kind, best first. */
export interface ResultGroup {
  kind: SearchedKind;
  ids: string[];
}

/** An entry that was found, of any kind. */
export interface Found {
  kind: SearchedKind;
  id: string;
}

/** An entry of the catalogue or a page of the site, prepared for the search. */
interface Searchable extends Found {
  names: readonly string[];
  city: string | undefined;
  tags: readonly string[];
  /** The editors' order of destinations and places, which is that of their importance. */
  order: number | undefined;
  /** Where it is: itself, its places, or its town. */
  positions: readonly Position[];
}

interface PreparedSearch {
  all: readonly Searchable[];
  index: TitleIndex<Searchable>;
  pages: ReadonlyMap<string, FindablePage>;
}

const prepared = new WeakMap<Catalogue, PreparedSearch>();

/**
 * Specification, section 5: everything whose title matches the term, limited to the selected cities and
 * tags. The group with the best match comes first; groups without results are left out. Without a term,
 * cities, tags and an area alone list all that belongs to them.
 */
export function search(catalogue: Catalogue, query: SearchQuery): ResultGroup[] {
  const { cities = [], tags = [], kinds = SEARCHED, area } = query;
  const filtered = cities.length > 0 || tags.length > 0 || area !== undefined;
  const accept = ({ kind, city, tags: own, positions }: Searchable) =>
    kinds.includes(kind) &&
    (cities.length === 0 || (city !== undefined && cities.includes(city))) &&
    (tags.length === 0 || own.some((tag) => tags.includes(tag))) &&
    (!area || positions.some((position) => isInArea(position, area)));
  const { all, index } = prepare(catalogue);
  if (query.term.trim() === '') return filtered ? grouped(all.filter(accept)) : [];
  return grouped(index.search(query.term, { accept }).map(({ item }) => item));
}

/**
 * Suggestions for a term without results: the entries with the most similar titles, best first. Few
 * mistakes are made in a first letter: without it, "xyzzy" would be similar to "Taza".
 */
export function suggestSimilar(catalogue: Catalogue, term: string): Found[] {
  const [first] = normalise(term);
  const isAlike = ({ names }: Searchable) =>
    names.some((name) => ` ${normalise(name)}`.includes(` ${first}`));
  return prepare(catalogue)
    .index.search(term, NEAR)
    .filter(({ item }) => isAlike(item))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item: { kind, id } }) => ({ kind, id }));
}

/** The entry or page of a search result; undefined for an unknown id. */
export function foundEntry(catalogue: Catalogue, { kind, id }: Found) {
  return kind === 'pages' ? prepare(catalogue).pages.get(id) : catalogue[kind].get(id);
}

/** The id of the city of an entry; undefined where it has none. */
export function cityIdOf(entry: EntryOf<Exclude<SearchedKind, 'deals'>>): string | undefined {
  if ('contact' in entry) return cityOf(entry);
  return 'city' in entry ? entry.city : undefined;
}

/** Results grouped by kind; groups and ids keep the order of the results. */
function grouped(found: readonly Searchable[]): ResultGroup[] {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, items]) => ({
    kind,
    ids: items.map(({ id }) => id),
  }));
}

function prepare(catalogue: Catalogue): PreparedSearch {
  const known = prepared.get(catalogue);
  if (known) return known;
  const pages = findablePages(catalogue);
  const all = SEARCHED.flatMap((kind): Searchable[] =>
    kind === 'pages'
      ? pages.map((page) => searchable(kind, page))
      : catalogue[kind].all.map((entry) => ({
          ...searchable(kind, entry),
          ...('contact' in entry && {
            names: [...namesOf(entry), ...serviceNames(entry, catalogue)],
          }),
          city: kind === 'cities' ? entry._id : cityIdOf(entry),
          tags: entry.tags,
          order: isRanked(kind) && 'order' in entry ? entry.order : undefined,
          positions: positionsOf(entry, catalogue),
        })),
  );
  const fresh = {
    all,
    index: new TitleIndex(
      // Of equal matches the section of practical information comes before the services.
      [...all.filter(isPage), ...all.filter((item) => !isPage(item))],
      ({ names }) => names,
      ({ order }) => order,
    ),
    pages: new Map(pages.map((page) => [page._id, page])),
  };
  prepared.set(catalogue, fresh);
  return fresh;
}

const isPage = ({ kind }: Found) => kind === 'pages';

/** The order of other kinds is that of their own list. */
const isRanked = (kind: SearchedKind) => kind === 'cities' || kind === 'places';

interface Named {
  _id: string;
  title: LocalizedText;
  aliases: readonly string[];
  arabicTitle?: string | undefined;
}

const searchable = (kind: SearchedKind, entry: Named): Searchable => ({
  kind,
  id: entry._id,
  names: namesOf(entry),
  city: undefined,
  tags: [],
  order: undefined,
  positions: [],
});

function positionsOf(entry: AnyEntry, catalogue: Catalogue): readonly Position[] {
  const { geometry } = locationOf(entry, catalogue);
  if (!geometry) return [];
  return geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
}

/** Titles of all languages are searched: visitors type what they read elsewhere. */
const namesOf = ({ title, aliases, arabicTitle }: Named): string[] => [
  ...Object.values(title),
  ...aliases,
  ...(arabicTitle ? [arabicTitle] : []),
];

/** Who needs a pharmacy types no name: "pharmacy", "Apotheke Fès". None for other places. */
function serviceNames(place: Place, { tags, cities }: Catalogue): string[] {
  const tag = tags.get(serviceOf(place) ?? '');
  if (!tag) return [];
  const towns = new Set(Object.values(cities.get(cityOf(place))?.title ?? {}));
  const kinds = new Set([...Object.values(tag.name), ...tag.aliases]);
  return [...kinds].flatMap((kind) => [kind, ...[...towns].map((town) => `${kind} ${town}`)]);
}
