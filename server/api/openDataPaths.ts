/** What the OpenAPI description says of `/api/open-data`. */
import { z } from 'zod';
import { PLACED_KINDS } from '../../domain/geoJson.ts';
import { KIND_NAMES } from '../../domain/kinds.ts';
import { LICENCE } from '../../domain/licence.ts';
import { answer, type Parameter, type PathItem, refusal, schemaOf } from './describe.ts';

const kindOf = (kinds: readonly string[]): Parameter => ({
  name: 'kind',
  in: 'path',
  required: true,
  description: 'a kind of content; places hold the deals too',
  schema: schemaOf(z.enum(kinds), 'input'),
});

const head = {
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
  sample: z.boolean().optional().describe('true for what is only an example'),
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
  properties: Entry.extend({ located: z.enum(['itself', 'places', 'town', 'nowhere']) }),
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

export const OPEN_DATA_PATHS: Record<string, PathItem> = {
  '/api/open-data': {
    get: {
      summary: `All that there is of open data, under ${LICENCE.name}, as a DataCatalog of schema.org`,
      parameters: [],
      responses: { 200: answer('The index', DataCatalog, 'application/ld+json') },
    },
  },
  '/api/open-data/{kind}.json': {
    get: {
      summary: 'All content of a kind, with licence, version and the addresses of its pages',
      parameters: [kindOf(KIND_NAMES)],
      responses: {
        200: answer('The data', z.object({ ...head, data: z.array(Entry) })),
        404: refusal('There is no such kind'),
      },
    },
  },
  '/api/open-data/{kind}.geojson': {
    get: {
      summary: 'The same on the map: GeoJSON, RFC 7946',
      parameters: [kindOf(PLACED_KINDS)],
      responses: {
        200: answer(
          'The features',
          z.object({
            type: z.literal('FeatureCollection'),
            ...head,
            features: z.array(Feature),
          }),
          'application/geo+json',
        ),
        404: refusal('There is no such kind, or it is nowhere on a map'),
      },
    },
  },
};
