/** Everything that machines read of the site, read by the parsers that others read it with. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '@placemarkio/check-geojson';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { EVENT_KINDS } from '../../domain/content/eventKinds.ts';
import { LOCALES } from '../../domain/locale.ts';
import { readConfig } from '../../server/config.ts';
import { makeLog } from '../../server/log.ts';
import { startSite } from '../../server/site.ts';

/** What sitemaps.org allows of one sitemap. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** West, south, east, north: the region with its nearest neighbours, generously. */
const REACH = [-6.6, 32.2, -2.6, 35.4] as const;

type Row = {
  what: string;
  files: number;
  entries: number;
  kB: number;
};

/**
 * Every sitemap, feed, calendar and file of open data of the built site: that parsers take them, that
 * what they name is there, and that they agree with each other.
 *
 * @throws Error that names everything that is wrong
 */
export async function feeds(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fm-audit-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    SITE_URL: 'https://visit.example',
  });
  const site = await startSite(config, makeLog('silent'));
  try {
    const look = new Look(config.site.url, site.url);
    const rows = [
      await sitemaps(look),
      await rss(look),
      await calendars(look),
      await openData(look),
      await guides(look),
    ];
    if (look.wrong.length > 0) throw new Error(look.wrong.join('\n'));
    return rows;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fetches, and gathers what is wrong, so that one run tells all of it. */
class Look {
  readonly wrong: string[] = [];
  readonly publicUrl: string;
  readonly #url: string;

  /** `publicUrl` is what addresses begin with, `url` where the site really listens. */
  constructor(publicUrl: string, url: string) {
    this.publicUrl = publicUrl;
    this.#url = url;
  }

  expect(holds: boolean, problem: string): void {
    if (!holds) this.wrong.push(problem);
  }

  get(address: string): Promise<Response> {
    const path = address.replace(this.publicUrl, '');
    return fetch(this.#url + path, { redirect: 'manual' });
  }

  async text(address: string, type: string): Promise<string> {
    const response = await this.get(address);
    const told = response.headers.get('content-type') ?? '';
    this.expect(response.status === 200, `${address}: answers ${response.status}`);
    this.expect(told.startsWith(type), `${address}: is ${told}`);
    this.expect(response.headers.has('etag'), `${address}: has no ETag`);
    return response.text();
  }

  /** A moment that has been, as the format of `text` writes it. */
  expectPast(text: string | undefined, where: string): void {
    const time = Date.parse(text ?? '');
    this.expect(time <= Date.now(), `${where}: ${text} is no moment that has been`);
  }
}

interface SitemapUrl {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
  'image:image': { 'image:loc': string };
}

async function sitemaps(look: Look): Promise<Row> {
  const parser = new XMLParser({ ignoreAttributes: false });
  const read = async (address: string) => {
    const text = await look.text(address, 'application/xml');
    const valid = XMLValidator.validate(text);
    look.expect(valid === true, `${address}: ${valid === true ? '' : valid.err.msg}`);
    look.expect(text.length < MOST_BYTES, `${address}: is too long`);
    return { text, tree: parser.parse(text) };
  };
  const index = await read('/sitemap.xml');
  const maps: { loc: string; lastmod: string }[] = index.tree.sitemapindex.sitemap;
  look.expect(maps.length === LOCALES.length, 'the index does not name a sitemap a language');
  const urls = new Map<string, SitemapUrl>();
  let bytes = index.text.length;
  for (const { loc, lastmod } of maps) {
    look.expectPast(lastmod, loc);
    const { text, tree } = await read(loc);
    const listed: SitemapUrl[] = tree.urlset.url;
    look.expect(listed.length <= MOST_URLS, `${loc}: lists ${listed.length} pages`);
    for (const url of listed) urls.set(url.loc, url);
    bytes += text.length;
  }
  for (const url of urls.values()) await lookAtPage(look, url, urls);
  return { what: 'sitemaps, pages', files: maps.length + 1, entries: urls.size, kB: kB(bytes) };
}

async function lookAtPage(look: Look, url: SitemapUrl, all: ReadonlyMap<string, SitemapUrl>) {
  const { loc, lastmod, 'xhtml:link': links } = url;
  look.expectPast(lastmod, loc);
  const page = await look.get(loc);
  const html = await page.text();
  look.expect(page.status === 200, `${loc}: answers ${page.status}`);
  look.expect(html.includes(`rel="canonical" href="${loc}"`), `${loc}: is not its own canonical`);
  const hidden = html.includes('noindex') || page.headers.has('x-robots-tag');
  look.expect(!hidden, `${loc}: is not to be found`);
  for (const { '@_href': href, '@_hreflang': lang } of links) {
    const back = all.get(href)?.['xhtml:link'];
    const answers = JSON.stringify(back) === JSON.stringify(links);
    look.expect(answers, `${loc}: ${href} does not name the same translations`);
    const isNamed = html.includes(`hrefLang="${lang}" href="${href}"`);
    look.expect(isNamed, `${loc}: its head does not name ${lang} ${href}`);
  }
}

async function rss(look: Look): Promise<Row> {
  let entries = 0;
  let bytes = 0;
  const files = LOCALES.flatMap((locale) =>
    ['articles', 'events'].map((list) => `/${locale}/${list}/feed.xml`),
  );
  for (const file of files) {
    const text = await look.text(file, 'application/rss+xml');
    const { items = [], language, atom } = parseRssFeed(text);
    look.expect(language === file.slice(1, 3), `${file}: is in ${language}`);
    look.expect(atom?.links?.[0]?.href === look.publicUrl + file, `${file}: is elsewhere`);
    const links = items.map(({ link = '' }) => link);
    look.expect(new Set(links).size === links.length, `${file}: says something twice`);
    for (const { link = '', title, description, pubDate } of items) {
      look.expect(Boolean(title && description), `${file}: ${link} says nothing`);
      look.expectPast(String(pubDate), `${file}: ${link}`);
      const page = await look.get(link.replace(/#.*/, ''));
      const [, anchor] = link.split('#');
      const isThere = !anchor || (await page.text()).includes(`id="${anchor}"`);
      look.expect(page.status === 200 && isThere, `${file}: ${link} is not there`);
    }
    entries += items.length;
    bytes += text.length;
  }
  return { what: 'RSS, items', files: files.length, entries, kB: kB(bytes) };
}

async function calendars(look: Look): Promise<Row> {
  let entries = 0;
  let bytes = 0;
  const queries = ['', '?city=fes', ...EVENT_KINDS.map((kind) => `?category=${kind}`)];
  const files = LOCALES.flatMap((locale) =>
    queries.map((query) => `/${locale}/events.ics${query}`),
  );
  for (const file of files) {
    const text = await look.text(file, 'text/calendar');
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    look.expect(longest <= 75, `${file}: has a line of ${longest} bytes`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { uid, startDate, endDate } = new ICAL.Event(component);
      const isWhole = startDate.isDate && endDate.compare(startDate) > 0;
      look.expect(isWhole, `${file}: ${uid} is not of whole days`);
      entries++;
    }
    bytes += text.length;
  }
  return { what: 'calendars, dated events', files: files.length, entries, kB: kB(bytes) };
}

async function openData(look: Look): Promise<Row> {
  const index = JSON.parse(await look.text('/api/open-data', 'application/ld+json'));
  let files = 1;
  let entries = 0;
  let bytes = JSON.stringify(index).length;
  for (const { name, distribution } of index.dataset) {
    const ids: string[] = [];
    for (const { contentUrl, encodingFormat } of distribution) {
      const text = await look.text(contentUrl, encodingFormat);
      const body = JSON.parse(text);
      look.expect(body.license === index.license, `${contentUrl}: has no licence`);
      if (encodingFormat === 'application/geo+json') lookAtMap(look, contentUrl, text);
      const found: { _id?: string; id?: string }[] = body.data ?? body.features;
      ids.push(found.map(({ _id, id }) => _id ?? id).join());
      entries += found.length;
      bytes += text.length;
      files++;
    }
    look.expect(new Set(ids).size === 1, `${name}: the files do not hold the same`);
  }
  return { what: 'open data, entries', files, entries, kB: kB(bytes) };
}

function lookAtMap(look: Look, file: string, text: string): void {
  try {
    check(text);
  } catch (error) {
    look.expect(false, `${file}: ${error instanceof Error ? error.message : error}`);
  }
  for (const { id, geometry } of JSON.parse(text).features) {
    const positions: number[][] =
      geometry?.type === 'Point' ? [geometry.coordinates] : (geometry?.coordinates ?? []);
    const [west, south, east, north] = REACH;
    for (const [longitude = 0, latitude = 0] of positions) {
      const inReach =
        longitude >= west && longitude <= east && latitude >= south && latitude <= north;
      look.expect(inReach, `${file}: ${id} is at ${longitude}, ${latitude}`);
    }
  }
}

async function guides(look: Look): Promise<Row> {
  const robots = await look.text('/robots.txt', 'text/plain');
  look.expect(robots.includes(`Sitemap: ${look.publicUrl}/sitemap.xml`), 'robots.txt: no sitemap');
  const guide = await look.text('/llms.txt', 'text/plain');
  const links = [...guide.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const { status } = await look.get(link);
    look.expect(status === 200, `llms.txt: ${link} answers ${status}`);
  }
  const bytes = robots.length + guide.length;
  return { what: 'robots.txt and llms.txt, links', files: 2, entries: links.length, kB: kB(bytes) };
}

const kB = (bytes: number) => Math.round(bytes / 1000);
