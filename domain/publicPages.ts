/** The indexed pages of the registry with their content: for sitemaps, llms.txt, IndexNow and open data. */
import type { Catalogue } from './content/catalogue.ts';
import { tripCategory } from './content/categories.ts';
import type { AnyEntry, Kind } from './content/kinds.ts';
import { type EntryWithPicture, entryPicture } from './content/picture.ts';
import { type Localizable, translatedLocales } from './content/translations.ts';
import { LOCALES, type Locale, type LocalizedText } from './locale.ts';
import { entryPath, type ListedKind, PAGES } from './pages.ts';

export interface PublicPage {
  /** Below the language; empty for the home page. */
  path: string;
  /** The entry with the page's texts: a place, a tag, or an entry of `content/pages`. */
  kind: Kind;
  id: string;
  title: LocalizedText;
  summary: LocalizedText | undefined;
  /** The languages into which the entry is translated. */
  locales: Locale[];
  /** The source of its picture, as `imageUrl` takes it. */
  picture: string;
  /** Time of the last change of the page or of an entry that it lists; undefined without a database. */
  updated: Date | undefined;
}

const INDEXED = PAGES.filter(({ indexed }) => indexed);

/** The public pages: texts and lists first, then categories, then entries in the order of their lists. */
export function publicPages(catalogue: Catalogue): PublicPage[] {
  const entriesOf = (kind: ListedKind): readonly AnyEntry[] => catalogue[kind].all;
  const changeOf = (kind: ListedKind, id: string) => catalogue.moments(stored(kind), id)?.updated;
  const publicPage = (
    path: string,
    kind: ListedKind,
    entry: AnyEntry & Localizable & EntryWithPicture,
    listed: readonly (readonly [ListedKind, readonly { _id: string }[]])[] = [],
  ): PublicPage => ({
    path,
    kind: stored(kind),
    id: entry._id,
    title: entry.title ?? entry.name ?? { en: entry._id },
    summary: entry.summary,
    locales: translatedLocales(entry),
    picture: entryPicture(kind, entry).src,
    updated: latest([
      ...listed.flatMap(([of, entries]) => entries.map(({ _id }) => changeOf(of, _id))),
      changeOf(kind, entry._id),
    ]),
  });

  const texts = INDEXED.flatMap(({ path, contentId, list, shows = [] }) => {
    const entry = contentId && catalogue.pages.get(contentId);
    const kinds = list ? [list, ...shows] : shows;
    const listed = kinds.map((kind) => [kind, entriesOf(kind)] as const);
    // A list without entries is not indexed.
    const isEmpty = kinds.length > 0 && listed.every(([, entries]) => entries.length === 0);
    return entry && !isEmpty ? [publicPage(path, 'pages', entry, listed)] : [];
  });
  const categories = INDEXED.flatMap(({ categories, kind }) =>
    kind === 'tags' ? tripCategories(catalogue) : [...(categories?.values() ?? [])],
  ).flatMap(({ path, tag, tags }) => {
    const entry = catalogue.tags.get(tag);
    const places = catalogue.places.all.filter((place) => place.tags.some((t) => tags.includes(t)));
    return entry ? [publicPage(path, 'tags', entry, [['places', places]])] : [];
  });
  const entries = ENTRY_KINDS.flatMap((kind) =>
    entriesOf(kind).map((entry) =>
      publicPage(entryPath(kind, entry._id), kind, entry, placesOfCity(catalogue, entry)),
    ),
  );
  return [...texts, ...categories, ...entries];
}

/** The kinds of entries with an indexed page of their own; the pages of tags are categories. */
const ENTRY_KINDS = INDEXED.flatMap(({ kind }) =>
  kind === undefined || kind === 'tags' ? [] : [kind],
);

/**
 * The paths at which a deleted entry may have had its page: a deleted place may have been a deal.
 */
export function formerPaths(kind: Kind, id: string): string[] {
  return ENTRY_KINDS.filter((each) => stored(each) === kind).map((each) => entryPath(each, id));
}

/** The addresses of a page in its languages, and in English for all other languages. */
export function alternatesOf({ path, locales }: PublicPage, siteUrl: string) {
  return [
    ...locales.map((locale) => ({
      hreflang: locale as string,
      href: `${siteUrl}/${locale}${path}`,
    })),
    { hreflang: 'x-default', href: `${siteUrl}/${LOCALES[0]}${path}` },
  ];
}

/** The latest of some times; undefined where none is known. */
export function latest(times: readonly (Date | undefined)[]): Date | undefined {
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.max(...known)) : undefined;
}

/** The kind under which an entry is stored. */
const stored = (kind: ListedKind): Kind => (kind === 'deals' ? 'places' : kind);

const tripCategories = ({ tags }: Catalogue) =>
  tags.all.filter(({ group }) => group === 'trip').map(({ slug }) => tripCategory(slug));

/** The places that the page of a destination lists. */
function placesOfCity(
  catalogue: Catalogue,
  entry: AnyEntry,
): [ListedKind, readonly { _id: string }[]][] {
  const city = catalogue.cities.get(entry._id);
  return city === entry ? [['places', catalogue.placesIn(city)]] : [];
}
