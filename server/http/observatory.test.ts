/**
 * The rules of Mozilla's HTTP Observatory (version 5, as run by MDN), applied to every kind of response of
 * a site with an https address. The tasks of the proxy, redirects from http and the certificate, are
 * not tested.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sharedSite } from '../testing/sharedSite.ts';
import { securityHeaders } from './responseHeaders.ts';

const site = sharedSite();

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

type Rule = [result: string, points: number, holds: (answer: Answer) => boolean];

const BROAD = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;
const anyOf = (sources: string[], ...wrong: (string | RegExp)[]) =>
  sources.some((source) =>
    wrong.some((one) => (typeof one === 'string' ? one === source : one.test(source))),
  );

function policyOf({ headers }: Answer) {
  const text = headers.get('content-security-policy');
  const directives = new Map(
    (text ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  return { text, directives, of, all: [...directives.values()].flat() };
}

const header = (name: string, pattern: RegExp) => (answer: Answer) =>
  pattern.test(answer.headers.get(name) ?? '');
const without = (name: string) => (answer: Answer) => !answer.headers.has(name);
const otherwise = () => true;

/** The first matching rule of each test counts. */
const TESTS: Record<string, Rule[]> = {
  'content security policy': [
    ['none', -25, without('content-security-policy')],
    [
      'unsafe scripts or objects',
      -20,
      (answer) =>
        anyOf(policyOf(answer).of('script-src'), BROAD, "'unsafe-inline'", 'data:') ||
        anyOf(policyOf(answer).of('object-src'), BROAD),
    ],
    ['over http', -20, (answer) => anyOf(policyOf(answer).all, /^(http|ftp):/)],
    ['unsafe-eval', -10, (answer) => anyOf(policyOf(answer).all, "'unsafe-eval'")],
    [
      'unsafe styles',
      0,
      (answer) => anyOf(policyOf(answer).of('style-src'), BROAD, "'unsafe-inline'", 'data:'),
    ],
    [
      "nothing unsafe, default-src 'none'",
      10,
      (answer) => String(policyOf(answer).directives.get('default-src')) === "'none'",
    ],
    ['nothing unsafe', 5, otherwise],
  ],
  cookies: [
    ['none', 0, without('set-cookie')],
    ['some', -40, otherwise],
  ],
  'cross-origin resource sharing': [
    ['none', 0, without('access-control-allow-origin')],
    ['with credentials', -50, header('access-control-allow-credentials', /true/)],
    ['public', 0, header('access-control-allow-origin', /^\*$/)],
    ['of who asks', -50, otherwise],
  ],
  'cross-origin resource policy': [
    ['same origin or site', 10, header('cross-origin-resource-policy', /^same-(origin|site)$/)],
    ['cross-origin', 0, header('cross-origin-resource-policy', /^cross-origin$/)],
    ['none', 0, without('cross-origin-resource-policy')],
    ['no policy that is known', -5, otherwise],
  ],
  'referrer policy': [
    [
      'private',
      5,
      header('referrer-policy', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
    ],
    ['none', 0, without('referrer-policy')],
    ['unsafe', -5, otherwise],
  ],
  'https alone': [
    ['none', -20, without('strict-transport-security')],
    [
      'six months',
      0,
      ({ headers }) =>
        Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >=
        15_768_000,
    ],
    ['less than six months', -10, otherwise],
  ],
  'integrity of scripts': [
    ['no page', 0, ({ headers }) => !headers.get('content-type')?.startsWith('text/html')],
    ['all scripts are our own', 0, ({ body }) => !/<script[^>]* src="(https?:)?\/\//.test(body)],
    ['scripts of others', -50, otherwise],
  ],
  'kinds of content': [
    ['as told', 0, header('x-content-type-options', /^nosniff$/)],
    ['guessed', -5, otherwise],
  ],
  frames: [
    [
      'by policy',
      5,
      (answer) => {
        const ancestors = policyOf(answer).directives.get('frame-ancestors');
        return ancestors !== undefined && !anyOf(ancestors, BROAD);
      },
    ],
    ['by x-frame-options', 0, header('x-frame-options', /^(DENY|SAMEORIGIN)$/i)],
    ['anywhere', -20, otherwise],
  ],
};

/** The points of each test. Bonuses count only with at least 90 points without them. */
function grade(answer: Answer, leaveOut: readonly string[] = []) {
  const results = Object.entries(TESTS)
    .filter(([test]) => !leaveOut.includes(test))
    .map(([test, rules]) => {
      const [result = '', points = 0] = rules.find(([, , holds]) => holds(answer)) ?? [];
      return { test, result, points };
    });
  const sum = (sign: 1 | -1) =>
    results.filter(({ points }) => points * sign > 0).reduce((all, { points }) => all + points, 0);
  const plain = 100 + sum(-1);
  return { points: plain >= 90 ? plain + sum(1) : plain, results };
}

const request = async (path: string, options: RequestInit = {}): Promise<Answer> => {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...options });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** Sends bytes over a socket, including invalid requests. */
async function raw(bytes: string): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

const asset = async (kind: string) =>
  new RegExp(`/assets/[^"]+\\.${kind}`).exec((await request('/en')).body)?.[0] ?? '';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every kind of response, with its expected status and points. */
const RESPONSES: [name: string, status: number, points: number, () => Promise<Answer>][] = [
  ['a page', 200, 125, () => request('/en')],
  ['a cached page', 200, 125, () => request('/en/about').then(() => request('/en/about'))],
  [
    'an unmodified page',
    304,
    125,
    async () => {
      const etag = (await request('/en/about')).headers.get('etag') ?? '';
      return request('/en/about', { headers: { 'if-none-match': etag } });
    },
  ],
  ['a plan', 200, 125, () => request('/en/itinerary?start=fes&days=1')],
  ['a place', 200, 125, () => request('/de/poi/bab-mansour')],
  ['a missing page', 404, 125, () => request('/fr/poi/no-such-place')],
  ['the data of a page', 200, 130, () => request('/en/about.data')],
  ['the redirect from /', 302, 130, () => request('/')],
  ['the redirect to a language', 302, 130, () => request('/about')],
  ['the redirect to the canonical spelling', 301, 130, () => request('/en/destination/Fez')],
  ['the manifest', 200, 130, () => request('/en/app.webmanifest')],
  [
    'an invalid form',
    400,
    125,
    () => request('/en/contact', { method: 'POST', headers: form, body: 'x=1' }),
  ],
  [
    'a form from another origin',
    403,
    130,
    () =>
      request('/en/contact', {
        method: 'POST',
        headers: { ...form, origin: 'https://elsewhere.example' },
        body: '',
      }),
  ],
  ['a list', 200, 120, () => request('/api/tags')],
  ['an invalid parameter', 400, 130, () => request('/api/tags?fields=secrets')],
  ['an unknown address of the API', 404, 130, () => request('/api/nothing')],
  ['the OpenAPI document', 200, 130, () => request('/api/openapi.json')],
  ['the API documentation', 200, 130, () => request('/api/docs')],
  ['user info', 200, 130, () => request('/api/whoami')],
  ['a picture', 200, 120, () => request('/img/w_160,f_webp/posters/cities/fes.svg')],
  ['a missing picture', 404, 120, () => request('/img/w_160,f_webp/posters/cities/no.svg')],
  ['an invalid picture address', 400, 130, () => request('/img/w_1,f_webp/posters/cities/fes.svg')],
  ['a style sheet', 200, 130, async () => request(await asset('css'))],
  ['an icon', 200, 130, () => request('/icon.svg')],
  ['a missing document', 404, 130, () => request('/documents/nothing-en.pdf')],
  ['a wrong method', 405, 130, () => request('/en', { method: 'DELETE' })],
  ['a long address', 414, 130, () => request(`/en?${'x'.repeat(5000)}`)],
  ['an invalid address', 400, 130, () => request('/en/%E0%A4%A')],
  ['health', 200, 130, () => request('/healthz')],
  ['nonsense', 400, 130, () => raw('nonsense\r\n\r\n')],
  [
    'large headers',
    431,
    130,
    () => raw(`GET /en HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`),
  ],
  ['no host', 400, 130, () => raw('GET /en/about?q=1 HTTP/1.1\r\nConnection: close\r\n\r\n')],
  [
    'an unknown expectation',
    200,
    125,
    () => raw('GET /en/about HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n'),
  ],
];

describe('the Observatory', () => {
  it.each(RESPONSES)('gives %s (%i) an A+ with %i points', async (_, status, points, answerOf) => {
    const answer = await answerOf();
    expect(answer.status).toBe(status);
    const graded = grade(answer);
    expect(graded.results.filter((one) => one.points < 0)).toEqual([]);
    expect(graded.points).toBe(points);
  });

  it.each([
    ['a script', async () => request(await asset('js'))],
    ['the service worker', () => request('/sw.js')],
  ])(
    'finds no issue with %s, which has no script policy because it would apply to workers',
    async (_, answerOf) => {
      const answer = await answerOf();
      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(grade(answer, ['content security policy']).points).toBe(120);
    },
  );

  it('finds no Strict-Transport-Security with an http address', () => {
    expect(Object.keys(securityHeaders('http://visit.example'))).not.toContain(
      'strict-transport-security',
    );
  });

  it('finds Trusted Types with two policies, and styles in files only', async () => {
    const { headers, body } = await request('/en');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default own");
    expect(policy).toContain("style-src 'self';");
    expect(body).not.toMatch(/<style|<[^>]+\sstyle="|<[^>]+\son[a-z]+="/);
  });
});
