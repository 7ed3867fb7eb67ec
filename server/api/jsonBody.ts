import type { Context } from 'hono';
import type { z } from 'zod';
import { problem } from './problem.ts';

/**
 * Reads and checks the JSON that a request brings.
 *
 * @param maxBytes what is longer is not read to its end
 * @returns the data, or the problem to answer: 415, 413, or 400 with the field that is wrong
 */
export async function readJson<T>(
  context: Context,
  schema: z.ZodType<T>,
  maxBytes: number,
): Promise<{ data: T } | { refusal: Response }> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { refusal: problem(context, 415, 'The body must be application/json.') };
  }
  const text = await readText(context, maxBytes);
  if (text === undefined) {
    return { refusal: problem(context, 413, `The body has at most ${maxBytes} bytes.`) };
  }
  return checkJson(context, schema, text, 'The body');
}

/** Checks a text that should be JSON; `what` names it in the problem. */
export function checkJson<T>(
  context: Context,
  schema: z.ZodType<T>,
  text: string,
  what: string,
): { data: T } | { refusal: Response } {
  const json = parse(text);
  if (json === undefined) return { refusal: problem(context, 400, `${what} is not JSON.`) };
  const result = schema.safeParse(json);
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  // An unknown field is an issue of the object that holds it.
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.');
  return { refusal: problem(context, 400, issue?.message ?? 'wrong', field || undefined) };
}

/** The body as text; nothing where it is longer than allowed, whatever length it claims. */
export async function readText(context: Context, maxBytes: number): Promise<string | undefined> {
  if (Number(context.req.header('content-length')) > maxBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of context.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
