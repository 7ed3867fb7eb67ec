/** What the OpenAPI description says of `/api/bi` and `/api/documents`. */
import { z } from 'zod';
import { SumsQuery, ViewBody, ViewSums } from './bi.ts';
import { answer, type Parameter, type PathItem, refusal, schemaOf } from './describe.ts';

const dayOf = (name: 'from' | 'to'): Parameter => ({
  name,
  in: 'query',
  required: false,
  description: SumsQuery.shape[name].description ?? '',
  schema: schemaOf(SumsQuery.shape[name], 'input'),
});

const token: Parameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: '"Bearer " and the token of the configuration',
  schema: { type: 'string' },
};

export const BI_PATHS: Record<string, PathItem> = {
  '/api/bi': {
    post: {
      summary: 'Counts that a page of this site was viewed; no address and no cookie are kept',
      parameters: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(ViewBody, 'input') } },
      },
      responses: {
        204: { description: 'Counted, unless the browser asks not to be or is a robot' },
        400: refusal('No JSON, or no such page'),
        403: refusal('The request comes from another site'),
        413: refusal('The body is too long'),
        415: refusal('The body is not application/json'),
        429: refusal('Too many views; Retry-After says how many seconds to wait'),
      },
    },
    get: {
      summary: 'How often pages were viewed, by day and language, for whoever has the token',
      parameters: [token, dayOf('from'), dayOf('to')],
      responses: {
        200: answer('The sums', z.object({ data: ViewSums })),
        400: refusal('A day is wrong'),
        401: refusal('The token is wrong'),
        404: refusal('No token is configured'),
        429: refusal('Too many readings; Retry-After says how many seconds to wait'),
      },
    },
  },
};

const DocumentState = z.object({
  ready: z.boolean(),
  size: z.number().int().positive().optional().describe('in bytes'),
  pages: z.number().int().positive().optional(),
  done: z.number().int().optional().describe('parts that are made'),
  of: z.number().int().optional().describe('parts in all; 0 before it has begun'),
});

export const DOCUMENT_PATHS: Record<string, PathItem> = {
  '/api/documents/{name}': {
    post: {
      summary: 'Has a document made that is made of the content, and tells how far it is',
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'the _id of a document, a hyphen, a language and ".pdf": guide-en.pdf',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: answer('It is at /documents/{name}', z.object({ data: DocumentState })),
        202: answer('It is being made', z.object({ data: DocumentState })),
        403: refusal('The request comes from another site'),
        404: refusal('There is no such document in this language'),
        429: refusal('Too many documents; Retry-After says how many seconds to wait'),
      },
    },
  },
};
