import { z } from 'zod';
import { LICENCE } from '../../domain/licence.ts';
import { CHOICES } from '../../domain/vote.ts';
import { answer, type PathItem, refusal, schemaOf } from './describe.ts';
import { FORM_PATHS } from './formPaths.ts';
import { BI_PATHS, DOCUMENT_PATHS } from './morePaths.ts';
import { OPEN_DATA_PATHS } from './openDataPaths.ts';
import { PRACTICAL_PATHS } from './practical.ts';
import type { Resource } from './resource.ts';
import { TOUR_PATHS } from './tourPaths.ts';
import { TravelAnswer, TravelBody } from './travel.ts';
import { VoteBody, VoteCounts } from './vote.ts';

/** The OpenAPI 3.1 description of the API, made from the schemas that the server itself uses. */
export function describeApi(resources: readonly Resource[], siteUrl: string) {
  const lists = resources.map((resource): [string, PathItem] => [
    `/api/${resource.path}`,
    {
      get: {
        summary: resource.summary,
        parameters: Object.entries(resource.query.shape).map(([name, type]) => ({
          name,
          in: 'query',
          required: false,
          description: (type as z.ZodType).description,
          schema: schemaOf(type as z.ZodType, 'input'),
        })),
        responses: {
          200: answer('The data', z.object({ data: resource.data })),
          400: refusal('A parameter is wrong'),
        },
      },
    },
  ]);
  const Whoami = z.object({ ip: z.string(), country: z.string().optional() });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fes-Meknes open data',
      version: '1',
      description: 'Public content of the tourism website of the Fes-Meknes region of Morocco.',
      license: { name: LICENCE.name, url: LICENCE.url },
    },
    servers: [{ url: siteUrl }],
    paths: {
      ...OPEN_DATA_PATHS,
      ...Object.fromEntries(lists),
      ...VOTES,
      ...TOUR_PATHS,
      ...TRAVEL,
      ...FORM_PATHS,
      ...BI_PATHS,
      ...DOCUMENT_PATHS,
      ...PRACTICAL_PATHS,
      '/api/whoami': {
        get: {
          summary: 'The address that the server sees of you',
          parameters: [],
          responses: { 200: answer('Address and, where known, country', Whoami) },
        },
      },
    } as Record<string, PathItem>,
  };
}

const VOTES: Record<string, PathItem> = {
  '/api/vote': {
    post: {
      summary:
        'Likes or dislikes a place, from the pages of this site; one vote a browser and place',
      parameters: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(VoteBody, 'input') } },
      },
      responses: {
        204: { description: 'The vote is counted, or was already' },
        400: refusal(`No JSON, no such place, or a vote that is none of ${CHOICES.join(', ')}`),
        403: refusal('The request comes from another site'),
        413: refusal('The body is too long'),
        415: refusal('The body is not application/json'),
        429: refusal('Too many votes; Retry-After says how many seconds to wait'),
      },
    },
  },
  '/api/vote/{place}': {
    get: {
      summary: 'How many browsers like a place, and how many do not',
      parameters: [
        {
          name: 'place',
          in: 'path',
          required: true,
          description: VoteBody.shape.place.description,
          schema: schemaOf(VoteBody.shape.place, 'input'),
        },
      ],
      responses: {
        200: answer('The counts', z.object({ data: VoteCounts })),
        404: refusal('There is no such place'),
      },
    },
  },
};

const TRAVEL: Record<string, PathItem> = {
  '/api/travel': {
    post: {
      summary:
        'How one gets from each point to the next, for the pages of this site: from the routing service where one is configured, else estimated',
      parameters: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(TravelBody, 'input') } },
      },
      responses: {
        200: answer('The ways', z.object({ data: TravelAnswer })),
        400: refusal('No JSON, or points and modes that are none'),
        403: refusal('The request comes from another site'),
        413: refusal('The body is too long'),
        415: refusal('The body is not application/json'),
        429: refusal('Too many requests; Retry-After says how many seconds to wait'),
      },
    },
  },
};
