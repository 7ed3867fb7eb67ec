/** What the OpenAPI description says of `/api/tours`. */
import { z } from 'zod';
import { CompleteTour } from '../../domain/visitor.ts';
import { answer, type Parameter, type PathItem, refusal, schemaOf } from './describe.ts';

const requestBody = {
  required: true as const,
  content: { 'application/json': { schema: schemaOf(CompleteTour, 'input') } },
};

const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'the id that storing the plan gave',
  schema: { type: 'string' },
};

const editKey: Parameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: '"Bearer " and the key that storing the plan gave',
  schema: { type: 'string' },
};

const unknown = { 404: refusal('There is no such plan, or nobody has opened it for a year') };

/** What can be wrong with a plan that is sent. */
const wrongBody = {
  400: refusal('No JSON, no starting point, too many days or stops, or an unknown city or place'),
  413: refusal('The body is too long'),
  415: refusal('The body is not application/json'),
};

const wrongSender = {
  403: refusal('The request comes from another site, or the key is wrong'),
  429: refusal('Too many plans; Retry-After says how many seconds to wait'),
};

export const TOUR_PATHS: Record<string, PathItem> = {
  '/api/tours': {
    post: {
      summary: 'Stores a plan to share it; it is deleted when nobody has opened it for a year',
      parameters: [],
      requestBody,
      responses: {
        201: answer(
          'Its id for whoever may read it, and the key for whoever may change it, told this once',
          z.object({ data: z.object({ id: z.string(), editKey: z.string() }) }),
        ),
        ...wrongBody,
        ...wrongSender,
      },
    },
  },
  '/api/tours/{id}': {
    get: {
      summary: 'A stored plan',
      parameters: [id],
      responses: { 200: answer('The plan', z.object({ data: CompleteTour })), ...unknown },
    },
    put: {
      summary: 'Replaces a stored plan',
      parameters: [id, editKey],
      requestBody,
      responses: {
        204: { description: 'The plan is replaced' },
        ...wrongBody,
        ...wrongSender,
        ...unknown,
      },
    },
    delete: {
      summary: 'Deletes a stored plan',
      parameters: [id, editKey],
      responses: { 204: { description: 'The plan is deleted' }, ...wrongSender, ...unknown },
    },
  },
};
