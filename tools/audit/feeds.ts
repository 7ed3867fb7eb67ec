/** Checks sitemaps, feeds, calendars and open data of the site with widely used parsers. */
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

/** Limits of sitemaps.org for one sitemap. */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** West, south, east, north in degrees: the region with a generous margin. */
const BOUNDS = [-6.6, 32.2, -2.6, 35.4] as const;

type Row = {
  what: string;
  files: number;
  entries: number;
  kB: number;
};

/**
 * Checks every sitemap, feed, calendar and open data file of the built site: that it can be parsed,
 * that its links resolve, and that the files are consistent with each other.
 *
 * @returns for each kind, the number of files, their entries and their size
 * @throws Error that lists all problems
 */
export async function feeds(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fm-audit-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    TILES_URL: 'off',
    SITE_URL: 'https://visit.example',
  });
  const site = await startSite(config, makeLog('silent'));
  try {
    const checker = new Checker(config.site.url, site.url);
    const rows = [
      await sitemaps(checker),
      await rss(checker),
      await calendars(checker),
      await openData(checker),
      await guides(checker),
    ];
    if (checker.problems.length > 0) throw new Error(checker.problems.join('\n'));
    return rows;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fetches responses and collects problems, so that one run reports all of them. */
class Checker {
  readonly problems: string[] = [];
  readonly publicUrl: string;
  readonly #url: string;

  /**
   * @param publicUrl the origin in absolute links
   * @param url the origin where the site listens
   */
  constructor(publicUrl: string, url: string) {
    this.publicUrl = publicUrl;
    this.#url = url;
  }

  expect(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }

  /** @param address a path, or an absolute URL of the site */
  get(address: string): Promise<Response> {
    const path = address.replace(this.publicUrl, '');
    return fetch(this.#url + path, { redirect: 'manual' });
  }

  /** Fetches a text and checks its status, its content type and that it has an ETag. */
  async text(address: string, type: string): Promise<string> {
    const response = await this.get(address);
    const contentType = response.headers.get('content-type') ?? '';
    this.expect(response.status === 200, `${address}: status ${response.status}`);
    this.expect(contentType.startsWith(type), `${address}: content type ${contentType}`);
    this.expect(response.headers.has('etag'), `${address}: has no ETag`);
    return response.text();
  }

  /** Checks that `text` is a time in the past, in any format that `Date.parse` reads. */
  expectPast(text: string | undefined, where: string): void {
    const time = Date.parse(text ?? '');
    this.expect(time <= Date.now(), `${where}: ${text} is not a time in the past`);
  }
}

interface SitemapUrl {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
  'image:image': { 'image:loc': string };
}

async function sitemaps(checker: Checker): Promise<Row> {
  const parser = new XMLParser({ ignoreAttributes: false });
  const read = async (address: string) => {
    const text = await checker.text(address, 'application/xml');
    const valid = XMLValidator.validate(text);
    checker.expect(valid === true, `${address}: ${valid === true ? '' : valid.err.msg}`);
    checker.expect(text.length < MAX_BYTES, `${address}: too large`);
    return { text, tree: parser.parse(text) };
  };
  const index = await read('/sitemap.xml');
  const maps: { loc: string; lastmod: string }[] = index.tree.sitemapindex.sitemap;
  checker.expect(
    maps.length === LOCALES.length,
    'the index does not list one sitemap per language',
  );
  const urls = new Map<string, SitemapUrl>();
  let bytes = index.text.length;
  for (const { loc, lastmod } of maps) {
    checker.expectPast(lastmod, loc);
    const { text, tree } = await read(loc);
    const listed: SitemapUrl[] = tree.urlset.url;
    checker.expect(listed.length <= MAX_URLS, `${loc}: ${listed.length} pages, too many`);
    for (const url of listed) urls.set(url.loc, url);
    bytes += text.length;
  }
  for (const url of urls.values()) await checkPage(checker, url, urls);
  return { what: 'sitemaps, pages', files: maps.length + 1, entries: urls.size, kB: kB(bytes) };
}

async function checkPage(checker: Checker, url: SitemapUrl, all: ReadonlyMap<string, SitemapUrl>) {
  const { loc, lastmod, 'xhtml:link': links } = url;
  checker.expectPast(lastmod, loc);
  const page = await checker.get(loc);
  const html = await page.text();
  checker.expect(page.status === 200, `${loc}: status ${page.status}`);
  checker.expect(
    html.includes(`rel="canonical" href="${loc}"`),
    `${loc}: canonical link is missing or different`,
  );
  const isHidden = html.includes('noindex') || page.headers.has('x-robots-tag');
  checker.expect(!isHidden, `${loc}: listed but not indexable`);
  for (const { '@_href': href, '@_hreflang': lang } of links) {
    const otherLinks = all.get(href)?.['xhtml:link'];
    const isMutual = JSON.stringify(otherLinks) === JSON.stringify(links);
    checker.expect(isMutual, `${loc}: ${href} lists other translations`);
    const isInHead = html.includes(`hrefLang="${lang}" href="${href}"`);
    checker.expect(isInHead, `${loc}: no alternate link to ${lang} ${href}`);
  }
}

async function rss(checker: Checker): Promise<Row> {
  let entries = 0;
  let bytes = 0;
  const files = LOCALES.flatMap((locale) =>
    ['articles', 'events'].map((list) => `/${locale}/${list}/feed.xml`),
  );
  for (const file of files) {
    const text = await checker.text(file, 'application/rss+xml');
    const { items = [], language, atom } = parseRssFeed(text);
    checker.expect(language === file.slice(1, 3), `${file}: language ${language}`);
    checker.expect(atom?.links?.[0]?.href === checker.publicUrl + file, `${file}: wrong self link`);
    const links = items.map(({ link = '' }) => link);
    checker.expect(new Set(links).size === links.length, `${file}: duplicate items`);
    for (const { link = '', title, description, pubDate } of items) {
      checker.expect(Boolean(title && description), `${file}: ${link} has no title or description`);
      checker.expectPast(String(pubDate), `${file}: ${link}`);
      const page = await checker.get(link.replace(/#.*/, ''));
      const [, anchor] = link.split('#');
      const hasAnchor = !anchor || (await page.text()).includes(`id="${anchor}"`);
      checker.expect(page.status === 200 && hasAnchor, `${file}: ${link} does not exist`);
    }
    entries += items.length;
    bytes += text.length;
  }
  return { what: 'RSS, items', files: files.length, entries, kB: kB(bytes) };
}

async function calendars(checker: Checker): Promise<Row> {
  let entries = 0;
  let bytes = 0;
  const queries = ['', '?city=fes', ...EVENT_KINDS.map((kind) => `?category=${kind}`)];
  const files = LOCALES.flatMap((locale) =>
    queries.map((query) => `/${locale}/events.ics${query}`),
  );
  for (const file of files) {
    const text = await checker.text(file, 'text/calendar');
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    checker.expect(longest <= 75, `${file}: has a line of ${longest} bytes`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { uid, startDate, endDate } = new ICAL.Event(component);
      const isAllDay = startDate.isDate && endDate.compare(startDate) > 0;
      checker.expect(isAllDay, `${file}: ${uid} is not an all-day event`);
      entries++;
    }
    bytes += text.length;
  }
  return { what: 'calendars, dated events', files: files.length, entries, kB: kB(bytes) };
}

async function openData(checker: Checker): Promise<Row> {
  const index = JSON.parse(await checker.text('/api/open-data', 'application/ld+json'));
  let files = 1;
  let entries = 0;
  let bytes = JSON.stringify(index).length;
  for (const { name, distribution } of index.dataset) {
    const ids: string[] = [];
    for (const { contentUrl, encodingFormat } of distribution) {
      const text = await checker.text(contentUrl, encodingFormat);
      const body = JSON.parse(text);
      checker.expect(body.license === index.license, `${contentUrl}: wrong or missing licence`);
      if (encodingFormat === 'application/geo+json') checkGeoJson(checker, contentUrl, text);
      const found: { _id?: string; id?: string }[] = body.data ?? body.features;
      ids.push(found.map(({ _id, id }) => _id ?? id).join());
      entries += found.length;
      bytes += text.length;
      files++;
    }
    checker.expect(new Set(ids).size === 1, `${name}: the files have different entries`);
  }
  return { what: 'open data, entries', files, entries, kB: kB(bytes) };
}

function checkGeoJson(checker: Checker, file: string, text: string): void {
  try {
    check(text);
  } catch (error) {
    checker.expect(false, `${file}: ${error instanceof Error ? error.message : error}`);
  }
  for (const { id, geometry } of JSON.parse(text).features) {
    const positions: number[][] =
      geometry?.type === 'Point' ? [geometry.coordinates] : (geometry?.coordinates ?? []);
    const [west, south, east, north] = BOUNDS;
    for (const [longitude = 0, latitude = 0] of positions) {
      const isInside =
        longitude >= west && longitude <= east && latitude >= south && latitude <= north;
      checker.expect(isInside, `${file}: ${id} is at ${longitude}, ${latitude}`);
    }
  }
}

async function guides(checker: Checker): Promise<Row> {
  const robots = await checker.text('/robots.txt', 'text/plain');
  checker.expect(
    robots.includes(`Sitemap: ${checker.publicUrl}/sitemap.xml`),
    'robots.txt: no sitemap',
  );
  const guide = await checker.text('/llms.txt', 'text/plain');
  const links = [...guide.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const { status } = await checker.get(link);
    checker.expect(status === 200, `llms.txt: ${link} has status ${status}`);
  }
  const bytes = robots.length + guide.length;
  return { what: 'robots.txt and llms.txt, links', files: 2, entries: links.length, kB: kB(bytes) };
}

const kB = (bytes: number) => Math.round(bytes / 1000);
