import { inspect } from 'node:util';
import { sql as statement } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

/** Secrets of the site that must not be in any response. */
const SITE_SECRETS = {
  mailServer: 'smtp-password-5e1',
  statistics: 'statistics-token-5e2',
  database: 'database-password-5e3',
};

/** Secrets that must not be in logs either. Pages may contain the visitor's own input and the map token. */
const SECRETS = {
  ...SITE_SECRETS,
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
    // There is no server.
    SMTP_URL: `smtp://robot:${SECRETS.mailServer}@127.0.0.1:1`,
    STATISTICS_TOKEN: SECRETS.statistics,
    MAP_ACCESS_TOKEN: SECRETS.map,
  };
  site = await startSite(readConfig(env), log);
});
afterAll(async () => {
  // The test has closed its database.
  await site.stop().catch(() => {});
  await place.remove();
});

/** Sends a request with secrets in every part, and checks the response. */
async function request(path: string, options: RequestInit = {}): Promise<number> {
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
  expectNoSecrets(
    `${inspect(answer.headers)}${await answer.text()}`,
    path,
    isPage ? SITE_SECRETS : SECRETS,
  );
  return answer.status;
}

const post = (path: string, body: object | string) =>
  request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type':
        typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
    },
  });

function expectNoSecrets(text: string, where: string, secrets: object = SECRETS) {
  const found = Object.entries(secrets).filter(([, secret]) =>
    [secret, encodeURIComponent(secret)].some((form) => text.includes(form)),
  );
  expect(found, where).toEqual([]);
}

const EVA = { name: SECRETS.name, email: SECRETS.visitor, message: SECRETS.message };

it('logs and responses contain no secrets when requests fail', async () => {
  expect(await post('/api/contact', EVA)).toBe(201);
  await expect.poll(() => lines.join('')).toContain('a mail could not be sent');

  expect(await post('/api/contact', { ...EVA, token: SECRETS.form, phone: 'x' })).toBe(400);
  expect(
    await post('/api/newsletter', { email: `${SECRETS.visitor} `, consent: SECRETS.form }),
  ).toBeLessThan(500);
  expect(await request(`/api/bi?token=${SECRETS.guess}`)).toBe(401);
  expect(await request(`/api/nothing?token=${SECRETS.guess}&email=${SECRETS.visitor}`)).toBe(404);
  expect(await request(`/en/newsletter/confirm?key=${SECRETS.guess}`)).toBeLessThan(500);
  expect(await request('/en/poi/%E0%A4%A', { method: 'DELETE' })).toBe(400);

  await site.database.sql.execute(statement`ALTER TABLE submission RENAME TO away`);
  expect(await post('/api/contact', { ...EVA, message: `${SECRETS.message} once more` })).toBe(503);
  expect(lines.join('')).toContain('Failed query: insert into');

  await site.database.close();
  const failures = [
    await post('/api/contact', { ...EVA, message: `${SECRETS.message} again` }),
    await post('/api/newsletter', { email: SECRETS.visitor }),
    await post('/api/vote', { place: 'bab-mansour', vote: 'like' }),
    await post('/en/contact', String(new URLSearchParams({ ...EVA, message: 'twice' }))),
    await request(`/api/tours/${SECRETS.guess}`),
    await request(`/en/itinerary/${SECRETS.guess}`),
  ];
  expect(failures).toContain(500);
  expect(lines.join('')).toContain('request failed');
  for (const line of lines) expectNoSecrets(line, line);
});

it('the error of an unreachable database does not contain its password', async () => {
  const env = {
    ...place.env,
    DATABASE_URL: `postgres://site:${SECRETS.database}@127.0.0.1:1/site`,
  };
  const error = await startSite(readConfig(env), log).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expectNoSecrets(inspect(error, { depth: 10 }), 'the error');
  for (const line of lines) expectNoSecrets(line, line);
});
