import { check } from '@placemarkio/check-geojson';
import { XMLParser } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { LICENCE } from '../../domain/content/licence.ts';
import { LOCALES } from '../../domain/locale.ts';
import { importEntries } from '../content/contentStore.ts';

import { setUpSite } from '../testing/setUpSite.ts';

const SITE = 'https://visit.example';

const site = setUpSite({ SITE_URL: SITE });

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address.replace(SITE, '').replace(/^/, site.url), { headers, redirect: 'manual' });
const text = async (address: string) => (await get(address)).text();

const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'xhtml:link' });

interface Url {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
  'image:image': { 'image:loc': string };
}
const sitemap = async (locale: string): Promise<Url[]> =>
  xml.parse(await text(`/sitemaps/${locale}.xml`)).urlset.url;

/** Imports an event that differs from a stored one, and waits until it is visible. */
async function change(fields: object, id = 'siam-meknes') {
  const { events } = site.live.current();
  const like = events.get(id) ?? events.get('siam-meknes');
  const shown = new Promise<void>((done) => site.live.onChange(done));
  const raw = { ...like, _id: id, ...fields };
  const { problems } = await importEntries(site.database.sql, [{ kind: 'events', raw }]);
  expect(problems).toEqual([]);
  await shown;
}

/** The first address of each kind of page; `npm run audit feeds` requests all of them. */
const oneOfEach = (addresses: readonly string[]) => [
  ...new Map(addresses.toReversed().map((address) => [address.split('/')[4], address])).values(),
];

describe('robots.txt', () => {
  it('lists the sitemaps and excludes endless pages', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const rules = lines.flatMap((line) => /^(Allow|Disallow): (.*)$/.exec(line)?.slice(1, 3) ?? []);
    /** RFC 9309: the longest matching rule applies. */
    const isAllowed = (path: string) => {
      let best = { length: -1, allow: true };
      for (let at = 0; at < rules.length; at += 2) {
        const rule = rules[at + 1] ?? '';
        const pattern = rule.replace(/[.?+^()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*');
        if (new RegExp(`^${pattern}`).test(path) && rule.length > best.length)
          best = { length: rule.length, allow: rules[at] === 'Allow' };
      }
      return best.allow;
    };
    for (const allowed of [
      '/en',
      '/fr/itinerary',
      '/assets/a.js',
      '/img/w_160,f_jpg/posters/places/favourite.svg',
      '/api/open-data/places.json',
      '/en/events.ics',
    ])
      expect(isAllowed(allowed), allowed).toBe(true);
    for (const disallowed of [
      '/api/search?q=x',
      '/es/search?q=x',
      '/en/itinerary?start=fes',
      '/de/pdf?tour=1',
      '/fr/fav?places=x',
      '/en.data',
      '/en/poi/x.data?_routes=y',
    ])
      expect(isAllowed(disallowed), disallowed).toBe(false);
  });
});

describe('the sitemaps', () => {
  it('exist for every language with their last change', async () => {
    const { sitemap: maps } = xml.parse(await text('/sitemap.xml')).sitemapindex;
    expect(maps.map(({ loc }: Url) => loc)).toEqual(
      LOCALES.map((locale) => `${SITE}/sitemaps/${locale}.xml`),
    );
    for (const { loc, lastmod } of maps) {
      expect((await get(loc)).headers.get('content-type')).toContain('application/xml');
      expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
    }
    expect((await get('/sitemaps/xx.xml')).status).toBe(404);
  });

  it('list existing canonical pages', async () => {
    const urls = await sitemap('en');
    expect(urls.length).toBeGreaterThan(300);
    for (const loc of oneOfEach(urls.map((url) => url.loc))) {
      const page = await get(loc);
      expect(page.status, loc).toBe(200);
      expect(page.headers.get('x-robots-tag'), loc).toBeNull();
      const html = await page.text();
      expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`);
      expect(html, loc).not.toContain('noindex');
    }
    expect(urls.map(({ loc }) => loc)).toContain(`${SITE}/en/deals`);
  });

  it('link all translations with each other, and have pictures', async () => {
    const maps = await Promise.all(LOCALES.map(sitemap));
    const all = new Map(maps.flat().map((url) => [url.loc, url]));
    for (const { loc, 'xhtml:link': links } of all.values()) {
      const named = links.filter((link) => link['@_hreflang'] !== 'x-default');
      expect(named.map((link) => link['@_href'])).toContain(loc);
      for (const link of named) expect(all.get(link['@_href'])?.['xhtml:link']).toEqual(links);
    }
    const [first] = maps[0] ?? [];
    const picture = await get(first?.['image:image']['image:loc'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('have the last change of each entry', async () => {
    const of = async (path: string) =>
      (await sitemap('en')).find(({ loc }) => loc === `${SITE}/en${path}`)?.lastmod ?? '';
    const before = [
      await of('/event/siam-meknes'),
      await of('/events'),
      await of('/event/ficam-meknes'),
    ];
    await change({ since: 2005 });
    const after = [
      await of('/event/siam-meknes'),
      await of('/events'),
      await of('/event/ficam-meknes'),
    ];
    expect(Date.parse(after[0] ?? '')).toBeGreaterThan(Date.parse(before[0] ?? ''));
    expect(after[1]).toBe(after[0]);
    expect(after[2]).toBe(before[2]);
  });

  it('leave out missing translations of an entry', async () => {
    await change(
      { title: { en: 'A new fair' }, summary: { en: 'New', de: 'Neu' }, description: undefined },
      'new-fair',
    );
    const paths = async (locale: string) => (await sitemap(locale)).map(({ loc }) => loc);
    expect(await paths('de')).toContain(`${SITE}/de/event/new-fair`);
    expect(await paths('fr')).not.toContain(`${SITE}/fr/event/new-fair`);
    expect(await text('/fr/events/feed.xml')).not.toContain('new-fair');
  });
});

describe('the feeds', () => {
  it.each([
    ['/fr/articles/feed.xml', 24, `${SITE}/fr/articles/volubilis-at-noon`],
    ['/fr/articles/feed.xml', 24, `${SITE}/fr/inspiration#`],
    ['/de/events/feed.xml', 25, `${SITE}/de/event/ficam-meknes`],
  ])('%s is valid RSS', async (path, atLeast, link) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const feed = parseRssFeed(await response.text());
    expect(feed.language).toBe(path.slice(1, 3));
    expect(feed.atom?.links?.[0]?.href).toBe(SITE + path);
    expect(feed.items?.length).toBeGreaterThanOrEqual(atLeast);
    expect(feed.items?.some((item) => item.link?.startsWith(link))).toBe(true);
    for (const item of feed.items ?? []) {
      expect(item.title).toBeTruthy();
      expect(item.description).toBeTruthy();
      expect(Date.parse(String(item.pubDate))).toBeLessThanOrEqual(Date.now());
    }
  });

  it('start with the newest entry, and do not move corrected ones', async () => {
    await change({ title: { en: 'The newest' } }, 'newest-fair');
    await change({ since: 2004 });
    const { items } = parseRssFeed(await text('/en/events/feed.xml'));
    expect(items?.[0]?.title).toBe('The newest');
  });

  it('are linked from their pages', async () => {
    for (const [page, feed] of [
      ['/fr/articles', '/fr/articles/feed.xml'],
      ['/es/events', '/es/events/feed.xml'],
    ] as const) {
      const html = await text(page);
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="${SITE}${feed}"`),
      );
      expect(html).toContain(`href="${feed}"`);
    }
  });
});

describe('the calendar of events', () => {
  const calendar = async (query = '') => {
    const response = await get(`/en/events.ics${query}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const root = new ICAL.Component(ICAL.parse(await response.text()));
    // RFC 5545 demands a component, and an organizer with METHOD.
    expect(root.getAllSubcomponents()).not.toEqual([]);
    expect(root.getFirstProperty('method')).toBeNull();
    const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    return { name: root.getFirstPropertyValue('x-wr-calname'), events };
  };
  const uids = async (query: string) => (await calendar(query)).events.map(({ uid }) => uid);

  beforeAll(async () => {
    await change({
      title: { en: 'Show; of "farming", and more', fr: 'Salon' },
      dates: [
        { start: '2027-04-20', end: '2027-04-26', source: 'https://siam.example' },
        { start: '2028-04-18', end: '2028-04-18', source: 'https://siam.example' },
      ],
    });
    await change(
      { dates: [{ start: '2027-05-01', end: '2027-05-03', source: 'x' }] },
      'jazz-in-riads-fes',
    );
  });

  it('contains the events with known dates as whole-day events', async () => {
    const { events, name } = await calendar();
    expect(name).toBe('Festivals and events');
    expect(events.map(({ uid }) => uid).toSorted()).toEqual([
      'jazz-in-riads-fes-2027@visit.example',
      'siam-meknes-2027@visit.example',
      'siam-meknes-2028@visit.example',
    ]);
    const show = events.find(({ uid }) => uid.startsWith('siam-meknes-2027'));
    expect(show?.summary).toBe('Show; of "farming", and more');
    expect(show?.startDate.toString()).toBe('2027-04-20');
    expect(show?.startDate.isDate).toBe(true);
    // The end is exclusive.
    expect(show?.endDate.toString()).toBe('2027-04-27');
    expect(show?.location).toMatch(/Meknes, Morocco$/);
    const stamp = show?.component.getFirstPropertyValue('last-modified') as ICAL.Time;
    expect(stamp.toJSDate().getTime()).toBeLessThanOrEqual(Date.now());
    expect(show?.component.getFirstPropertyValue('url')).toBe(`${SITE}/en/event/siam-meknes`);
  });

  it('has the same filters as the events page', async () => {
    const [jazz, show, later] = [
      'jazz-in-riads-fes-2027',
      'siam-meknes-2027',
      'siam-meknes-2028',
    ].map((id) => `${id}@visit.example`);
    expect(await uids('?city=fes')).toEqual([jazz]);
    expect(await uids('?city=Meknès')).toEqual([show, later]);
    expect(await uids('?category=fair')).toEqual([show, later]);
    expect(await uids('?category=moussem')).toEqual([]);
    expect(await uids('?month=5')).toEqual([jazz]);
    expect(await uids('?from=2027-04-01&to=2027-05-01')).toEqual(
      expect.arrayContaining([jazz, show]),
    );
    expect(await uids('?from=2028-01-01&to=2028-12-30')).toEqual([later]);
    expect((await calendar('?city=meknes&category=fair')).name).toBe(
      'Festivals and events · Meknes · Fair',
    );
  });

  it('folds lines at 75 bytes, and keeps the UID of a postponed event', async () => {
    const body = await text('/fr/events.ics');
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    await change(
      { dates: [{ start: '2027-06-01', end: '2027-06-03', source: 'x' }] },
      'jazz-in-riads-fes',
    );
    expect(await uids('?city=fes')).toEqual(['jazz-in-riads-fes-2027@visit.example']);
  });

  it('is linked from the events page with its filters', async () => {
    const html = await text('/en/events?city=meknes&category=fair&month=4');
    expect(html).toContain(
      'href="webcal://visit.example/en/events.ics?city=meknes&amp;category=fair&amp;month=4"',
    );
    expect(html).toContain('"/en/event/siam-meknes"');
    expect(html).not.toContain('"/en/event/ficam-meknes"');
    const note = '<span>No dates are announced for this selection';
    expect(html).not.toContain(note);
    expect(await text('/en/events?category=moussem')).toContain(note);
  });
});

describe('the open data', () => {
  const index = async () => (await get('/api/open-data')).json();

  it('has an index with licence, version and every file', async () => {
    const catalogue = await index();
    expect(catalogue).toMatchObject({
      '@type': 'DataCatalog',
      license: LICENCE.url,
      version: String(site.live.current().version),
    });
    for (const { distribution } of catalogue.dataset) {
      for (const { contentUrl, encodingFormat } of distribution) {
        const response = await get(contentUrl);
        expect(response.status, contentUrl).toBe(200);
        expect(response.headers.get('content-type'), contentUrl).toBe(encodingFormat);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        const body = await response.text();
        expect(response.headers.get('link')).toBe(`<${LICENCE.url}>; rel="license"`);
        if (contentUrl.endsWith('.csv')) continue;
        expect(JSON.parse(body)).toMatchObject({
          license: LICENCE.url,
          credits: expect.arrayContaining([expect.objectContaining({ name: 'GeoNames' })]),
        });
        if (contentUrl.endsWith('.geojson')) expect(() => check(body), contentUrl).not.toThrow();
      }
    }
  });

  it('has the position of places and its precision', async () => {
    const { features } = await (await get('/api/open-data/places.geojson')).json();
    const gate = features.find(({ id }: { id: string }) => id === 'bab-mansour');
    expect(gate.geometry.coordinates[0]).toBeCloseTo(-5.56, 1);
    expect(gate.geometry.coordinates[1]).toBeCloseTo(33.89, 1);
    expect(gate.properties).toMatchObject({
      located: 'itself',
      pages: { de: `${SITE}/de/poi/bab-mansour` },
      name: 'Bab Mansour',
      city: 'meknes',
      town: 'Meknes',
    });
  });

  it('is a table with names, towns, positions and pages', async () => {
    const { data } = Papa.parse<Record<string, string>>(await text('/api/open-data/places.csv'), {
      header: true,
      skipEmptyLines: true,
    });
    const { features } = await (await get('/api/open-data/places.geojson')).json();
    expect(data).toHaveLength(features.length);
    expect(data.find(({ id }) => id === 'bab-mansour')).toMatchObject({
      name_de: 'Bab Mansour',
      city: 'meknes',
      town: 'Meknes',
      latitude: expect.stringMatching(/^33\.89/),
      longitude: expect.stringMatching(/^-5\.5/),
      located: 'itself',
      page_de: `${SITE}/de/poi/bab-mansour`,
    });
    expect(data.every(({ name_fr }) => name_fr)).toBe(true);
  });

  it('holds deals with links to their pages', async () => {
    const { data } = await (await get('/api/open-data/places.json')).json();
    const deals = data.filter(({ isDeal }: { isDeal: boolean }) => isDeal);
    expect(deals.length).toBeGreaterThan(0);
    for (const { _id, pages } of deals) expect(pages.de).toBe(`${SITE}/de/deal/${_id}`);
  });

  it('supports conditional requests, and returns errors for unknown files and methods', async () => {
    for (const path of [
      '/api/open-data/places.geojson',
      '/sitemap.xml',
      '/en/events.ics',
      '/llms.txt',
    ]) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
    }
    for (const path of [
      '/api/open-data/secrets.json',
      '/api/open-data/tags.geojson',
      '/api/open-data/places.json.json',
      '/api/open-data/places',
    ])
      expect((await get(path)).status, path).toBe(404);
    const post = await fetch(`${site.url}/api/open-data/tags.json`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('llms.txt links to existing pages and names the licence', async () => {
  const llmsText = await text('/llms.txt');
  expect(llmsText).toMatch(/^# Fes-Meknes\n\n> /);
  expect(llmsText).toContain(LICENCE.url);
  const links = [...llmsText.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(80);
  for (const link of oneOfEach(links)) expect((await get(link)).status, link).toBe(200);
});
