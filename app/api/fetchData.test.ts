import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '../../domain/errors.ts';
import { LOCALES } from '../../domain/locale.ts';
import en from '../../messages/en/shell.json' with { type: 'json' };
import { compileMessages } from '../../scripts/compiledMessages.ts';
import { addMessages } from '../i18n/messages.ts';
import { fetchData, fetchUserInfo } from './fetchData.ts';

const { showToast } = vi.hoisted(() => {
  vi.resetModules();
  return { showToast: vi.fn() };
});
vi.mock('../components/toasts/toast.ts', () => ({
  showToast,
  loadToaster: () => Promise.resolve({}),
}));

/** A fake API with valid, invalid, late and missing responses. */
let server: Server;
let base = '';
const requests: { url: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    requests.push({ url: req.url ?? '', headers: req.headers });
    const respond = (status: number, body: string) => res.writeHead(status).end(body);
    if (req.url === '/good') respond(200, '{"data":[{"_id":"fes"}]}');
    else if (req.url === '/empty') respond(200, '{"data":[]}');
    else if (req.url === '/500') respond(500, '{"detail":"The failure has been logged."}');
    else if (req.url === '/500-with-data') respond(500, '{"data":[1]}');
    else if (req.url === '/no-data') respond(200, '{"message":"No places today."}');
    else if (req.url === '/null') respond(200, '{"data":null}');
    else if (req.url === '/nonsense') respond(200, '<!doctype html>');
    else if (req.url === '/json-null') respond(200, 'null');
    else if (req.url === '/broken-off') res.writeHead(200, { 'content-length': 99 }).write('{"da');
    else if (req.url === '/nothing') req.socket.destroy();
    // Any other address gets no response.
    if (req.url === '/broken-off') setTimeout(() => req.socket.destroy(), 20);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  addMessages('en', 'shell', compileMessages(en));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  // Other files share the loaded modules.
  await vi.dynamicImportSettled();
  vi.doUnmock('../components/toasts/toast.ts');
  vi.resetModules();
});
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  requests.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  showToast.mockClear();
});

const PLACES = ['PE01', 'PE02'] as const;
const toasts = () => showToast.mock.calls.map(([toast]) => toast.message);
const soon = () => new Promise((done) => setTimeout(done, 30));

describe('fetchData', () => {
  it('returns data without a toast and sends the shared headers', async () => {
    expect(await fetchData(`${base}/good`, PLACES)).toEqual([{ _id: 'fes' }]);
    expect(await fetchData(`${base}/empty`, PLACES)).toEqual([]);
    const json = 'application/json';
    expect(requests[0]?.headers).toMatchObject({ accept: json, 'content-type': json });
    await soon();
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['500', 'Something bad happens. Code: PE01. The failure has been logged.'],
    ['no-data', 'Something bad happens. Code: PE01. No places today.'],
    ['500-with-data', 'Something bad happens. Code: PE01'],
    ['null', 'Something bad happens. Code: PE01'],
    ['nonsense', 'Something bad happens. Code: PE01'],
    ['json-null', 'Something bad happens. Code: PE01'],
    [
      'nothing',
      'Something bad happens. Code: PE02. Our team is aware of such failures and is working on a fix.',
    ],
    [
      'broken-off',
      'Something bad happens. Code: PE02. Our team is aware of such failures and is working on a fix.',
    ],
  ])('shows a toast for the response %s', async (path, message) => {
    expect(await fetchData(`${base}/${path}`, PLACES)).toBeUndefined();
    await expect.poll(toasts).toEqual([message]);
    expect(showToast).toHaveBeenCalledWith({ type: 'error', message });
    // Section 8: the product does not retry.
    expect(requests).toHaveLength(1);
  });

  it('times out without a response', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    expect(await fetchData(`${base}/never`, ['TE01', 'TE02'])).toBeUndefined();
    await expect.poll(toasts).toEqual(['Something bad happens. Code: TE02']);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  });

  it('shows no toast when aborted', async () => {
    const controller = new AbortController();
    const answer = fetchData(`${base}/never`, PLACES, controller.signal);
    await soon();
    controller.abort();
    expect(await answer).toBeUndefined();
    expect(await fetchData(`${base}/good`, PLACES, controller.signal)).toBeUndefined();
    await soon();
    expect(toasts()).toEqual([]);
  });
});

describe('fetchUserInfo', () => {
  it.each([
    ['{"ip":"203.0.113.9","country":"DE"}', { ip: '203.0.113.9', country: 'DE' }, []],
    ['{"ip":"203.0.113.9","country":7}', { ip: '203.0.113.9' }, []],
    ['{"data":[]}', undefined, ['USR01']],
    [undefined, undefined, ['USR02']],
  ])('handles the response %s', async (body, user, codes) => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      expect(init.headers).toBeUndefined();
      if (body === undefined) throw new TypeError('Failed to fetch');
      return new Response(body);
    });
    expect(await fetchUserInfo()).toEqual(user);
    await soon();
    const logged = vi.mocked(console.error).mock.calls.map(([text]) => text.slice(0, 5));
    expect([logged, toasts()]).toEqual([codes, []]);
  });
});

describe('error codes', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];

  it('are those of the specification', () => {
    expect(codes.join(' ')).toBe(
      'PE01 PE02 TE01 TE02 AE01 AE02 EE01 EE02 ME01 ME02 STORYE01 STORYTE02 CIRCT01 CIRCT02 INST01 INST02 USR01 USR02',
    );
  });

  it.each(LOCALES)('have a message in %s', async (locale) => {
    const { default: messages } = await import(`../../messages/${locale}/shell.json`);
    expect(messages.notices.failure).toContain('{code}');
    expect(messages.notices.failure).not.toContain("'");
  });
});
