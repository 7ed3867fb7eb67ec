import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../domain/locale.ts';
import type { RunningSite } from './site.ts';
import { makeTestPlace, type TestPlace } from './testing.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start();
});
afterAll(() => place.remove());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

/** Sends a request as it is, without a client that tidies it, and gives the first answer line. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('the API', () => {
  it.each([
    ['cache/places', 160],
    ['tags', 20],
    ['city', 13],
    ['experiences', 20],
    ['mice', 10],
    ['articles', 12],
    ['stories', 12],
    ['circuits', 12],
    ['instawall', 1],
    ['events', 25],
  ])('%s answers a list', async (path, atLeast) => {
    const response = await get(`/api/${path}`);
    const { data } = (await response.json()) as { data: unknown[] };
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(data.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('gives places with the fields of the specification', async () => {
    const { data } = (await (await get('/api/cache/places')).json()) as { data: Place[] };
    type Place = Record<string, unknown> & { _id: string };
    expect(data.find((item) => item._id === 'bab-bou-jeloud')).toMatchObject({
      title: { en: expect.any(String), fr: expect.any(String), es: expect.any(String) },
      tags: expect.arrayContaining([
        { slug: 'culture-et-vestiges', name: expect.objectContaining({ en: expect.any(String) }) },
      ]),
      media: [],
      contact: { address: { street_address: expect.any(String), city: 'fes' } },
      isDeal: false,
    });
    expect(data.some((item) => item.isDeal === true)).toBe(true);
  });

  it.each([
    ['tags', 'order'],
    ['city', 'order'],
    ['articles', 'slug'],
    ['stories', 'order'],
  ])('%s is sorted by %s', async (path, field) => {
    const { data } = (await (await get(`/api/${path}`)).json()) as {
      data: Record<string, string | number>[];
    };
    const values = data.map((item) => item[field] ?? '');
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('finds Fez however it is spelled, and answers a wrong parameter with its name', async () => {
    for (const term of ['Fez', 'fés', 'فاس']) {
      const found = await get(`/api/search?q=${encodeURIComponent(term)}`);
      expect(await found.json()).toHaveProperty('data.cities[0]._id', 'fes');
    }
    const wrong = await get('/api/search?q=fes&locale=it');
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get('content-type')).toBe('application/problem+json');
    expect(await wrong.json()).toMatchObject({ status: 400, field: 'locale' });
  });

  it('finds the places of the region in other spellings than its own', async () => {
    for (const [term, path] of [
      ['Mekness', 'cities[0]._id=meknes'],
      ['مكناس', 'cities[0]._id=meknes'],
      ['Volubulis', 'places[0]._id=volubilis'],
      ['Dayet Awa', 'places[0]._id=dayet-aoua'],
    ] as const) {
      const [key = '', id] = path.split('=');
      const found = await get(`/api/search?q=${encodeURIComponent(term)}`);
      expect(await found.json(), term).toHaveProperty(`data.${key}`, id);
    }
  });

  it('offers what is near in spelling only where nothing was found', async () => {
    type Near = { data: { near: { _id: string; kind: string }[] } };
    const near = async (query: string) =>
      ((await (await get(`/api/search?${query}`)).json()) as Near).data.near;
    expect((await near('q=Voloobeelees')).map(({ _id }) => _id)).toContain('volubilis');
    expect((await near('q=Volubilis&cities=taza')).map(({ _id }) => _id)).toContain('volubilis');
    expect(await near('q=Volubilis')).toEqual([]);
    expect(await near('q=xyzzyqq')).toEqual([]);
  });

  it('brings along with what was found only what is asked for', async () => {
    const first = async (query: string) =>
      ((await (await get(`/api/search?q=bab+mansour${query}`)).json()) as Places).data.places[0];
    type Places = { data: { places: object[] } };
    expect(Object.keys((await first('')) ?? {})).toEqual(['_id', 'title', 'summary']);
    expect(await first('&fields=picture,city')).toEqual({
      _id: 'bab-mansour',
      title: expect.objectContaining({ en: expect.any(String) }),
      picture: 'posters/places/bab-mansour.svg',
      city: 'meknes',
    });
    expect((await get('/api/search?q=x&fields=secrets')).status).toBe(400);
  });

  it('gives lists with some fields alone, and knows the fields that there are', async () => {
    const all = await (await get('/api/cache/places')).text();
    const light = await (await get('/api/cache/places?fields=title,media')).text();
    expect(light.length).toBeLessThan(all.length / 10);
    const { data } = JSON.parse(light) as { data: object[] };
    for (const item of data)
      expect(Object.keys(item).toSorted()).toEqual(['_id', 'media', 'title']);
    const wrong = await get('/api/tags?fields=name,secrets');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ field: 'fields.1' });
  });

  it('describes every one of its addresses', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/api/cache/places');
    const docs = await (await get('/api/docs')).text();
    const tour = JSON.stringify({
      startingPoint: { label: 'Fez', coordinates: { longitude: -4.98, latitude: 34.06 } },
      days: [{ day: 1, city: 'fes', places: ['bab-bou-jeloud'] }],
    });
    const stored = await fetch(`${site.url}/api/tours`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: tour,
    });
    const { id } = ((await stored.json()) as { data: { id: string } }).data;
    for (const [path, item] of Object.entries(description.paths)) {
      const query = path.includes('/export.') ? `?tour=${encodeURIComponent(tour)}` : '';
      const address =
        path
          .replace('{place}', 'bab-mansour')
          .replace('{country}', 'DE')
          .replace('{kind}', 'places')
          .replace('{city}', 'fes')
          .replace('{id}', id) + query;
      // The sums of views are nowhere without a token in the configuration.
      const status = path === '/api/bi' ? 404 : 200;
      if ('get' in item) expect((await get(address)).status, path).toBe(status);
      for (const method of Object.keys(item)) {
        expect(docs).toContain(`${method.toUpperCase()} ${path}`);
      }
    }
  });

  it('says problem+json for an unknown address and a wrong method', async () => {
    const unknown = await get('/api/nothing');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
    const wrong = await get('/api/tags', {}, 'DELETE');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('believes proxy headers only behind a trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'cf-ipcountry': 'DE' };
    const direct = (await (await get('/api/whoami', headers)).json()) as object;
    expect(direct).not.toHaveProperty('country');
    expect(JSON.stringify(direct)).not.toContain('198.51.100.7');

    const other = await makeTestPlace();
    try {
      const behind = await other.start({ TRUSTED_PROXY: 'true' });
      const answer = await fetch(`${behind.url}/api/whoami`, { headers });
      expect(await answer.json()).toEqual({ ip: '198.51.100.7', country: 'DE' });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      await other.remove();
    }
  });
});

describe('answers', () => {
  it.each(['/api/tags', '/en', '/de/poi/bab-bou-jeloud'])(
    '%s is compressed, has an ETag, and is not sent twice',
    async (path) => {
      const plain = Buffer.from(await (await get(path, { 'accept-encoding': 'identity' })).bytes());
      const tag = (await get(path)).headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      const again = await get(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await packedBody(path, encoding);
        expect(packed.length).toBeLessThan(plain.length / 2);
        expect(unpack(packed).equals(plain)).toBe(true);
      }
    },
  );

  it('are the same page whatever unknown parameters say', async () => {
    const clean = await get('/en/about');
    const noisy = await get('/en/about?utm_source=x&fbclid=1');
    expect(noisy.headers.get('etag')).toBe(clean.headers.get('etag'));
    expect(noisy.headers.get('cache-control')).toContain('s-maxage');
  });

  it('carry the hash of every inline script in their policy', async () => {
    const response = await get('/en/poi/bab-mansour');
    const policy = response.headers.get('content-security-policy') ?? '';
    // What is told to search engines is data, which no browser runs.
    const inline = /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([^<]+)</g;
    const scripts = [...(await response.text()).matchAll(inline)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, code = ''] of scripts) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).not.toContain('unsafe');
  });
});

/** The body as it travels: fetch would unpack it. */
async function packedBody(path: string, encoding: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(site.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.headers['content-encoding'] !== encoding) reject(new Error('not encoded'));
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  it.each([
    [{}, '/en'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '/de'],
    [{ 'accept-language': 'ar,es;q=0.4,en;q=0.3' }, '/es'],
    [{ 'accept-language': 'it,ja' }, '/en'],
    [{ 'accept-language': 'de', cookie: 'a=b; locale=fr' }, '/fr'],
    [{ 'accept-language': 'de', cookie: 'locale=xx' }, '/de'],
    [{ 'accept-language': '!!,;q=' }, '/en'],
  ])('leads / for %j to %s', async (headers, expected) => {
    const response = await get('/', headers);
    expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it('leads a known path without a language to its English form, with its query', async () => {
    const response = await get('/search?q=lake');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/search?q=lake']);
  });

  it.each([
    '/it',
    '/it/fav',
    '/en/poi/no-such-place',
    '/nothing',
    '/EN/fav',
    '/en/Fav',
    '/en/poi',
    '/en/%0D',
    '/%E2%80%A8',
  ])('%s is a 404 page with suggestions', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('This lane ends at a wall');
    expect(html).toContain('class="card"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('suggests what is spelled like the unknown id, in the language of the page', async () => {
    const html = await (await get('/fr/poi/bab-mansur')).text();
    expect(html).toContain('/fr/poi/bab-mansour');
  });

  it.each(['fez', 'F%C3%A8s', '%D9%81%D8%A7%D8%B3'])('takes the city name %s', async (name) => {
    const response = await get(`/en/destination/${name}`);
    expect(response.headers.get('location')).toBe('/en/destination/fes');
  });

  it.each(LOCALES)('names itself and its other languages in %s', async (locale) => {
    const html = await (await get(`/${locale}/circuits`)).text();
    // Without a doctype browsers lay pages out as those of the last century.
    expect(html.slice(0, 40)).toContain(`<!DOCTYPE html><html lang="${locale}">`);
    expect(html).toContain(`rel="canonical" href="http://localhost:3000/${locale}/circuits"`);
    for (const other of LOCALES) {
      expect(html).toMatch(new RegExp(`hreflang="${other}" href="[^"]*/${other}/circuits"`, 'i'));
    }
  });

  it('marks what has no translation as English', async () => {
    const { importEntries } = await import('./catalogue/store.ts');
    const title = { en: 'Untranslated tower' };
    const contact = { address: { city: 'fes' } };
    const raw = { _id: 'tower', title, contact, tags: ['culture-et-vestiges'] };
    await importEntries(site.database.sql, [{ kind: 'places', raw }]);
    await expect.poll(async () => (await get('/de/poi/tower')).status).toBe(200);
    expect(await (await get('/de/poi/tower')).text()).toMatch(
      /<h1[^>]*><span lang="en">Untranslated tower/,
    );
  });

  it('show the programme of a tour, and say so when it cannot be read', async () => {
    const days = [{ day: 1, city: 'meknes', places: ['bab-mansour', 'no-such-place'] }];
    const tour = encodeURIComponent(JSON.stringify({ days }));
    const html = await (await get(`/en/pdf?tour=${tour}&lang=fr`)).text();
    expect(html).toContain('Jour 1 - Meknès');
    expect(html).toContain('Bab Mansour');
    expect(await (await get('/en/pdf?tour={broken')).text()).toContain('cannot be read');
  });
});

describe('a wish for a plan', () => {
  const wish = '/en/itinerary?start=meknes&days=1&by=foot';

  it('is answered with a plan, the same each time', async () => {
    const first = await (await get(wish)).text();
    expect(first).toContain('Back at the starting point: Meknes');
    expect(await (await get(wish)).text()).toBe(first);
  });

  it('is not answered without end, while other pages are', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => get(wish)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const spellings = ['/en/itinerary?%73tart=fes', '/itinerary?start=fes&days=2'];
    for (const path of spellings) {
      const again = await Promise.all(Array.from({ length: 5 }, () => get(path)));
      expect(again.map(({ status }) => status)).toContain(429);
    }
    expect((await get('/en/itinerary')).status).toBe(200);
    expect((await get('/en/itinerary?circuits=imperial-meknes')).status).toBe(200);
  });
});

describe('lists and modes', () => {
  const order = async (path: string) =>
    Array.from(
      (await (await get(path)).text()).matchAll(/class="card-link"[^>]*href="([^"]+)"/g),
      ([, href]) => href,
    );

  it('are ordered and narrowed as the address says', async () => {
    const all = await order('/en/preference/4');
    const byName = await order('/en/preference/4?sort=name');
    const inIfrane = await order('/en/preference/4?city=ifrane&sort=name');
    expect(byName).not.toEqual(all);
    expect(byName.toSorted()).toEqual(all.toSorted());
    expect(inIfrane).toEqual(byName.filter((href) => inIfrane.includes(href)));
    expect(inIfrane.length).toBeLessThan(byName.length);
    expect(await order('/en/preference/4?sort=sideways')).toEqual(all);
  });

  it('show what is near a town or a point, and survive a point that is none', async () => {
    expect(await order('/en/visiting?at=34.0546,-5.5555')).toContain('/en/poi/volubilis');
    expect(await order('/en/visiting?city=ifrane')).toContain('/en/poi/stone-lion-ifrane');
    const lost = await (await get('/en/visiting?at=48.85,2.35')).text();
    expect(lost).toContain('some way from the region');
    for (const at of ['x,y', '999,999', '1', '', '1,2,3']) {
      expect((await get(`/en/visiting?at=${encodeURIComponent(at)}`)).status).toBe(200);
    }
  });
});

describe('pictures', () => {
  it.each([
    ['f_jpg', 'image/jpeg'],
    ['f_webp', 'image/webp'],
    ['f_avif', 'image/avif'],
    ['f_png', 'image/png'],
  ])('come as %s', async (format, type) => {
    const response = await get(`/img/w_320,${format}/posters/cities/fes.svg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const tag = response.headers.get('etag') ?? '';
    expect(
      (await get(`/img/w_320,${format}/posters/cities/fes.svg`, { 'if-none-match': tag })).status,
    ).toBe(304);
  });

  it.each([
    ['card', '', [320, 240]],
    ['wide', '.wide', [320, 128]],
    ['tall', '.tall', [320, 400]],
    ['share', '.share.de', [320, 168]],
  ])('of an entry come in the shape %s', async (_, shape, size) => {
    const response = await get(`/img/w_320,f_png/posters/places/bab-mansour${shape}.svg`);
    const { width, height } = await sharp(await response.bytes()).metadata();
    expect([width, height]).toEqual(size);
  });

  it('that links are shared with carry the title in the page’s language', async () => {
    const shared = async (locale: string) =>
      (
        await get(`/img/w_320,f_png/posters/places/bou-inania-madrasa-fes.share.${locale}.svg`)
      ).headers.get('etag');
    const html = await (await get('/de/poi/bou-inania-madrasa-fes')).text();
    expect(html).toContain('/img/w_1200,f_jpg/posters/places/bou-inania-madrasa-fes.share.de.svg');
    expect(await shared('de')).not.toBe(await shared('fr'));
  });

  it('are the placeholder with 404 where the source is missing', async () => {
    for (const path of ['posters/places/no-such-place.svg', 'posters/nothing/fes.svg']) {
      expect((await get(`/img/w_160,f_webp/${path}`)).status).toBe(404);
    }
    const response = await get('/img/w_160,f_webp/posters/lost.svg');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'image/webp']);
  });

  it.each([
    '/img/w_321,f_jpg/posters/cities/fes.svg',
    '/img/w_800,f_gif/posters/cities/fes.svg',
    '/img/w_800/posters/cities/fes.svg',
    '/img/w_800,f_jpg/..%2F..%2Fpackage.json',
    '/img/w_800,f_jpg/%2Fetc%2Fpasswd',
    '/img/w_800,f_jpg/',
    '/img',
  ])('are refused at %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
  });
});

describe('bad input', () => {
  it.each([
    [`/en/search?q=${'x'.repeat(10_000)}`, 414],
    ['/en/poi/%00', 400],
    ['/en/poi/%E0%A4%A', 400],
    [`/en/poi/${'a'.repeat(3000)}`, 404],
    ['/en/poi/__proto__', 404],
    ['/en/discover/constructor', 404],
    ['/en/preference/toString', 404],
    ['/en/lookfor/hotels', 404],
  ])('%s', async (path, status) => expect((await get(path)).status).toBe(status));

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s on a page', async (method) => {
    expect((await get('/en', {}, method)).status).toBe(405);
  });

  it('is survived at the wire', async () => {
    expect(await raw('GET /en/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('404');
    expect(await raw('GET /en\0 HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('400');
    expect(await raw('nonsense\r\n\r\n')).toContain('400');
    expect(await raw('GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('500');
    expect((await get('/healthz')).status).toBe(200);
  });

  it('cannot make the server redirect elsewhere', async () => {
    for (const path of ['//evil.example', '//evil.example/', '/\\evil.example/']) {
      const location = (await get(path)).headers.get('location') ?? '';
      expect(location).not.toMatch(/^(\/\/|\/\\|https?:)/);
    }
  });
});

describe('health', () => {
  it('is told, and metrics only to this machine', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('http_request_duration_seconds');
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});

describe('files of the build', () => {
  it('may be kept as long as their names say, and carry the security headers', async () => {
    const asset = /\/assets\/root-[^"]+\.css/.exec(await (await get('/en')).text())?.[0] ?? '';
    for (const [path, caching] of [
      [asset, 'public, max-age=31536000, immutable'],
      ['/icon.svg', 'public, max-age=3600'],
      ['/sw.js', 'no-cache'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, caching]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
