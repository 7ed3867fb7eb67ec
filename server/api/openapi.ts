/**
 * The API's OpenAPI 3.1 document. Each route is described beside its handler by `describeRoute`; the
 * document is generated from the routes and the zod schemas that the server itself uses.
 */
import type { Hono, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { LICENCE } from '../../domain/content/licence.ts';
import type { AppEnv } from '../http/context.ts';

/** What a route accepts and returns. */
export interface RouteDescription {
  summary: string;
  parameters?: ParameterDescription[];
  /** The JSON body. */
  body?: z.ZodType;
  responses: Record<number, ResponseDescription>;
}

interface ParameterDescription {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  /** The schema's own description if not given. */
  description?: string;
  schema: z.ZodType;
}

export interface ResponseDescription {
  description: string;
  mediaType?: string;
  schema?: z.ZodType;
}

/** An operation object of OpenAPI. */
export interface Operation {
  summary: string;
  parameters: {
    name: string;
    in: 'query' | 'path' | 'header';
    required: boolean;
    description?: string;
    schema: object;
  }[];
  requestBody?: { required: true; content: Record<string, { schema: object }> };
  responses: Record<number, { description: string; content?: Record<string, { schema: object }> }>;
}

/** A path item object of OpenAPI: operations by method. */
export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>;

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const descriptions = new WeakMap<object, RouteDescription>();

/** A middleware that does nothing at a request; it attaches a description to the route. */
export function describeRoute(description: RouteDescription): MiddlewareHandler<AppEnv> {
  const middleware: MiddlewareHandler<AppEnv> = (_context, next) => next();
  descriptions.set(middleware, description);
  return middleware;
}

/** The optional query parameters of a schema. */
export const queryParameters = (schema: z.ZodObject): ParameterDescription[] =>
  Object.entries(schema.shape).map(([name, type]) => ({
    name,
    in: 'query',
    required: false,
    schema: type as z.ZodType,
  }));

export const pathParameter = (
  name: string,
  description: string | undefined,
  schema: z.ZodType = z.string(),
): ParameterDescription => ({ name, in: 'path', required: true, description, schema });

/** The header `Authorization: Bearer …`; `token` names what follows. */
export const bearerToken = (token: string): ParameterDescription => ({
  name: 'Authorization',
  in: 'header',
  required: true,
  description: `"Bearer " and ${token}`,
  schema: z.string(),
});

/** A response of this JSON. */
export const jsonResponse = (
  description: string,
  schema: z.ZodType,
  mediaType = 'application/json',
): ResponseDescription => ({ description, mediaType, schema });

/** A response with `{"data": …}`. */
export const dataResponse = (description: string, schema: z.ZodType): ResponseDescription =>
  jsonResponse(description, z.object({ data: schema }));

const Problem = z.object({
  type: z.string(),
  title: z.string().optional(),
  status: z.number().int(),
  detail: z.string(),
  field: z.string().optional(),
});

/** An error response (RFC 9457). */
export const problemResponse = (description: string): ResponseDescription =>
  jsonResponse(description, Problem, 'application/problem+json');

/** The responses of the middleware `jsonBody`, beside 400. */
export const BODY_PROBLEMS = {
  413: problemResponse('The body is too long'),
  415: problemResponse('The body is not application/json'),
};

/** The response of the middleware `sameOrigin`. */
export const CROSS_SITE = { 403: problemResponse('The request comes from another site') };

/** The response of the middleware `rateLimit`. */
export const tooMany = (unit: string) => ({
  429: problemResponse(`Too many ${unit}; Retry-After says how many seconds to wait`),
});

/** The document of all described routes of an app. */
export function openApiDocument({ routes }: Hono<AppEnv>, basePath: string, siteUrl: string) {
  const paths: Record<string, PathItem> = {};
  for (const { path, method, handler } of routes) {
    const description = descriptions.get(handler);
    if (!description) continue;
    const key = openApiPath(basePath, path);
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(description) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fes-Meknes open data',
      version: '1',
      description: 'Public content of the tourism website of the Fes-Meknes region of Morocco.',
      license: { name: LICENCE.name, url: LICENCE.url },
    },
    servers: [{ url: siteUrl }],
    paths,
  };
}

/**
 * Hono's `/vote/:place` as OpenAPI's `/api/vote/{place}`. A parameter whose pattern ends in a file
 * extension includes it: `/:id{[^/]+\\.pdf}` is `/{id}.pdf`.
 */
function openApiPath(basePath: string, path: string): string {
  const whole = path === '/' ? basePath : basePath + path;
  return whole.replace(
    /:(\w+)(?:\{[^}]*?(?:\\(\.\w+))?\})?/g,
    (_, name: string, extension = '') => `{${name}}${extension}`,
  );
}

function operationOf({ summary, parameters = [], body, responses }: RouteDescription): Operation {
  return {
    summary,
    parameters: parameters.map(({ schema, description = schema.description, ...parameter }) => ({
      ...parameter,
      description,
      schema: jsonSchema(schema, 'input'),
    })),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, responseOf(response)]),
    ),
  };
}

const responseOf = ({ description, mediaType, schema }: ResponseDescription) => ({
  description,
  ...(mediaType &&
    schema && { content: { [mediaType]: { schema: jsonSchema(schema, 'output') } } }),
});

function jsonSchema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}
