import { z } from 'zod';
import type { Catalogue } from '../../domain/catalogue.ts';
import { LocalizedText, Slug } from '../../domain/fields.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';
import { pictureOf } from '../../domain/picture.ts';
import {
  nearInSpelling,
  SEARCHED,
  type SearchedKind,
  search,
  whereIs,
} from '../../domain/search.ts';
import { MAX_TERM_LENGTH } from '../../domain/searchTerm.ts';
import { commaList } from './fields.ts';
import { resource } from './resource.ts';

const Slugs = commaList(Slug).default([]);

/** What an entry that was found can bring along beside its title. */
const DETAILS = ['summary', 'picture', 'city'] as const;

const Found = z.object({
  _id: z.string(),
  title: LocalizedText,
  summary: LocalizedText.optional(),
  picture: z.string().optional().describe('the source, as the image service takes it'),
  city: z.string().optional().describe('the id of its city'),
});

export const SEARCH = resource({
  path: 'search',
  summary: 'Search by title, limited to cities and tags; the best matches of each kind first',
  query: z.object({
    q: z.string().max(MAX_TERM_LENGTH).default('').describe('the term'),
    locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
    cities: Slugs.describe('city ids joined by commas'),
    tags: Slugs.describe('tag slugs joined by commas'),
    fields: commaList(z.enum(DETAILS))
      .default(['summary'])
      .describe(`what is wanted beside id and title, joined by commas: ${DETAILS.join(', ')}`),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe('at most, of each kind'),
  }),
  data: z.object({
    cities: z.array(Found),
    places: z.array(Found),
    events: z.array(Found),
    circuits: z.array(Found),
    experiences: z.array(Found),
    articles: z.array(Found),
    near: z
      .array(Found.extend({ kind: z.enum(SEARCHED) }))
      .describe('where nothing was found: what is near in spelling, nearest first'),
  }),
  read(catalogue, { q, locale, cities, tags, fields, limit }) {
    const query = { term: q, locale, cities, tags };
    const results = search(catalogue, query);
    const none = Object.values(results).every((ids) => ids.length === 0);
    const show = (kind: SearchedKind, id: string) => found(catalogue, kind, id, fields);
    return {
      ...Object.fromEntries(
        SEARCHED.map((kind) => [
          kind,
          results[kind].slice(0, limit).flatMap((id) => show(kind, id) ?? []),
        ]),
      ),
      near: (none ? nearInSpelling(catalogue, query) : []).flatMap(({ kind, id }) => {
        const entry = show(kind, id);
        return entry ? { ...entry, kind } : [];
      }),
    };
  },
});

function found(
  catalogue: Catalogue,
  kind: SearchedKind,
  id: string,
  fields: readonly (typeof DETAILS)[number][],
): z.infer<typeof Found> | undefined {
  const entry = catalogue[kind].get(id);
  if (!entry) return undefined;
  const has = (field: (typeof DETAILS)[number]) => fields.includes(field);
  return {
    _id: id,
    title: entry.title,
    ...(has('summary') && { summary: entry.summary }),
    ...(has('picture') && { picture: pictureOf(kind, entry).src }),
    ...(has('city') && { city: whereIs(entry) }),
  };
}
