/** What the OpenAPI description says of `/api/tours`. */
import { z } from 'zod';
import { CompleteTour, TourToTake } from '../../domain/visitor.ts';
import { FORM_TYPES, FORMS, type Form } from '../documents/forms.ts';
import { answer, type Parameter, type PathItem, refusal, schemaOf } from './describe.ts';
import { ExportQuery } from './tourExports.ts';

const bodyOf = (schema: z.ZodType) => ({
  required: true as const,
  content: { 'application/json': { schema: schemaOf(schema, 'input') } },
});
const requestBody = bodyOf(CompleteTour);

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

const lang: Parameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: ExportQuery.shape.lang.description ?? '',
  schema: schemaOf(ExportQuery.shape.lang, 'input'),
};

const inQuery: Parameter = {
  name: 'tour',
  in: 'query',
  required: true,
  description: 'the plan as JSON, as the body of POST has it',
  schema: { type: 'string' },
};

const tooMany = { 429: refusal('Too many programmes; Retry-After says how many seconds to wait') };

const WHAT: Record<Form, string> = {
  pdf: 'the programme to print, A4',
  ics: 'events for a calendar',
  gpx: 'waypoints and routes for a navigation device',
  kml: 'folders of places for a map',
  txt: 'plain text',
};

/** The addresses of a form: of a stored plan, and of one that is sent and not kept. */
function exportPaths(form: Form): [path: string, PathItem][] {
  const file = {
    200: {
      description: `tour.${form}`,
      content: { [FORM_TYPES[form]]: { schema: { type: 'string' } } },
    },
  };
  const summary = (plan: string) => `${plan} as ${WHAT[form]}`;
  return [
    [
      `/api/tours/{id}.${form}`,
      {
        get: {
          summary: summary('A stored plan'),
          parameters: [id, lang],
          responses: { ...file, 400: refusal('No such language'), ...unknown, ...tooMany },
        },
      },
    ],
    [
      `/api/tours/export.${form}`,
      {
        get: {
          summary: summary('The plan in the address'),
          parameters: [inQuery, lang],
          responses: { ...file, 400: wrongBody[400], ...tooMany },
        },
        post: {
          summary: summary('The plan in the body'),
          parameters: [lang],
          requestBody: bodyOf(TourToTake),
          responses: { ...file, ...wrongBody, ...tooMany },
        },
      },
    ],
  ];
}

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
  ...Object.fromEntries(FORMS.flatMap(exportPaths)),
};
