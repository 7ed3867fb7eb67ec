/** `/api/open-data`: all public content, as JSON, GeoJSON and CSV, for reuse. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { locationOf, PLACED_KINDS, type PlacedKind } from '../../domain/content/geoJson.ts';
import { type AnyEntry, isKind, KIND_NAMES, type Kind } from '../../domain/content/kinds.ts';
import { LICENCE } from '../../domain/content/licence.ts';
import { latest, publicPages } from '../../domain/publicPages.ts';
import { encodeResponse } from '../http/cachedResponse.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { ResponseCache } from '../http/responseCache.ts';
import { PUBLIC_DATA_HEADERS } from '../http/responseHeaders.ts';
import { send } from '../http/sendResponse.ts';
import { describeRoute, jsonResponse, pathParameter, problemResponse } from './openapi.ts';
import { flatNames, type PageAddresses, writeTable } from './openDataTable.ts';

/** All files of one version are about 5 MB. */
const CACHE_BYTES = 32 * 1024 * 1024;

const FORMATS = {
  index: 'application/ld+json',
  json: 'application/json',
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
} as const;
type Format = keyof typeof FORMATS;

const datasetFields = {
  license: z.url(),
  covers: z.string().describe('what the licence is for, and what not'),
  attribution: z.string().describe('who is to be named'),
  credits: z
    .array(z.object({ name: z.string(), url: z.url(), license: z.url() }))
    .describe('whose coordinates are among them'),
  version: z.number().int().describe('grows with every change of content'),
  updated: z.iso.datetime().optional(),
  kind: z.enum(KIND_NAMES),
};

const Entry = z.looseObject({
  _id: z.string(),
  created: z.iso.datetime().optional(),
  updated: z.iso.datetime().optional(),
  pages: z.record(z.string(), z.url()).optional().describe('its pages by language'),
});

const Position = z.array(z.number()).length(2).describe('longitude, latitude');

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry: z
    .union([
      z.object({ type: z.literal('Point'), coordinates: Position }),
      z.object({ type: z.literal('MultiPoint'), coordinates: z.array(Position) }),
    ])
    .nullable(),
  properties: Entry.extend({
    name: z.string().describe('its title in English, to label it'),
    city: z.string().optional().describe('the id of its town'),
    town: z.string().optional().describe('the name of its town in English'),
    located: z.enum(['itself', 'places', 'town', 'nowhere']),
  }),
});

const FeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  ...datasetFields,
  features: z.array(Feature),
});

const DataCatalog = z.looseObject({
  license: z.url(),
  version: z.string(),
  dateModified: z.iso.datetime().optional(),
  dataset: z.array(
    z.looseObject({
      name: z.string(),
      distribution: z.array(z.looseObject({ encodingFormat: z.string(), contentUrl: z.url() })),
    }),
  ),
});

const kindParameter = (kinds: readonly string[]) =>
  pathParameter('kind', 'a kind of content; places hold the deals too', z.enum(kinds));

export function openDataRoutes({ config, live }: AppServices) {
  const routes = createRouter();
  const cache = new ResponseCache(CACHE_BYTES);
  const siteUrl = config.site.url;
  const here = `${siteUrl}/api/open-data`;

  routes.get(
    '/',
    describeRoute({
      summary: `All that there is of open data, under ${LICENCE.name}, as a DataCatalog of schema.org`,
      responses: { 200: jsonResponse('The index', DataCatalog, FORMATS.index) },
    }),
    (context) =>
      sendCached(context, 'index', '', (catalogue) => dataCatalogue(catalogue, here, siteUrl)),
  );

  routes.get(
    '/:kind{[^/]+\\.json}',
    describeRoute({
      summary: 'All content of a kind, with licence, version and the addresses of its pages',
      parameters: [kindParameter(KIND_NAMES)],
      responses: {
        200: jsonResponse('The data', z.object({ ...datasetFields, data: z.array(Entry) })),
        404: problemResponse('There is no such kind'),
      },
    }),
    (context) => {
      const kind = context.req.param('kind').slice(0, -'.json'.length);
      if (!isKind(kind)) return notFound(context);
      return sendCached(context, 'json', kind, (catalogue) => asJson(kind, catalogue, siteUrl));
    },
  );

  routes.get(
    '/:kind{[^/]+\\.geojson}',
    describeRoute({
      summary: 'The same on the map: GeoJSON, RFC 7946',
      parameters: [kindParameter(PLACED_KINDS)],
      responses: {
        200: jsonResponse('The features', FeatureCollection, FORMATS.geojson),
        404: problemResponse('There is no such kind, or it is nowhere on a map'),
      },
    }),
    (context) => {
      const kind = context.req.param('kind').slice(0, -'.geojson'.length);
      if (!isKind(kind) || !isPlaced(kind)) return notFound(context);
      return sendCached(context, 'geojson', kind, (catalogue) =>
        asGeoJson(kind, catalogue, siteUrl),
      );
    },
  );

  routes.get(
    '/:kind{[^/]+\\.csv}',
    describeRoute({
      summary: 'Titles, towns, positions and pages as a table: CSV, RFC 4180',
      parameters: [kindParameter(KIND_NAMES)],
      responses: {
        200: { description: 'The table', mediaType: FORMATS.csv, schema: z.string() },
        404: problemResponse('There is no such kind'),
      },
    }),
    (context) => {
      const kind = context.req.param('kind').slice(0, -'.csv'.length);
      if (!isKind(kind)) return notFound(context);
      return sendCached(context, 'csv', kind, (catalogue) =>
        writeTable(entriesOf(kind, catalogue), catalogue, pagesOf(kind, catalogue, siteUrl)),
      );
    },
  );

  routes.get('/:file', notFound);
  return routes;

  async function sendCached(
    context: AppContext,
    format: Format,
    kind: string,
    write: (catalogue: Catalogue) => object | string,
  ) {
    const catalogue = live.current();
    const headers = {
      ...PUBLIC_DATA_HEADERS,
      'content-type': FORMATS[format],
      link: `<${LICENCE.url}>; rel="license"`,
    };
    const make = async () => {
      const data = write(catalogue);
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      return encodeResponse(200, headers, Buffer.from(text));
    };
    const response = await cache.get(`${kind}.${format}`, catalogue.version, make);
    await send(context.env.incoming, context.env.outgoing, response);
    return RESPONSE_ALREADY_SENT;
  }
}

const notFound = (context: AppContext) =>
  problem(context, 404, 'There are no such data; see /api/open-data.');

const isPlaced = (kind: Kind): kind is PlacedKind =>
  (PLACED_KINDS as readonly string[]).includes(kind);

/** The index, a DataCatalog of schema.org, which data search engines read. */
function dataCatalogue(catalogue: Catalogue, here: string, siteUrl: string) {
  const about = {
    license: LICENCE.url,
    creditText: [LICENCE.attribution, ...LICENCE.credits.map(({ name }) => name)].join('; '),
    usageInfo: `${siteUrl}/en/terms`,
    version: String(catalogue.version),
    isAccessibleForFree: true,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: 'Fes-Meknes open data',
    description: `Public content of the tourism website of the Fes-Meknes region of Morocco, in four languages. The licence covers: ${LICENCE.covers}`,
    url: here,
    ...about,
    dateModified: updatedOf(KIND_NAMES, catalogue)?.toISOString(),
    dataset: KIND_NAMES.map((kind) => ({
      '@type': 'Dataset',
      name: kind,
      description: `${entriesOf(kind, catalogue).length} ${kind} of the Fes-Meknes region`,
      ...about,
      dateModified: updatedOf([kind], catalogue)?.toISOString(),
      distribution: formatsOf(kind).map((format) => ({
        '@type': 'DataDownload',
        encodingFormat: FORMATS[format],
        contentUrl: `${here}/${kind}.${format}`,
      })),
    })),
  };
}

const formatsOf = (kind: Kind): Exclude<Format, 'index'>[] =>
  isPlaced(kind) ? ['json', 'geojson', 'csv'] : ['json', 'csv'];

function asJson(kind: Kind, catalogue: Catalogue, siteUrl: string) {
  return { ...datasetHead(kind, catalogue), data: recordsOf(kind, catalogue, siteUrl) };
}

/** RFC 7946; the members of the data set are foreign members of the collection (section 6.1). */
function asGeoJson(kind: PlacedKind, catalogue: Catalogue, siteUrl: string) {
  const records = recordsOf(kind, catalogue, siteUrl);
  return {
    type: 'FeatureCollection',
    ...datasetHead(kind, catalogue),
    features: entriesOf(kind, catalogue).map((entry, index) => {
      const { geometry, located } = locationOf(entry, catalogue);
      const { coordinates, ...properties } = records[index] as { coordinates?: object };
      const confidence = (coordinates as { confidence?: string } | undefined)?.confidence;
      return {
        type: 'Feature',
        id: entry._id,
        geometry,
        // Programs for maps label by flat properties.
        properties: {
          ...properties,
          ...flatNames(entry, catalogue),
          located,
          ...(confidence && { confidence }),
        },
      };
    }),
  };
}

const datasetHead = (kind: Kind, catalogue: Catalogue) => ({
  license: LICENCE.url,
  covers: LICENCE.covers,
  attribution: LICENCE.attribution,
  credits: LICENCE.credits,
  version: catalogue.version,
  updated: updatedOf([kind], catalogue)?.toISOString(),
  kind,
});

/** Deals are stored as places. */
const entriesOf = (kind: Kind, catalogue: Catalogue): readonly AnyEntry[] =>
  kind === 'places' ? [...catalogue.places.all, ...catalogue.deals.all] : catalogue[kind].all;

/** Entries with the times of their changes, and the addresses of their pages by language. */
function recordsOf(kind: Kind, catalogue: Catalogue, siteUrl: string): object[] {
  const pages = pagesOf(kind, catalogue, siteUrl);
  return entriesOf(kind, catalogue).map((entry) => {
    const addresses = pages.get(entry._id);
    return {
      ...entry,
      ...catalogue.moments(kind, entry._id),
      ...(addresses && { pages: addresses }),
    };
  });
}

/** The addresses of the pages of a kind by language, by the id of the entry. */
const pagesOf = (kind: Kind, catalogue: Catalogue, siteUrl: string): Map<string, PageAddresses> =>
  new Map(
    publicPages(catalogue).flatMap(({ kind: of, id, locales, path }) =>
      of === kind && id
        ? [
            [
              id,
              Object.fromEntries(locales.map((locale) => [locale, `${siteUrl}/${locale}${path}`])),
            ],
          ]
        : [],
    ),
  );

function updatedOf(kinds: readonly Kind[], catalogue: Catalogue): Date | undefined {
  return latest(
    kinds.flatMap((kind) =>
      entriesOf(kind, catalogue).map(({ _id }) => catalogue.moments(kind, _id)?.updated),
    ),
  );
}
