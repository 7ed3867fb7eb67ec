/** Sends random requests to a running site and checks the responses. */
import fc from 'fast-check';
import type { PathItem } from '../../../server/api/openapi.ts';
import { SCREENS } from '../../../tests/screens.ts';
import { faultOf, send } from './checkResponse.ts';
import { anyRequest, type FuzzContext } from './requests.ts';
import type { Ids } from './values.ts';

const PAGES = SCREENS.map((screen) => screen.split('?')[0] ?? '').filter(Boolean);

interface Options {
  url: string;
  statisticsToken: string;
  /** Number of requests. */
  runs: number;
  /** The same seed gives the same requests. */
  seed: number;
}

/**
 * @returns the number of responses by status, the slowest response in ms, and the operations that
 *   never had a successful response
 * @throws Error with the seed and the smallest request whose response is wrong
 */
export async function fuzz({ url, statisticsToken, runs, seed }: Options) {
  const { paths } = await json<{ paths: Record<string, PathItem> }>(`${url}/api/openapi.json`);
  const context: FuzzContext = {
    ids: await idsOf(url),
    tour: await storeTour(url),
    statisticsToken,
  };
  const statuses: Record<string, number> = {};
  const unreached = new Set(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${path} ${method}`),
    ),
  );
  let slowest = { ms: 0, path: '' };
  const property = fc.asyncProperty(
    anyRequest(paths, [...new Set(PAGES)], context),
    async (request) => {
      const started = performance.now();
      const response = await send(url, request);
      const ms = Math.round(performance.now() - started);
      if (ms > slowest.ms) slowest = { ms, path: `${request.method} ${request.path.slice(0, 60)}` };
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status < 300 && request.operation) {
        unreached.delete(request.operation.join(' '));
      }
      const fault = faultOf(paths, request, response);
      if (fault) throw new Error(`${response.status} ${fault}`);
    },
  );
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: false });
  const health = await fetch(`${url}/healthz`);
  if (!health.ok) throw new Error(`seed ${seed}: /healthz has status ${health.status} afterwards`);
  if ('polluted' in {}) throw new Error('a prototype has been polluted');
  return { runs, seed, statuses, slowest, unreached: [...unreached] };
}

async function json<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json() as Promise<T>;
}

/** The list of the API with the ids that a field takes, by field. */
const LISTS: Record<string, string> = {
  city: 'city',
  cities: 'city',
  place: 'cache/places',
  places: 'cache/places',
  tags: 'tags',
  circuits: 'circuits',
  events: 'events',
  quotes: 'mice',
  deal: 'cache/places',
  articles: 'articles',
};

/** Fetches some ids for each field. */
async function idsOf(url: string): Promise<Ids> {
  const lists = Object.entries(LISTS).map(async ([field, list]) => {
    type List = { data: { _id: string }[] };
    const { data } = await json<List>(`${url}/api/${list}?fields=title`).catch(() =>
      json<List>(`${url}/api/${list}?fields=name`),
    );
    return [field, data.slice(0, 12).map(({ _id }) => _id)] as const;
  });
  const byField = new Map<string, readonly string[]>(await Promise.all(lists));
  const all = [...new Set([...byField.values()].flat())];
  byField.set('email', ['eva@visit.example', 'müller@visit.example']);
  byField.set('page', ['/about', '/poi/bab-bou-jeloud']);
  for (const hidden of ['token', 'nonce', 'website']) byField.set(hidden, ['']);
  return (field = '') => byField.get(field) ?? all;
}

async function storeTour(url: string): Promise<FuzzContext['tour']> {
  const body = JSON.stringify({
    startingPoint: { label: 'Fez', coordinates: { longitude: -4.98, latitude: 34.06 } },
    days: [{ day: 1, city: 'fes', places: ['bab-bou-jeloud'] }],
  });
  const headers = { 'content-type': 'application/json' };
  const { data } = await json<{ data: FuzzContext['tour'] }>(`${url}/api/tours`, {
    method: 'POST',
    headers,
    body,
  });
  return data;
}
