import Fuse from 'fuse.js';
import type { Catalogue } from './catalogue.ts';
import type { EntryOf } from './kinds.ts';
import type { Locale } from './locale.ts';
import { textIn } from './locale.ts';
import { cityOf } from './place.ts';
import { MIN_TERM_LENGTH } from './searchTerm.ts';
import { TITLE_RULE } from './titleSearch.ts';

/** When nothing is found: more letters may be wrong. */
const LOOSE_RULE = { ...TITLE_RULE, threshold: 0.6, includeScore: true };

/**
 * So many characters of a term are compared: enough to tell any two titles apart. The library cuts longer
 * ones into pieces of this length, each as costly as a whole term.
 */
const COMPARED = 32;

/** How many entries that are near in spelling are offered. */
const MOST_NEAR = 6;

interface Searchable {
  title: string;
  /** Other spellings, the Arabic name and the title in the other languages. */
  aliases: string[];
  id: string;
}

export interface SearchQuery {
  term: string;
  locale: Locale;
  /** City ids; none means all. */
  cities?: readonly string[];
  /** Tag slugs, of which a place must have any; none means all. */
  tags?: readonly string[];
  /** The kinds that are wanted; all without it. */
  kinds?: readonly SearchedKind[];
}

/** The kinds that are searched, in the order in which their results are shown. */
export const SEARCHED = [
  'cities',
  'places',
  'experiences',
  'circuits',
  'events',
  'articles',
] as const;
export type SearchedKind = (typeof SEARCHED)[number];

/** The ids found of each kind, best first. */
export type SearchResults = Record<SearchedKind, string[]>;

/** An entry that was found, of any kind. */
export interface Found {
  kind: SearchedKind;
  id: string;
}

const indexes = new WeakMap<Catalogue, Map<string, Fuse<Searchable>>>();

/**
 * Section 5: everything whose title is like the term, grouped by kind, limited to the selected
 * cities and tags. Places can be listed by city and tag alone, without a term.
 */
export function search(catalogue: Catalogue, query: SearchQuery): SearchResults {
  const term = query.term.trim().slice(0, COMPARED);
  const found = (kind: SearchedKind): string[] =>
    term.length < MIN_TERM_LENGTH || query.kinds?.includes(kind) === false
      ? []
      : index(catalogue, kind, query.locale)
          .search(term)
          .map(({ item }) => item.id);
  const { cities = [], tags = [] } = query;
  const filtered = cities.length > 0 || tags.length > 0;
  const places =
    term === '' && filtered ? catalogue.places.all.map((place) => place._id) : found('places');
  const inCities = (city: string | undefined) =>
    cities.length === 0 || (city !== undefined && cities.includes(city));
  const hasTag = (entryTags: readonly string[]) =>
    tags.length === 0 || entryTags.some((tag) => tags.includes(tag));
  const matching = (
    ids: string[],
    get: (id: string) => EntryOf<SearchedKind> | undefined,
  ): string[] =>
    ids.filter((id) => {
      const entry = get(id);
      return entry !== undefined && inCities(whereIs(entry)) && hasTag(entry.tags);
    });
  return {
    cities: filtered ? [] : found('cities'),
    places: matching(places, catalogue.places.get),
    events: matching(found('events'), catalogue.events.get),
    circuits: matching(found('circuits'), catalogue.circuits.get),
    experiences: matching(found('experiences'), catalogue.experiences.get),
    articles: matching(found('articles'), catalogue.articles.get),
  };
}

/** The id of the city in which something is, where it is in one. */
export function whereIs(entry: EntryOf<SearchedKind>): string | undefined {
  if ('contact' in entry) return cityOf(entry);
  return 'city' in entry ? entry.city : undefined;
}

/**
 * What to offer where a search found nothing: the titles nearest in spelling, of all cities and
 * tags, nearest first.
 */
export function nearInSpelling(catalogue: Catalogue, query: SearchQuery): Found[] {
  const term = query.term.trim().slice(0, COMPARED);
  if (term.length < MIN_TERM_LENGTH) return [];
  return SEARCHED.flatMap((kind) =>
    index(catalogue, kind, query.locale, LOOSE_RULE)
      .search(term, { limit: MOST_NEAR })
      .map(({ item, score = 1 }) => ({ kind, id: item.id, score })),
  )
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_NEAR)
    .map(({ kind, id }) => ({ kind, id }));
}

function index(
  catalogue: Catalogue,
  kind: SearchedKind,
  locale: Locale,
  rule = TITLE_RULE,
): Fuse<Searchable> {
  const made = indexes.get(catalogue) ?? new Map<string, Fuse<Searchable>>();
  indexes.set(catalogue, made);
  const key = `${kind} ${locale} ${rule.threshold}`;
  const fuse = made.get(key) ?? new Fuse(searchables(catalogue, kind, locale), rule);
  made.set(key, fuse);
  return fuse;
}

function searchables(catalogue: Catalogue, kind: SearchedKind, locale: Locale): Searchable[] {
  return catalogue[kind].all.map((entry) => ({
    id: entry._id,
    title: textIn(entry.title, locale),
    aliases: [...entry.aliases, ...Object.values(entry.title), entry.arabicTitle ?? ''],
  }));
}
