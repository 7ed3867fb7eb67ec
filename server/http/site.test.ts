import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { nextEvents } from '../../domain/content/event.ts';
import { dayInRegion, monthInRegion } from '../../domain/format/today.ts';
import { LOCALES } from '../../domain/locale.ts';
import { DESTINATIONS } from '../../tests/screens.ts';
import { entry } from '../db/schema.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { makeTestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const site = setUpSite();

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers, redirect: 'manual' });

/** Sends raw bytes, without the normalisation of a client, and returns the status line. */
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
  ])('%s returns a list', async (path, atLeast) => {
    const response = await get(`/api/${path}`);
    const { data } = (await response.json()) as { data: unknown[] };
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(data.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('returns places with the fields of the specification', async () => {
    const { data } = (await (await get('/api/cache/places')).json()) as { data: Place[] };
    type Place = Record<string, unknown> & { _id: string };
    expect(data.find((item) => item._id === 'bab-bou-jeloud')).toMatchObject({
      title: { en: expect.any(String), fr: expect.any(String), es: expect.any(String) },
      tags: expect.arrayContaining([
        { slug: 'culture-et-vestiges', name: expect.objectContaining({ en: expect.any(String) }) },
      ]),
      picture: 'posters/places/bab-bou-jeloud.svg',
      media: [
        {
          url: 'http://localhost:3000/img/w_800,f_jpg/posters/places/bab-bou-jeloud.svg',
          alt: { en: expect.stringContaining('Bab Boujloud'), fr: expect.any(String) },
        },
      ],
      contact: { address: { street_address: { en: expect.any(String) }, city: 'fes' } },
      isDeal: false,
    });
    expect(data.some((item) => item.isDeal === true)).toBe(true);
  });

  it.each([
    'cache/places',
    'tags',
    'city',
    'experiences',
    'mice',
    'articles',
    'stories',
    'circuits',
    'events',
    'instawall',
  ])('%s has a picture with an alternative text for every entry', async (path) => {
    type Item = { media: { url: string; alt: { en: string; de: string } }[] };
    const { data } = (await (await get(`/api/${path}?fields=media`)).json()) as { data: Item[] };
    for (const { media } of data) {
      expect(media[0]?.url).toMatch(/^http:\/\/localhost:3000\/img\/w_800,f_jpg\/posters\//);
      expect([media[0]?.alt.en, media[0]?.alt.de]).not.toContain('');
    }
    const shown = new URL(data.at(-1)?.media[0]?.url ?? '').pathname;
    expect((await get(shown.replace('w_800', 'w_160'))).status).toBe(200);
  });

  it('returns photographs of entries, and can import its own lists', async () => {
    const { importEntries } = await import('../content/contentStore.ts');
    const media = [{ url: 'fes/gate 1.jpg', credit: 'A' }, { url: 'https://cdn.example/b.jpg' }];
    const contact = { address: { city: 'fes' } };
    const raw = { _id: 'photographed', title: { en: 'Gate' }, contact, media };
    await importEntries(site.database.sql, [{ kind: 'places', raw }]);
    type Item = { _id: string; media: object[] };
    const all = async () =>
      ((await (await get('/api/cache/places')).json()) as { data: Item[] }).data;
    const one = async () => (await all()).find(({ _id }) => _id === 'photographed');
    await expect.poll(one).toMatchObject({
      picture: 'fes/gate 1.jpg',
      media: [
        {
          url: 'http://localhost:3000/img/w_800,f_jpg/fes/gate%201.jpg',
          alt: { en: 'Gate' },
          credit: 'A',
        },
        { url: 'https://cdn.example/b.jpg', alt: { en: 'Gate' } },
      ],
    });
    const stored = async () => site.live.current().places.get('photographed')?.media;
    const again = await importEntries(
      site.database.sql,
      (await all()).map((item) => ({ kind: 'places', raw: item })),
    );
    expect(again).toMatchObject({ added: 0, problems: [] });
    await expect.poll(stored).toEqual(media.map((item) => ({ alt: { en: 'Gate' }, ...item })));
    expect(site.live.current().places.get('bab-bou-jeloud')?.media).toEqual([]);
    await site.database.sql.delete(entry).where(eq(entry.id, 'photographed'));
    await expect.poll(one).toBeUndefined();
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

  it('finds Fez in several spellings and names an invalid parameter', async () => {
    for (const term of ['Fez', 'fés', 'فاس']) {
      const found = await get(`/api/search?q=${encodeURIComponent(term)}`);
      expect(await found.json()).toHaveProperty('data.cities[0]._id', 'fes');
    }
    const wrong = await get('/api/search?q=fes&locale=xx');
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get('content-type')).toBe('application/problem+json');
    expect(await wrong.json()).toMatchObject({ status: 400, field: 'locale' });
  });

  it('finds places of the region in other spellings', async () => {
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

  it('suggests similar spellings only if there are no results', async () => {
    type Near = { data: { near: { _id: string; kind: string }[] } };
    const near = async (query: string) =>
      ((await (await get(`/api/search?${query}`)).json()) as Near).data.near;
    expect((await near('q=Voloobeelees')).map(({ _id }) => _id)).toContain('volubilis');
    expect((await near('q=Volubilis&cities=taza')).map(({ _id }) => _id)).toContain('volubilis');
    expect(await near('q=Volubilis')).toEqual([]);
    expect(await near('q=xyzzyqq')).toEqual([]);
  });

  it('returns only the requested fields of results', async () => {
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

  it('returns lists with selected fields and rejects unknown fields', async () => {
    const all = await (await get('/api/cache/places')).text();
    const light = await (await get('/api/cache/places?fields=title,picture')).text();
    expect(light.length).toBeLessThan(all.length / 10);
    const { data } = JSON.parse(light) as { data: object[] };
    for (const item of data)
      expect(Object.keys(item).toSorted()).toEqual(['_id', 'picture', 'title']);
    const wrong = await get('/api/tags?fields=name,secrets');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ field: 'fields.1' });
  });

  it('describes all addresses in the OpenAPI document', async () => {
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
      // View statistics do not exist without a configured token.
      const status = path === '/api/bi' ? 404 : 200;
      if ('get' in item) expect((await get(address)).status, path).toBe(status);
      for (const method of Object.keys(item)) {
        expect(docs).toContain(`${method.toUpperCase()} ${path}`);
      }
    }
  });

  it('returns problem+json for unknown addresses and methods', async () => {
    const unknown = await get('/api/nothing');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
    const wrong = await get('/api/tags', {}, 'DELETE');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('uses proxy headers only behind a trusted proxy', async () => {
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

describe('responses', () => {
  it.each(['/api/tags', '/en', '/de/poi/bab-bou-jeloud'])(
    '%s is compressed and has an ETag for conditional requests',
    async (path) => {
      const plain = Buffer.from(await (await get(path, { 'accept-encoding': 'identity' })).bytes());
      const tag = (await get(path)).headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      const again = await get(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const [encoding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const compressed = await compressedBody(path, encoding);
        expect(compressed.length).toBeLessThan(plain.length / 2);
        expect(decompress(compressed).equals(plain)).toBe(true);
      }
    },
  );

  it('ignore unknown parameters', async () => {
    const clean = await get('/en/about');
    const noisy = await get('/en/about?utm_source=x&fbclid=1');
    expect(noisy.headers.get('etag')).toBe(clean.headers.get('etag'));
    expect(noisy.headers.get('cache-control')).toContain('s-maxage');
  });

  it.each([
    ['/en', 1],
    ['/en/poi/bab-mansour', 1],
    ['/en/articles/volubilis-at-noon', 1],
    ['/en/destination/fes', 2],
    ['/en/practical-info', 2],
  ])('name the style sheets of %s, %i, before its typefaces', async (path, count) => {
    const html = await (await get(path)).text();
    const styles = [...html.matchAll(/<link rel="stylesheet"/g)].map(({ index }) => index);
    expect(styles).toHaveLength(count);
    expect(Math.max(...styles)).toBeLessThan(html.indexOf('as="font"'));
  });

  it('contain the hash of every inline script in the policy', async () => {
    const response = await get('/en/poi/bab-mansour');
    const policy = response.headers.get('content-security-policy') ?? '';
    // Structured data is not executed.
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

/** The compressed body, which fetch would decompress. */
async function compressedBody(path: string, encoding: string): Promise<Buffer> {
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
  ])('redirect / with %j to %s', async (headers, expected) => {
    const response = await get('/', headers);
    expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it.each([
    ['/about', {}, '/en/about'],
    ['/search?q=lake&utm=x', { 'accept-language': 'de' }, '/de/search?q=lake&utm=x'],
    ['/destination/fez', { 'accept-language': 'de', cookie: 'locale=fr' }, '/fr/destination/fez'],
    ['/destination/F%C3%A8s', { cookie: 'locale=es' }, '/es/destination/F%C3%A8s'],
  ])('leads %s without a language for %j to %s', async (path, headers, expected) => {
    const response = await get(path, headers);
    expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
    expect(response.headers.get('vary')).toContain('Cookie, Accept-Language');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    '/xx',
    '/xx/fav',
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
    expect(html).toMatch(/class="Card[ "]/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('suggest similar ids in the language of the page', async () => {
    const html = await (await get('/fr/poi/bab-mansur')).text();
    expect(html).toContain('/fr/poi/bab-mansour');
  });

  it.each(['F%C3%A8s', 'FEZ', '%D9%81%D8%A7%D8%B3'])('redirect the city name %s', async (name) => {
    const response = await get(`/en/destination/${name}?utm=x&sort=name`);
    const location = response.headers.get('location');
    expect([response.status, location]).toEqual([301, '/en/destination/fes?utm=x&sort=name']);
  });

  it.each(DESTINATIONS)('show the destination %s of the specification', async (slug) => {
    const response = await get(`/de/destination/${slug}`);
    expect(response.status).toBe(200);
    const id = slug === 'fez' ? 'fes' : slug;
    const html = await response.text();
    const address = `http://localhost:3000/de/destination/${id}`;
    expect(html).toContain(`rel="canonical" href="${address}"`);
    expect(html).toContain(`property="og:url" content="${address}"`);
    expect(html).toContain(`hrefLang="fr" href="http://localhost:3000/fr/destination/${id}"`);
    expect(html).not.toContain(`hrefLang="fr" href="http://localhost:3000/fr/destination/fez"`);
  });

  it.each(LOCALES)('have canonical and alternate links in %s', async (locale) => {
    const html = await (await get(`/${locale}/circuits`)).text();
    // Without a doctype browsers use quirks mode.
    expect(html.slice(0, 40)).toContain(`<!DOCTYPE html><html lang="${locale}">`);
    expect(html).toContain(`rel="canonical" href="http://localhost:3000/${locale}/circuits"`);
    for (const other of LOCALES) {
      expect(html).toMatch(new RegExp(`hreflang="${other}" href="[^"]*/${other}/circuits"`, 'i'));
    }
  });

  it.each(LOCALES)('use the same name of a category in menu and title in %s', async (locale) => {
    const paths = ['preference/3', 'preference/5', 'preference/4', 'discover/activities'];
    for (const path of [...paths, 'discover/restaurants']) {
      const html = await (await get(`/${locale}/${path}`)).text();
      const [, title] = /<h1[^>]*>([^<]+)</.exec(html) ?? [];
      const item = new RegExp(`<a[^>]*href="/${locale}/${path}"[^>]*>([^<]+)</a>`);
      expect([path, item.exec(html)?.[1]]).toEqual([path, title]);
    }
    const names = await (await get('/en/preference/4')).text();
    for (const name of ['Culture and vestiges', 'Natural spaces', 'Lakes and dams']) {
      expect(names).toContain(`>${name}</a>`);
    }
  });

  it('list Ifrane and Azrou with links beside the nine provinces', async () => {
    const html = await (await get('/en/about')).text();
    const link = (id: string, name: string) =>
      `<a href="/en/destination/${id}" data-link="">${name}</a>`;
    expect(html).toContain(`${link('ifrane', 'Ifrane')} and ${link('azrou', 'Azrou')}</h3>`);
    const official = [...html.matchAll(/class="Card-fact">(Province|Prefecture) of /g)];
    expect(official).toHaveLength(9);
    expect(await (await get('/de/about')).text()).toContain('</a> und <a');
  });

  it('name the starting point of distances, with and without a position', async () => {
    const fez = await (await get('/en/visiting')).text();
    expect(fez).toMatch(/about 3 min on foot · \d+ m from Bab Boujloud</);
    // The gate itself.
    expect(fez).not.toMatch(/\b0 m\b/);
    expect(await (await get('/fr/visiting?city=ifrane')).text()).toMatch(/k?m depuis Ifrane</);
    expect(await (await get('/en/visiting?at=34.06,-4.98')).text()).toContain('away from you');
  });

  it('show chosen places that are no stops beside the plan', async () => {
    const query = 'places=pharmacie-du-maroc&places=bab-mansour';
    const html = await (await get(`/en/itinerary?${query}`)).text();
    expect(html).toContain('href="/en/poi/pharmacie-du-maroc"');
  });

  it('write a colon as the language does', async () => {
    const html = await (await get('/fr/search?q=medersa&city=meknes')).text();
    expect(html).toContain('Villes\u00a0: Meknès');
    expect(await (await get('/en/search?q=medersa&city=meknes')).text()).toContain(
      'Cities: Meknes',
    );
  });

  it('show the price of deals, how long they apply, and where', async () => {
    const list = await (await get('/de/deals')).text();
    expect(list).toContain('>Kostenlos<');
    expect(list).toMatch(/>Ab 10\sMAD</);
    const deal = await (await get('/en/deal/monuments-moroccan-rate')).text();
    expect(deal).toContain('Since 13 June 2024');
    expect(deal).toContain('href="/en/poi/heri-es-souani"');
    // Nobody answers questions about a public tariff.
    expect(deal).not.toContain('/en/mice?deal=');
    const { data } = await (await get('/api/search?q=Jnan%20Sbil')).json();
    expect(data).toHaveProperty('deals[0]._id', 'free-jnan-sbil');
  });

  // The crawl looks at all pages in English.
  it.each([
    ['fr', 'Exemple'],
    ['es', 'Ejemplo'],
    ['de', 'Beispiel'],
  ])('show no examples in %s', async (locale, label) => {
    for (const path of ['', '/deals', '/deal/free-jnan-sbil', '/events']) {
      const html = await (await get(`/${locale}${path}`)).text();
      expect(html, path).not.toMatch(new RegExp(`>${label}\\b`));
    }
  });

  it('list events once, from this month on, and no past days as coming', async () => {
    const { comingMonths } = await import('../../domain/content/event.ts');
    const { dayInRegion } = await import('../../domain/format/today.ts');
    const html = await (await get('/en/events')).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const linked = [...main.matchAll(/href="\/en\/event\/([^"]+)"/g)].map(([, id]) => id);
    const events = site.live.current().events.all;
    expect(linked.toSorted()).toEqual(events.map(({ _id }) => _id).toSorted());
    const today = dayInRegion(new Date());
    const first = events.flatMap((event) => comingMonths(event, today)).sort()[0] ?? '';
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const headings = [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text);
    expect(headings[0]).toBe(name.format(new Date(`${first}-01`)));
    expect(main).not.toContain('20 – 26, 2026');
    const past = await (await get('/en/event/siam-meknes')).text();
    expect(past).toContain('Last edition');
    expect(past).not.toContain('<dt>Dates</dt>');
  });

  it('show what comes next on the home page: events, and experiences of this month', async () => {
    const html = await (await get('/en')).text();
    const linked = (title: string, kind: string) => {
      const section = html.split('<h2').find((part) => part.includes(`>${title}</h2>`)) ?? '';
      const links = section.matchAll(new RegExp(`href="/en/${kind}/([\\w-]+)"`, 'g'));
      return [...new Set([...links].map(([, id]) => id ?? ''))];
    };
    const { events, experiences } = site.live.current();
    const next = nextEvents(events.all, dayInRegion(new Date()));
    expect(linked('Coming up', 'event')).toEqual(next.slice(0, 4).map(({ _id }) => _id));
    const months = linked('Experiences', 'experience').map((id) => experiences.get(id)?.months);
    expect(months).toHaveLength(4);
    const month = monthInRegion(new Date());
    expect(months.filter((some) => some?.length && !some.includes(month))).toEqual([]);
  });

  it('show own pictures where no social network is connected, and say so', async () => {
    const home = await (await get('/en')).text();
    expect(home).toContain('Drawings made for this site');
    expect(home).not.toContain('From the social wall');
  });

  it('mark texts without a translation as English', async () => {
    const { importEntries } = await import('../content/contentStore.ts');
    const title = { en: 'Untranslated tower' };
    const contact = { address: { city: 'fes' } };
    const raw = { _id: 'tower', title, contact, tags: ['culture-et-vestiges'] };
    await importEntries(site.database.sql, [{ kind: 'places', raw }]);
    await expect.poll(async () => (await get('/de/poi/tower')).status).toBe(200);
    expect(await (await get('/de/poi/tower')).text()).toMatch(
      /<h1[^>]*><span lang="en">Untranslated tower/,
    );
  });

  it('show the programme of a tour, or an error if it is invalid', async () => {
    const days = [{ day: 1, city: 'meknes', places: ['bab-mansour', 'no-such-place'] }];
    const tour = encodeURIComponent(JSON.stringify({ days }));
    const html = await (await get(`/en/pdf?tour=${tour}&lang=fr`)).text();
    expect(html).toContain('Jour 1 - Meknès');
    expect(html).toContain('Bab Mansour');
    expect(await (await get('/en/pdf?tour={broken')).text()).toContain('cannot be read');
  });
});

describe('an itinerary request', () => {
  const path = '/en/itinerary?start=meknes&days=1&by=foot';

  it('returns the same itinerary each time', async () => {
    const first = await (await get(path)).text();
    expect(first).toContain('Back at the starting point: Meknes');
    expect(await (await get(path)).text()).toBe(first);
  });

  it('is rate limited, unlike other pages', async () => {
    const { refusal } = await untilRateLimited(() => get(path), 30);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const spelling of ['/en/itinerary?%73tart=fes', '/itinerary?start=fes&days=2']) {
      expect((await get(spelling)).status).toBe(429);
    }
    expect((await get('/en/itinerary')).status).toBe(200);
    expect((await get('/en/itinerary?circuits=imperial-meknes')).status).toBe(200);
  });

  it('names the area of a day', async () => {
    const html = await (await get('/fr/itinerary?circuits=ain-leuh-afennourir-sidi-ali')).text();
    expect(html).toContain('Jour 1 · Moyen Atlas');
    expect(html).not.toContain(' · middle-atlas');
  });
});

describe('lists and modes', () => {
  const order = async (path: string) =>
    Array.from(
      (await (await get(path)).text()).matchAll(
        /class="(?:Card|NearbyList)-link[ "][^>]*href="([^"]+)"/g,
      ),
      ([, href]) => href,
    );

  it('are sorted and filtered by the address', async () => {
    const all = await order('/en/preference/4');
    const byName = await order('/en/preference/4?sort=name');
    const inIfrane = await order('/en/preference/4?city=ifrane&sort=name');
    expect(byName).not.toEqual(all);
    expect(byName.toSorted()).toEqual(all.toSorted());
    expect(inIfrane).toEqual(byName.filter((href) => inIfrane.includes(href)));
    expect(inIfrane.length).toBeLessThan(byName.length);
    expect(await order('/en/preference/4?sort=sideways')).toEqual(all);
  });

  it('are sorted by name where the editors made no selection', async () => {
    const selected = await (await get('/de/preference/3')).text();
    expect(selected).toContain('<nav aria-label="Reihenfolge"');
    const html = await (await get('/de/discover/hotels')).text();
    expect(html).not.toContain('<nav aria-label="Reihenfolge"');
    const titles = Array.from(
      html.matchAll(/class="Card-link[ "][^>]*>(?:<[^>]*>)?([^<]+)</g),
      ([, title]) => String(title),
    );
    expect(titles.length).toBeGreaterThan(20);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare));
  });

  it('let visitors without scripts choose a town and a filter', async () => {
    const html = await (await get('/en/visiting?city=meknes&what=eat')).text();
    expect(html).toContain('<form');
    expect(html).toMatch(/<select name="city"/);
    expect(html).toMatch(/<option value="meknes" selected=""/);
    expect(html).toMatch(/<input type="hidden" name="what" value="eat"/);
    expect(html).toContain('Meknes and around');
    const shown = await order('/en/visiting?city=meknes&what=eat');
    expect(shown).toContain('/en/poi/collier-de-la-colombe');
    expect(shown).not.toContain('/en/poi/bab-mansour');
  });

  it('show places near a town or point and ignore invalid points', async () => {
    expect(await order('/en/visiting?at=34.0546,-5.5555')).toContain('/en/poi/volubilis');
    expect(await order('/en/visiting?city=ifrane')).toContain('/en/poi/stone-lion-ifrane');
    const farAway = await (await get('/en/visiting?at=48.85,2.35')).text();
    expect(farAway).toContain('some way from the region');
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
  ])('can be requested as %s', async (format, type) => {
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
    ['band', '.band', [320, 80]],
    ['tall', '.tall', [320, 400]],
    ['share', '.share.de', [320, 168]],
  ])('of an entry have the shape %s', async (_, shape, size) => {
    const response = await get(`/img/w_320,f_png/posters/places/bab-mansour${shape}.svg`);
    const { width, height } = await sharp(await response.bytes()).metadata();
    expect([width, height]).toEqual(size);
  });

  it('for sharing have the title in the language of the page', async () => {
    const shared = async (locale: string) =>
      (
        await get(`/img/w_320,f_png/posters/places/bou-inania-madrasa-fes.share.${locale}.svg`)
      ).headers.get('etag');
    const html = await (await get('/de/poi/bou-inania-madrasa-fes')).text();
    expect(html).toContain('/img/w_1200,f_jpg/posters/places/bou-inania-madrasa-fes.share.de.svg');
    expect(await shared('de')).not.toBe(await shared('fr'));
  });

  it('are replaced by the placeholder with 404 if the source is missing', async () => {
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
  ])('are rejected for the address %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
  });
});

describe('invalid input', () => {
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

  it('does not break the server at socket level', async () => {
    expect(await raw('GET /en/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('404');
    expect(await raw('GET /en\0 HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('400');
    expect(await raw('nonsense\r\n\r\n')).toContain('400');
    expect(await raw('GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('500');
    expect((await get('/healthz')).status).toBe(200);
  });

  it('cannot redirect to another origin', async () => {
    const paths = ['//evil.example', '//evil.example/', '/\\evil.example/', '//x//evil.example/'];
    for (const path of [...paths, '//', '///', '//x//evil.example//', '/%2F/evil.example/']) {
      const { status, headers } = await get(path);
      expect([path, status]).not.toEqual([path, 500]);
      expect(headers.get('location') ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/);
    }
  });

  it.each([
    ['//', '/'],
    ['/en//about/', '/en/about'],
    ['/en/%70oi/bab-mansour/?a=1', '/en/poi/bab-mansour?a=1'],
    ['/%65n/destination/f%c3%a8s', '/en/destination/f%C3%A8s'],
  ])('%s is redirected to its normal form', async (path, normal) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, normal]);
  });

  it.each(['constructor', '__proto__', 'tostring', 'hasOwnProperty'])(
    'with the name of an object property (%s) is unknown',
    async (name) => {
      for (const path of [`/en/${name}`, `/en/${name}/x`, `/en/discover/${name}`]) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
      const pictures = [`posters/site/${name}.svg`, `posters/${name}/fes.svg`];
      for (const path of pictures) expect((await get(`/img/w_160,f_jpg/${path}`)).status).toBe(404);
      const visa = await get(`/en/practical-info?check=1&nationality=${name}`);
      expect(visa.status).toBe(200);
      expect(await visa.text()).not.toContain('native code');
    },
  );

  it('with a lone surrogate or a null character is rejected with the name of the field', async () => {
    const send = (path: string, body: string) =>
      fetch(site.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const text of ['\\ud800', 'a\\udc00b', '\\u0000']) {
      const contact = `{"name":"Eva","email":"eva@example.org","message":"${text}"}`;
      const tour = `{"startingPoint":{"label":"${text}","coordinates":{"longitude":-5,"latitude":34}},"days":[{"day":1,"city":"fes","places":["bab-mansour"]}]}`;
      for (const [path, body, field] of [
        ['/api/contact', contact, 'message'],
        ['/api/tours', tour, 'startingPoint.label'],
      ] as const) {
        const response = await send(path, body);
        expect([path, response.status]).toEqual([path, 400]);
        expect(await response.json()).toMatchObject({ field });
      }
    }
    expect((await send('/api/contact', '['.repeat(60_000))).status).toBe(400);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await send('/api/contact', `{"name":${deep}}`)).status).toBe(400);
  });
});

describe('health', () => {
  it('is public, and metrics are local only', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('http_request_duration_seconds');
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});

describe('build files', () => {
  it('have cache headers that fit their names, and the security headers', async () => {
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
