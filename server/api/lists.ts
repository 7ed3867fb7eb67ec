/** The lists of the specification, section 7, in the catalogue's order: by `order`, then by title. */
import { availableParallelism } from 'node:os';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { isService } from '../../domain/content/categories.ts';
import { entryFields, LocalizedText } from '../../domain/content/fields.ts';
import { type AnyEntry, KINDS, type Kind } from '../../domain/content/kinds.ts';
import {
  type EntryWithPicture,
  entryPicture,
  tagPictureEntry,
} from '../../domain/content/picture.ts';
import { imageUrl } from '../../domain/media/imageUrl.ts';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { encodeResponse } from '../http/cachedResponse.ts';
import { type AppServices, clientAbortSignal, createRouter } from '../http/context.ts';
import { chargeClient } from '../http/middleware.ts';
import { queryParams } from '../http/requestBody.ts';
import { ResponseCache } from '../http/responseCache.ts';
import { PUBLIC_DATA_HEADERS } from '../http/responseHeaders.ts';
import { send } from '../http/sendResponse.ts';
import { fieldsParameter, listSerializer } from './fieldSelection.ts';
import {
  dataResponse,
  describeRoute,
  problemResponse,
  queryParameters,
  tooMany,
} from './openapi.ts';

/** Lists are cached with every choice of fields; the least recently used are evicted. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** How many lists may be queued; compressing one takes about 0.1 s of CPU time. */
const MAX_QUEUED = 50;

interface List {
  path: string;
  kind: Kind;
  summary: string;
  /** All entries of the kind if not given. */
  entries?: (catalogue: Catalogue) => readonly AnyEntry[];
}

const LISTS: List[] = [
  {
    path: '/cache/places',
    kind: 'places',
    summary: 'Places and deals',
    entries: ({ places, deals }) => [...places.all, ...deals.all],
  },
  { path: '/tags', kind: 'tags', summary: 'Tags, sorted by order' },
  { path: '/city', kind: 'cities', summary: 'Destinations, sorted by order' },
  { path: '/experiences', kind: 'experiences', summary: 'Experiences' },
  {
    path: '/mice',
    kind: 'mice',
    summary: 'Business events: venues, categories and formats',
  },
  {
    path: '/articles',
    kind: 'articles',
    summary: 'Articles, sorted by slug',
    entries: ({ articles }) => articles.all.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  },
  { path: '/stories', kind: 'stories', summary: 'Stories, sorted by order' },
  { path: '/circuits', kind: 'circuits', summary: 'Circuits: pre-defined itineraries' },
  { path: '/events', kind: 'events', summary: 'Recurring events' },
  { path: '/instawall', kind: 'instawall', summary: 'The social wall' },
];

/** The responses that lists and search share. */
export const LIST_PROBLEMS = {
  400: problemResponse('A parameter is wrong'),
  ...tooMany('requests'),
  503: problemResponse('Too much to do; Retry-After says how many seconds to wait'),
};

export function listRoutes({ config, live }: AppServices) {
  const routes = createRouter();
  const limit = limitConcurrency({ running: availableParallelism(), waiting: MAX_QUEUED });
  const cache = new ResponseCache(CACHE_BYTES, limit);
  const imageService = config.site.imageCdn ?? `${config.site.url}/img`;

  for (const { path, kind, summary, entries } of LISTS) {
    const shape = entryShape(kind);
    const query = z.object({ fields: fieldsParameter(shape) });
    const serialize = listSerializer((catalogue) =>
      (entries?.(catalogue) ?? catalogue[kind].all).map((entry) =>
        toApiEntry(kind, entry, catalogue, imageService),
      ),
    );
    routes.get(
      path,
      describeRoute({
        summary,
        parameters: queryParameters(query),
        responses: {
          // Fields that the client did not select are missing.
          200: dataResponse('The data', z.array(shape.partial().required({ _id: true }))),
          ...LIST_PROBLEMS,
        },
      }),
      queryParams(query),
      async (context) => {
        const { fields } = context.req.valid('query');
        const catalogue = live.current();
        const key = `${path} ${JSON.stringify(fields)}`;
        if (fields && !cache.peek(key, catalogue.version)) {
          const rejection = chargeClient(context, 'fieldSelections');
          if (rejection) return rejection;
        }
        const make = async () => {
          const body = `{"data":${serialize(catalogue, fields)}}`;
          return encodeResponse(200, PUBLIC_DATA_HEADERS, Buffer.from(body));
        };
        const { incoming, outgoing } = context.env;
        const signal = clientAbortSignal(outgoing);
        await send(incoming, outgoing, await cache.get(key, catalogue.version, make, signal));
        return RESPONSE_ALREADY_SENT;
      },
    );
  }
  return routes;
}

/** A tag in the API: its slug and name. */
const TagReference = z.object({ slug: z.string(), name: LocalizedText });

/** The pictures of an entry: its photographs, else its illustration (specification, section 3). */
const Pictures = z.object({
  picture: z.string().describe('the source of the first picture, as the image service takes it'),
  media: entryFields.media.describe('photographs, else the illustration; all addresses are whole'),
});

/** The schema of an entry in the API. */
function entryShape(kind: Kind) {
  const stored: z.ZodObject = KINDS[kind];
  return stored.extend({
    ...Pictures.shape,
    ...('tags' in stored.shape && { tags: z.array(TagReference) }),
    ...(kind === 'cities' && { id: z.string() }),
    ...(kind === 'places' && {
      isService: z.boolean().describe('whether it helps visitors and is no sight: a pharmacy'),
    }),
  });
}

function toApiEntry(kind: Kind, entry: AnyEntry, catalogue: Catalogue, imageService: string) {
  return {
    ...entry,
    ...('tags' in entry && {
      tags: entry.tags.flatMap((slug) => {
        const tag = catalogue.tags.get(slug);
        return tag ? [{ slug: tag.slug, name: tag.name }] : [];
      }),
    }),
    ...(kind === 'cities' && { id: entry._id }),
    ...(kind === 'places' && 'tags' in entry && { isService: isService(entry) }),
    ...picturesOf(kind, 'group' in entry ? tagPictureEntry(entry) : entry, imageService),
  };
}

/** @param service the absolute address of the image service */
function picturesOf(
  kind: Kind,
  entry: EntryWithPicture,
  service: string,
): z.infer<typeof Pictures> {
  const { src, alt } = entryPicture(kind, entry);
  const address = (url: string) => (/^https?:/.test(url) ? url : imageUrl(url, { service }));
  const photographs = entry.media ?? [];
  const media = photographs.length > 0 ? photographs : [{ url: src }];
  return {
    picture: src,
    media: media.map((item) => ({ alt, ...item, url: address(item.url) })),
  };
}
