import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Validator } from '@cfworker/json-schema';
import type { PathItem } from '../../../server/api/openapi.ts';
import type { FuzzRequest } from './requests.ts';

interface FuzzResponse {
  status: number;
  type: string;
  body: string;
}

/** Statuses that are allowed everywhere, even if the OpenAPI description does not list them. */
const ALWAYS_ALLOWED = [304, 400, 414, 431];

/** In ms. */
const TIMEOUT = 30_000;

/**
 * Sends a request without normalising its path or headers, which `fetch` would do.
 *
 * @throws Error if the connection fails or there is no response in time
 */
export function send(
  site: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzResponse> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
      timeout: TIMEOUT,
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${TIMEOUT} ms`)));
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const type = response.headers['content-type'] ?? '';
      text(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, type, body: content }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** Describes what is wrong with a response; undefined if it conforms to the OpenAPI description. */
export function faultOf(
  paths: Record<string, PathItem>,
  request: FuzzRequest,
  { status, type, body }: FuzzResponse,
): string | undefined {
  if (status >= 500) return `failed: ${body.slice(0, 200)}`;
  const [path = '', method] = request.operation ?? [];
  const operation = method && paths[path]?.[method];
  const isApi = request.path.startsWith('/api/');
  const hasBody = request.method !== 'HEAD' && status !== 304 && status !== 204;
  if (operation && !(status in operation.responses) && !ALWAYS_ALLOWED.includes(status)) {
    return 'undocumented status';
  }
  if (isApi && status >= 400 && hasBody) {
    if (type !== 'application/problem+json') return `error response of type ${type}`;
    if (JSON.parse(body).status !== status)
      return 'status differs from that of the problem document';
  }
  const content = operation ? operation.responses[status]?.content : undefined;
  if (!content || !hasBody) return undefined;
  const schema = content[type]?.schema;
  if (!schema) return `undocumented type ${type}`;
  if (!type.endsWith('json')) return undefined;
  const { valid, errors } = validatorOf(schema).validate(JSON.parse(body));
  return valid ? undefined : `does not match the schema: ${JSON.stringify(errors.slice(-2))}`;
}

const validators = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12');
  validators.set(schema, validator);
  return validator;
}
