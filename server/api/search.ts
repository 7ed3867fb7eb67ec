import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { LocalizedText, Slug } from '../../domain/content/fields.ts';
import { teaserOf } from '../../domain/format/excerpt.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type LocalizedText as LocalizedString,
} from '../../domain/locale.ts';
import { pictureSource } from '../../domain/media/posterSource.ts';
import {
  cityIdOf,
  type Found as FoundEntry,
  foundEntry,
  SEARCHED,
  type SearchedKind,
  search,
  suggestSimilar,
} from '../../domain/search/search.ts';
import { MAX_TERM_LENGTH } from '../../domain/search/searchTerm.ts';
import { CachedResponse, encodeResponse } from '../http/cachedResponse.ts';
import { type AppServices, clientAbortSignal, createRouter } from '../http/context.ts';
import { chargeClient } from '../http/middleware.ts';
import { queryParams } from '../http/requestBody.ts';
import { PUBLIC_DATA_HEADERS } from '../http/responseHeaders.ts';
import { send } from '../http/sendResponse.ts';
import { commaList } from './fieldSelection.ts';
import { LIST_PROBLEMS } from './lists.ts';
import { dataResponse, describeRoute, queryParameters } from './openapi.ts';

const Slugs = commaList(Slug).default([]);

/** Optional fields of a result. */
const DETAILS = ['summary', 'picture', 'city'] as const;

const Found = z.object({
  _id: z.string().describe('of pages: the path below the language'),
  title: LocalizedText,
  summary: LocalizedText.optional(),
  picture: z.string().optional().describe('the source, as the image service takes it'),
  city: z.string().optional().describe('the id of its city'),
});

const SearchQuery = z.object({
  q: z.string().max(MAX_TERM_LENGTH).default('').describe('the term'),
  locale: z
    .enum(LOCALES)
    .default(DEFAULT_LOCALE)
    .describe('ignored: titles are compared in every language'),
  cities: Slugs.describe('city ids joined by commas'),
  tags: Slugs.describe('tag slugs joined by commas'),
  fields: commaList(z.enum(DETAILS))
    .default(['summary'])
    .describe(`what is wanted beside id and title, joined by commas: ${DETAILS.join(', ')}`),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('at most, of each kind'),
});

const SearchResults = z.object({
  order: z
    .array(z.enum(SEARCHED))
    .describe('the kinds of which something was found, that with the best match first'),
  ...(Object.fromEntries(SEARCHED.map((kind) => [kind, z.array(Found)])) as Record<
    SearchedKind,
    z.ZodArray<typeof Found>
  >),
  near: z
    .array(Found.extend({ kind: z.enum(SEARCHED) }))
    .describe('where nothing was found: what is near in spelling, nearest first'),
});

/** `GET /search`; results are not cached. */
export function searchRoutes({ live }: AppServices) {
  const routes = createRouter();
  routes.get(
    '/',
    describeRoute({
      summary:
        'Search by title, limited to cities and tags; the best matches of each kind first. Many searches from one address answer 429 with Retry-After.',
      parameters: queryParameters(SearchQuery),
      responses: { 200: dataResponse('The data', SearchResults), ...LIST_PROBLEMS },
    }),
    // Lists of a city or tag are not searches.
    async (context, next) =>
      (context.req.query('q')?.trim() && chargeClient(context, 'searches')) || next(),
    queryParams(SearchQuery),
    async (context) => {
      const data = searchResults(live.current(), context.req.valid('query'));
      const body = Buffer.from(JSON.stringify({ data }));
      const response = new CachedResponse(encodeResponse(200, PUBLIC_DATA_HEADERS, body));
      const { incoming, outgoing } = context.env;
      await send(incoming, outgoing, response, clientAbortSignal(outgoing));
      return RESPONSE_ALREADY_SENT;
    },
  );
  return routes;
}

function searchResults(
  catalogue: Catalogue,
  { q, cities, tags, fields, limit }: z.infer<typeof SearchQuery>,
) {
  const groups = search(catalogue, { term: q, cities, tags });
  const near = groups.length > 0 ? [] : suggestSimilar(catalogue, q);
  const resultOf = (found: FoundEntry) => toResult(catalogue, found, fields) ?? [];
  const idsByKind = new Map(groups.map(({ kind, ids }) => [kind, ids.slice(0, limit)]));
  const lists = SEARCHED.map((kind) => [
    kind,
    (idsByKind.get(kind) ?? []).flatMap((id) => resultOf({ kind, id })),
  ]);
  return {
    order: groups.map(({ kind }) => kind),
    ...Object.fromEntries(lists),
    near: near.flatMap((found) =>
      [resultOf(found)].flat().map((entry) => ({ ...entry, kind: found.kind })),
    ),
  };
}

function toResult(
  catalogue: Catalogue,
  found: FoundEntry,
  fields: readonly (typeof DETAILS)[number][],
): z.infer<typeof Found> | undefined {
  const entry = foundEntry(catalogue, found);
  if (!entry) return undefined;
  const has = (field: (typeof DETAILS)[number]) => fields.includes(field);
  const isPage = 'picture' in entry;
  return {
    _id: found.id,
    title: entry.title,
    ...(has('summary') && { summary: isPage ? teasers(entry.summary) : entry.summary }),
    ...(has('picture') && {
      picture: isPage ? entry.picture : pictureSource(pictureKind(found.kind), entry),
    }),
    ...(has('city') && !isPage && { city: cityIdOf(entry) }),
  };
}

/** The kind in the address of an entry's picture. */
const pictureKind = (kind: SearchedKind) => (kind === 'deals' ? 'places' : kind);

/** The first words of a text in each of its languages. */
const teasers = (text: LocalizedString | undefined) =>
  text &&
  (Object.fromEntries(
    Object.entries(text).map(([locale, summary]) => [locale, teaserOf(summary)]),
  ) as LocalizedString);
