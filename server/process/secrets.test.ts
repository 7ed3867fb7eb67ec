import { inspect } from 'node:util';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

/** What nobody may read in any answer. */
const OURS = {
  mailServer: 'smtp-password-5e1',
  statistics: 'statistics-token-5e2',
  database: 'database-password-5e3',
};

/** What nobody may read in a log either. Pages give visitors their own words back, and maps their token. */
const SECRETS = {
  ...OURS,
  map: 'map-token-5e4',
  visitor: 'eva.5e5@visitor.example',
  name: 'Evagoras-5e6',
  message: 'a private matter 5e7',
  address: '2001:db8:5e8::1',
  guess: 'guessed-token-5e9',
  form: 'form-token-5ea',
};

const lines: string[] = [];
const log = makeLog('trace', { write: (line) => lines.push(line) });
let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  const env = {
    ...place.env,
    TRUSTED_PROXY: 'true',
    // Nobody listens there.
    SMTP_URL: `smtp://robot:${SECRETS.mailServer}@127.0.0.1:1`,
    STATISTICS_TOKEN: SECRETS.statistics,
    MAP_ACCESS_TOKEN: SECRETS.map,
  };
  site = await startSite(readConfig(env), log);
});
afterAll(async () => {
  // Its database is closed already.
  await site.stop().catch(() => {});
  await place.remove();
});

/** Sends it as a visitor who has secrets in every part of a request. */
async function ask(path: string, options: RequestInit = {}): Promise<number> {
  const answer = await fetch(site.url + path, {
    redirect: 'manual',
    ...options,
    headers: {
      'x-forwarded-for': SECRETS.address,
      authorization: `Bearer ${SECRETS.guess}`,
      cookie: `visitor=${SECRETS.guess}`,
      ...options.headers,
    },
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  expectNone(`${inspect(answer.headers)}${await answer.text()}`, path, isPage ? OURS : SECRETS);
  return answer.status;
}

const post = (path: string, body: object | string) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type':
        typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
    },
  });

function expectNone(text: string, where: string, secrets: object = SECRETS) {
  const told = Object.entries(secrets).filter(([, secret]) =>
    [secret, encodeURIComponent(secret)].some((spelled) => text.includes(spelled)),
  );
  expect(told, where).toEqual([]);
}

const EVA = { name: SECRETS.name, email: SECRETS.visitor, message: SECRETS.message };

it('neither logs nor answers tell a secret while all goes wrong that can', async () => {
  expect(await post('/api/contact', EVA)).toBe(201);
  await expect.poll(() => lines.join('')).toContain('a mail could not be sent');

  expect(await post('/api/contact', { ...EVA, token: SECRETS.form, phone: 'x' })).toBe(400);
  expect(
    await post('/api/newsletter', { email: `${SECRETS.visitor} `, consent: SECRETS.form }),
  ).toBeLessThan(500);
  expect(await ask(`/api/bi?token=${SECRETS.guess}`)).toBe(401);
  expect(await ask(`/api/nothing?token=${SECRETS.guess}&email=${SECRETS.visitor}`)).toBe(404);
  expect(await ask(`/en/newsletter/confirm?key=${SECRETS.guess}`)).toBeLessThan(500);
  expect(await ask('/en/poi/%E0%A4%A', { method: 'DELETE' })).toBe(400);

  await site.database.sql.execute(statement`ALTER TABLE submission RENAME TO away`);
  expect(await post('/api/contact', { ...EVA, message: `${SECRETS.message} once more` })).toBe(503);
  expect(lines.join('')).toContain('Failed query: insert into');

  await site.database.close();
  const failures = [
    await post('/api/contact', { ...EVA, message: `${SECRETS.message} again` }),
    await post('/api/newsletter', { email: SECRETS.visitor }),
    await post('/api/vote', { place: 'bab-mansour', vote: 'like' }),
    await post('/en/contact', String(new URLSearchParams({ ...EVA, message: 'twice' }))),
    await ask(`/api/tours/${SECRETS.guess}`),
    await ask(`/en/itinerary/${SECRETS.guess}`),
  ];
  expect(failures).toContain(500);
  expect(lines.join('')).toContain('request failed');
  for (const line of lines) expectNone(line, line);
});

it('the error of a database that cannot be reached does not tell its password', async () => {
  const env = {
    ...place.env,
    DATABASE_URL: `postgres://site:${SECRETS.database}@127.0.0.1:1/site`,
  };
  const error = await startSite(readConfig(env), log).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expectNone(inspect(error, { depth: 10 }), 'the error');
  for (const line of lines) expectNone(line, line);
});
