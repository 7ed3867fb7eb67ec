/**
 * The pages that strangers may be led to: what sitemaps list, search engines are told of and guides
 * for machines name. Personal pages and those of mere examples are not among them.
 */
import type { Catalogue } from './catalogue.ts';
import { type Category, DISCOVER, PREFERENCES } from './categories.ts';
import type { AnyEntry, Kind } from './kinds.ts';
import { LOCALES, type Locale, type LocalizedText } from './locale.ts';
import { type Pictured, pictureOf } from './picture.ts';
import { localesOf, type Worded } from './translations.ts';

export interface PublicPage {
  /** Below the language; empty for the home page. */
  path: string;
  /** The entry that the page is about: its own, or the one that holds the words of a screen. */
  kind: Kind;
  id: string;
  title: LocalizedText;
  summary: LocalizedText | undefined;
  /** The languages in which it is really written. */
  locales: Locale[];
  /** The source of its picture, as `imageUrl` takes it. */
  picture: string;
  /** When it, or something that it lists, last changed; unknown where no database keeps the content. */
  updated: Date | undefined;
}

/** The screens whose words the council writes (`content/pages`), and what they list. */
const SCREENS: [page: string, path: string, lists: readonly Listed[]][] = [
  ['home', '', ['cities', 'places', 'events', 'circuits', 'experiences', 'articles', 'stories']],
  ['stories', '/inspiration', ['stories', 'articles']],
  ['planning', '/planning', ['circuits']],
  ['visiting', '/visiting', ['places', 'events']],
  ['about', '/about', ['provinces', 'cities']],
  ['circuits', '/circuits', ['circuits']],
  ['experiences', '/experiences', ['experiences']],
  ['events', '/events', ['events']],
  ['articles', '/articles', ['articles']],
  ['deals', '/deals', ['deals']],
  ['inspire', '/inspire', ['places']],
  ['itinerary', '/itinerary', []],
  ['practical-info', '/practical-info', ['visas', 'emergency']],
  ['mapsguides', '/mapsguides', ['documents']],
  ['mice', '/mice', ['mice']],
  ['newsletter', '/newsletter', []],
  ['contact', '/contact', []],
  ['whoarewe', '/whoarewe', []],
  ['policy', '/policy', []],
  ['terms', '/terms', []],
  ['accessibility', '/accessibility', []],
];

/** The pages of entries: where they stand, below the language. */
const ENTRIES: [kind: Listed, path: string][] = [
  ['cities', '/destination'],
  ['places', '/poi'],
  ['deals', '/deal'],
  ['events', '/event'],
  ['circuits', '/circuit'],
  ['experiences', '/experience'],
  ['articles', '/articles'],
];

/** The kinds, and the deals among the places. */
type Listed = Kind | 'deals';

/** All public pages: screens first, then lists, then entries in the order of their lists. */
export function publicPages(catalogue: Catalogue): PublicPage[] {
  const real = (kind: Listed): readonly AnyEntry[] =>
    catalogue[kind].all.filter((entry) => !('sample' in entry && entry.sample));
  const page = (
    path: string,
    kind: Listed,
    entry: AnyEntry & Worded & Pictured,
    lists: readonly (readonly [Listed, readonly { _id: string }[]])[] = [],
  ): PublicPage => ({
    path,
    kind: stored(kind),
    id: entry._id,
    title: entry.title ?? entry.name ?? { en: entry._id },
    summary: entry.summary,
    locales: localesOf(entry),
    picture: pictureOf(kind, entry).src,
    updated: latest([
      ...lists.flatMap(([listed, entries]) => entries.map(({ _id }) => moment(listed, _id))),
      moment(kind, entry._id),
    ]),
  });
  const moment = (kind: Listed, id: string) => catalogue.moments(stored(kind), id)?.updated;

  const screens = SCREENS.flatMap(([id, path, lists]) => {
    const entry = catalogue.pages.get(id);
    // A list of nothing but examples, or of nothing, is no page to be found.
    const listed = lists.map((kind) => [kind, real(kind)] as const);
    const isEmpty = lists.length > 0 && listed.every(([, entries]) => entries.length === 0);
    return entry && !isEmpty ? [page(path, 'pages', entry, listed)] : [];
  });
  const categories = [...DISCOVER.values(), ...PREFERENCES.values(), ...journeys(catalogue)];
  const lists = categories.flatMap(({ path, tag, tags }) => {
    const entry = catalogue.tags.get(tag);
    const tagged = catalogue.places.all.filter((place) => place.tags.some((t) => tags.includes(t)));
    return entry ? [page(path, 'tags', entry, [['places', tagged]])] : [];
  });
  const entries = ENTRIES.flatMap(([kind, path]) =>
    real(kind).map((entry) => page(`${path}/${entry._id}`, kind, entry, around(catalogue, entry))),
  );
  return [...screens, ...lists, ...entries];
}

/**
 * The addresses below the language at which an entry that is no more may have had its page, so that
 * those who know them can be told; a place that is gone may have been a deal.
 */
export function formerPaths(kind: Kind, id: string): string[] {
  return ENTRIES.filter(([listed]) => stored(listed) === kind).map(([, path]) => `${path}/${id}`);
}

/** The addresses of a page in the languages in which it exists, and in English for whoever else. */
export function alternatesOf({ path, locales }: PublicPage, siteUrl: string) {
  return [
    ...locales.map((locale) => ({
      hreflang: locale as string,
      href: `${siteUrl}/${locale}${path}`,
    })),
    { hreflang: 'x-default', href: `${siteUrl}/${LOCALES[0]}${path}` },
  ];
}

/** The latest of some moments; nothing where none is known. */
export function latest(moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.flatMap((moment) => moment?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.max(...known)) : undefined;
}

const stored = (kind: Listed): Kind => (kind === 'deals' ? 'places' : kind);

/** The pages of what one travels for. */
const journeys = ({ tags }: Catalogue): Category[] =>
  tags.all
    .filter(({ group }) => group === 'trip')
    .map(({ slug }) => ({ path: `/lookfor/${slug}`, tag: slug, tags: [slug] }));

/** What the page of a destination lists. */
function around(catalogue: Catalogue, entry: AnyEntry): [Listed, readonly { _id: string }[]][] {
  const city = catalogue.cities.get(entry._id);
  return city === entry ? [['places', catalogue.placesIn(city)]] : [];
}
