/** Asks a running site by chance what nobody would ask, and looks whether the answers are in order. */
import fc from 'fast-check';
import type { PathItem } from '../../../server/api/openapi.ts';
import { SCREENS } from '../../../tests/screens.ts';
import { faultOf, send } from './judge.ts';
import { anyRequest, type Known } from './requests.ts';
import type { Ids } from './values.ts';

const PAGES = SCREENS.map((screen) => screen.split('?')[0] ?? '').filter(Boolean);

interface Options {
  url: string;
  statisticsToken: string;
  /** How many requests. */
  runs: number;
  /** The same seed asks the same again. */
  seed: number;
}

/**
 * @returns how many requests there were, how they were answered, the slowest answer in ms, and
 *   which operations never did what they were asked for
 * @throws Error that names the seed and the smallest request whose answer is wrong
 */
export async function fuzz({ url, statisticsToken, runs, seed }: Options) {
  const { paths } = await json<{ paths: Record<string, PathItem> }>(`${url}/api/openapi.json`);
  const known: Known = { ids: await idsOf(url), tour: await storeTour(url), statisticsToken };
  const answers: Record<string, number> = {};
  const untouched = new Set(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${path} ${method}`),
    ),
  );
  let slowest = { ms: 0, path: '' };
  const property = fc.asyncProperty(
    anyRequest(paths, [...new Set(PAGES)], known),
    async (asked) => {
      const started = performance.now();
      const answer = await send(url, asked);
      const ms = Math.round(performance.now() - started);
      if (ms > slowest.ms) slowest = { ms, path: `${asked.method} ${asked.path.slice(0, 60)}` };
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      if (answer.status < 300 && asked.operation) untouched.delete(asked.operation.join(' '));
      const fault = faultOf(paths, asked, answer);
      if (fault) throw new Error(`${answer.status} ${fault}`);
    },
  );
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: false });
  const alive = await fetch(`${url}/healthz`);
  if (!alive.ok) throw new Error(`with seed ${seed} the site ended up with ${alive.status}`);
  if ('polluted' in {}) throw new Error('a prototype has been polluted');
  return { runs, seed, answers, slowest, untouched: [...untouched] };
}

async function json<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json() as Promise<T>;
}

/** Where the ids are that a field asks for. */
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

/** Some ids of each kind that requests name. */
async function idsOf(url: string): Promise<Ids> {
  const lists = Object.entries(LISTS).map(async ([field, list]) => {
    type List = { data: { _id: string }[] };
    const { data } = await json<List>(`${url}/api/${list}?fields=title`).catch(() =>
      json<List>(`${url}/api/${list}?fields=name`),
    );
    return [field, data.slice(0, 12).map(({ _id }) => _id)] as const;
  });
  const known = new Map<string, readonly string[]>(await Promise.all(lists));
  const all = [...new Set([...known.values()].flat())];
  known.set('email', ['eva@visit.example', 'müller@visit.example']);
  known.set('page', ['/about', '/poi/bab-bou-jeloud']);
  for (const hidden of ['token', 'nonce', 'website']) known.set(hidden, ['']);
  return (field = '') => known.get(field) ?? all;
}

async function storeTour(url: string): Promise<Known['tour']> {
  const body = JSON.stringify({
    startingPoint: { label: 'Fez', coordinates: { longitude: -4.98, latitude: 34.06 } },
    days: [{ day: 1, city: 'fes', places: ['bab-bou-jeloud'] }],
  });
  const headers = { 'content-type': 'application/json' };
  const { data } = await json<{ data: Known['tour'] }>(`${url}/api/tours`, {
    method: 'POST',
    headers,
    body,
  });
  return data;
}
