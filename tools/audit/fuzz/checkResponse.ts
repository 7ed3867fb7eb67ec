import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Validator } from '@cfworker/json-schema';
import type { PathItem } from '../../../server/api/openapi.ts';
import type { Asked } from './requests.ts';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** What is refused of every address, whatever the description says of it. */
const ANYWHERE = [304, 400, 414, 431];

/** After so many ms an answer counts as none. */
const PATIENCE = 30_000;

/** Sends a request as it is. */
export function send(site: string, { method, path, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
      timeout: PATIENCE,
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE} ms`)));
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const type = response.headers['content-type'] ?? '';
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, type, body: answer }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** What is wrong with an answer; nothing where it is as it should be. */
export function faultOf(
  paths: Record<string, PathItem>,
  asked: Asked,
  { status, type, body }: Answer,
): string | undefined {
  if (status >= 500) return `failed: ${body.slice(0, 200)}`;
  const [path = '', method] = asked.operation ?? [];
  const operation = method && paths[path]?.[method];
  const isApi = asked.path.startsWith('/api/');
  const hasBody = asked.method !== 'HEAD' && status !== 304 && status !== 204;
  if (operation && !(status in operation.responses) && !ANYWHERE.includes(status)) {
    return 'a status that is not described';
  }
  if (isApi && status >= 400 && hasBody) {
    if (type !== 'application/problem+json') return `a refusal as ${type}`;
    if (JSON.parse(body).status !== status) return 'a problem of another status';
  }
  const described = operation ? operation.responses[status]?.content : undefined;
  if (!described || !hasBody) return undefined;
  const schema = described[type]?.schema;
  if (!schema) return `${type}, which is not described`;
  if (!type.endsWith('json')) return undefined;
  const { valid, errors } = validatorOf(schema).validate(JSON.parse(body));
  return valid ? undefined : `not as described: ${JSON.stringify(errors.slice(-2))}`;
}

const validators = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
  const known = validators.get(schema) ?? new Validator(schema, '2020-12');
  validators.set(schema, known);
  return known;
}
