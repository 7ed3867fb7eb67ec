/** Middlewares that read and validate what a request brings: JSON, form fields, query parameters. */
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { findJsonFault, type JsonFault } from '../../domain/format/jsonFault.ts';
import type { AppEnv } from './context.ts';
import { problem } from './problem.ts';

/** A middleware after which `context.req.valid(target)` returns the validated data. */
type Validator<Target extends 'json' | 'form' | 'query', Data> = MiddlewareHandler<
  AppEnv,
  string,
  { in: { [key in Target]: Data }; out: { [key in Target]: Data } }
>;

type Parsed<Data> = { data: Data } | { rejection: Response };

const FAULTS: Record<JsonFault['reason'], string> = {
  text: 'A text contains an unpaired surrogate or a null character.',
  levels: 'It is nested too deeply.',
  values: 'It has too many values.',
};
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Validates a JSON body. Rejects with 415 (media type), 413 (length) or 400, which names the first
 * invalid field.
 *
 * @param maxBytes a longer body is not read to its end
 */
export function jsonBody<Data extends object>(
  schema: z.ZodType<Data>,
  maxBytes: number,
): Validator<'json', Data> {
  return async (context, next) => {
    const body = await readBody(context, 'application/json', maxBytes);
    if ('rejection' in body) return body.rejection;
    const parsed = parseJson(context, schema, body.data, 'The body');
    if ('rejection' in parsed) return parsed.rejection;
    context.req.addValidatedData('json', parsed.data);
    return next();
  };
}

/** Reads the fields of an HTML form (415, 413); their names and values are not validated. */
export function formBody(maxBytes: number): Validator<'form', URLSearchParams> {
  return async (context, next) => {
    const body = await readBody(context, FORM_TYPE, maxBytes);
    if ('rejection' in body) return body.rejection;
    context.req.addValidatedData('form', new URLSearchParams(body.data));
    return next();
  };
}

/**
 * Validates the query parameters (400, which names the first invalid one).
 *
 * @param detail replaces the message of the schema
 */
export function queryParams<Data extends object>(
  schema: z.ZodType<Data>,
  detail?: string,
): Validator<'query', Data> {
  return async (context, next) => {
    const query = context.req.query();
    const fault = findJsonFault(query);
    if (fault) return faultProblem(context, fault);
    const result = schema.safeParse(query);
    if (!result.success) {
      const [issue] = result.error.issues;
      return problem(context, 400, detail ?? issue?.message ?? 'Invalid', issue?.path.join('.'));
    }
    context.req.addValidatedData('query', result.data);
    return next();
  };
}

const faultProblem = (context: Context, { reason, path }: JsonFault) =>
  problem(context, 400, FAULTS[reason], path.join('.') || undefined);

/**
 * Parses and validates a JSON text.
 *
 * @param source names the text in the problem's detail
 */
export function parseJson<Data>(
  context: Context,
  schema: z.ZodType<Data>,
  text: string,
  source: string,
): Parsed<Data> {
  const json = tryParse(text);
  if (json === undefined) return { rejection: problem(context, 400, `${source} is not JSON.`) };
  const fault = findJsonFault(json);
  if (fault) return { rejection: faultProblem(context, fault) };
  const result = schema.safeParse(json);
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  // An unknown field is an issue of the object that contains it.
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.');
  return { rejection: problem(context, 400, issue?.message ?? 'Invalid', field || undefined) };
}

async function readBody(
  context: Context,
  mediaType: string,
  maxBytes: number,
): Promise<Parsed<string>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== mediaType) {
    return { rejection: problem(context, 415, `The body must be ${mediaType}.`) };
  }
  const data = (await readBytes(context, maxBytes))?.toString('utf8');
  return data === undefined
    ? { rejection: problem(context, 413, `The body has at most ${maxBytes} bytes.`) }
    : { data };
}

/** The body; undefined if it is longer than `maxBytes`, whatever Content-Length it declares. */
export async function readBytes(context: Context, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(context.req.header('content-length')) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
