import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isService } from '../../domain/content/categories.ts';
import { isBusiness } from '../../domain/content/place.ts';
import { dateFormat } from '../../domain/format/formatters.ts';
import { LOCALES, type Locale, textIn } from '../../domain/locale.ts';
import { importEntries } from '../content/contentStore.ts';
import { FULL } from '../testing/full.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { pageFills } from './testDocuments.ts';

const GENERATED = ['guide', 'agenda', 'maps-and-addresses', 'golf-destination'];
/** The longest brochure in the longest language, one of running chapters, and one that other tests need; or all. */
const CHECKED: (readonly [string, Locale])[] = FULL
  ? GENERATED.flatMap((id) => LOCALES.map((locale) => [id, locale] as const))
  : [
      ['guide', 'de'],
      ['agenda', 'fr'],
      ['golf-destination', 'en'],
    ];
const FIVE_MEGABYTES = 5e6;

const site = setUpSite({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' });

const fromNewAddress = () => ({ 'x-forwarded-for': newAddress() });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { ...fromNewAddress(), ...headers }, redirect: 'manual' });
const requestStatus = (name: string, headers: Record<string, string> = fromNewAddress()) =>
  fetch(`${site.url}/api/documents/${name}`, { method: 'POST', headers });

/** The names of stored brochures. */
const storedBrochures = () => readdirSync(join(site.dataDir, 'documents/.made')).sort();

function run(tool: 'pdftotext' | 'pdfinfo', bytes: Uint8Array, ...more: string[]): string {
  const file = join(site.dataDir, 'book.pdf');
  writeFileSync(file, bytes);
  return execFileSync(tool, [...more, file, ...(tool === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
  });
}
const plain = (text: string) => text.replace(/[\s\u00ad\u00a0\u202f-]/g, '');

/** What every brochure must contain, besides cover, contents and back. */
function chaptersOf(id: string, locale: Locale): string[] {
  const { cities, places, events, experiences, documents, emergency } = site.live.current();
  const titles = (entries: readonly { title: { en: string } }[]) =>
    entries.map(({ title }) => textIn(title, locale));
  const own = titles([documents.get(id)].filter((entry) => entry !== undefined));
  const chapters: Record<string, string[]> = {
    guide: [
      ...titles(cities.all),
      ...titles(places.all.filter((place) => !isBusiness(place) && !isService(place))),
    ],
    agenda: titles(events.all),
    'maps-and-addresses': [...titles(places.all), ...titles(emergency.all)],
    'golf-destination': [
      ...titles(places.all.filter(({ tags }) => tags.includes('golf'))),
      ...titles(experiences.all.filter(({ tags }) => tags.includes('golf'))),
    ],
  };
  return [...own, ...(chapters[id] ?? [])];
}

describe('brochures', () => {
  it.each(CHECKED)('%s is complete in %s and smaller than five megabytes', async (id, locale) => {
    const response = await get(`/documents/${id}-${locale}.pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(FIVE_MEGABYTES);
    const text = plain(run('pdftotext', bytes, '-raw'));
    const titles = chaptersOf(id, locale);
    expect(titles.filter((title) => !text.includes(plain(title)))).toEqual([]);
    const info = run('pdfinfo', bytes);
    // Except cover, contents and back, no page is half empty.
    const fills = pageFills(join(site.dataDir, 'book.pdf')).slice(2, -1);
    expect(Math.min(...fills)).toBeGreaterThan(0.55);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: +419.53 x 595.28 pts/);
    const { data } = (await (await requestStatus(`${id}-${locale}.pdf`)).json()) as {
      data: { ready: boolean; size: number; pages: number };
    };
    const pages = Number(/Pages: +(\d+)/.exec(info)?.[1]);
    expect(data).toEqual({ ready: true, size: bytes.length, pages });
    // The table of contents has links.
    expect(bytes.toString('latin1')).toContain('/S /GoTo');
    expect(bytes.toString('latin1')).toContain(`/Lang (${locale})`);
  });

  it('write Arabic names from right to left, in an Arabic font', async () => {
    const response = await get('/documents/guide-de.pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    // Only a name of letters whose dots are not separate glyphs can be extracted.
    expect(run('pdftotext', bytes)).toContain('فاس');
    expect(bytes.toString('latin1')).toContain('ArefRuqaa');
  });

  it('are stored, and not sent again with a matching ETag', async () => {
    const before = (await get('/documents/golf-destination-en.pdf')).headers.get('etag') ?? '';
    const again = await get('/documents/golf-destination-en.pdf', { 'if-none-match': before });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('support range requests', async () => {
    const path = '/documents/golf-destination-en.pdf';
    const file = Buffer.from(await (await get(path)).arrayBuffer());
    const part = await get(path, { range: 'bytes=5-14' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-14/${file.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(5, 15));
    const last = await get(path, { range: 'bytes=-7' });
    expect(Buffer.from(await last.arrayBuffer())).toEqual(file.subarray(-7));
    const beyond = await get(path, { range: 'bytes=99999999-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${file.length}`,
    ]);
    const changed = await get(path, { range: 'bytes=5-14', 'if-range': '"another"' });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
    const head = await fetch(site.url + path, { method: 'HEAD', headers: fromNewAddress() });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)]);
  });
});

describe('the documents page', () => {
  it('shows pages, size and date of generated documents, and must be revalidated', async () => {
    const page = await get('/de/mapsguides');
    expect(page.headers.get('cache-control')).toBe('public, no-cache');
    const html = await page.text();
    const { data } = (await (await requestStatus('guide-de.pdf')).json()) as {
      data: { pages: number };
    };
    expect(html).toContain(`<dd>${data.pages}</dd>`);
    expect(html).toContain('Aus den Inhalten der Website erstellt am');
    expect(html).toContain('href="/documents/guide-de.pdf"');
  });
});

describe('changed content', () => {
  it('renders a brochure again, reports its progress, and does not block other requests', async () => {
    const old = (await get('/documents/golf-destination-en.pdf')).headers.get('etag');
    const { version, places } = site.live.current();
    const course = places.get('oued-fes-golf');
    if (!course) throw new Error('no golf course');
    const data = { ...course, title: { ...course.title, en: 'Golf-of-the-Novelty' } };
    await importEntries(site.database.sql, [{ kind: 'places', raw: data }]);
    await expect.poll(() => site.live.current().version).toBeGreaterThan(version);

    const first = await requestStatus('golf-destination-en.pdf');
    expect(first.status).toBe(202);
    let others = 0;
    let progress = 0;
    for (;;) {
      const answer = await requestStatus('golf-destination-en.pdf');
      if (answer.status === 200) break;
      const { data } = (await answer.json()) as { data: { done: number; of: number } };
      expect(data.done).toBeLessThanOrEqual(data.of);
      progress = Math.max(progress, data.done);
      // The address differs each time: no page is cached.
      const page = await get(`/fr/search?q=nr${others}`);
      expect(page.status).toBe(200);
      others++;
    }
    // Other requests were answered while the brochure was rendered.
    expect(others).toBeGreaterThan(5);
    expect(progress).toBeGreaterThan(5);
    const response = await get('/documents/golf-destination-en.pdf');
    expect(response.headers.get('etag')).not.toBe(old);
    expect(run('pdftotext', await response.bytes())).toContain('Golf-of-the-Novelty');
    expect(
      storedBrochures().filter((name) => name.startsWith('golf-destination-en.')),
    ).toHaveLength(1);
  });

  it('renders a brochure once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get('/documents/golf-destination-es.pdf')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    // The ETag contains the time at which the file was written.
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(
      storedBrochures().filter((name) => name.startsWith('golf-destination-es.')),
    ).toHaveLength(1);
  });
});

describe("the council's own files", () => {
  const BYTES = '%PDF-1.7 the council made this';

  beforeAll(async () => {
    const folder = join(site.dataDir, 'documents');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'guide-2021-en.pdf'), BYTES);
    writeFileSync(join(folder, 'Our golf.pdf'), BYTES);
    const { documents, version } = site.live.current();
    const [guide, golf] = [documents.get('guide-2021'), documents.get('golf-destination')];
    if (!guide || !golf) throw new Error('no such documents');
    const files = { en: 'guide-2021-en.pdf', es: 'https://files.example/guia.pdf', fr: 'lost.pdf' };
    await importEntries(site.database.sql, [
      { kind: 'documents', raw: { ...guide, files, pages: 96 } },
      { kind: 'documents', raw: { ...golf, files: { en: 'Our golf.pdf' } } },
    ]);
    await vi.waitFor(() => expect(site.live.current().version).toBeGreaterThan(version), {
      timeout: 300_000,
    });
  });

  it('are sent unchanged, and replace generated brochures', async () => {
    expect(await (await get('/documents/guide-2021-en.pdf')).text()).toBe(BYTES);
    expect(await (await get('/documents/golf-destination-en.pdf')).text()).toBe(BYTES);
    const page = await (await get('/en/mapsguides')).text();
    expect(page).toContain('href="/documents/guide-2021-en.pdf"');
  });

  it('may be external links', async () => {
    const answer = await get('/documents/guide-2021-es.pdf');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://files.example/guia.pdf',
    ]);
  });

  it.each(['fr', 'de'])('are replaced by the current edition if missing: %s', async (language) => {
    const answer = await get(`/documents/guide-2021-${language}.pdf`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/documents/guide-${language}.pdf`,
    ]);
  });

  it.each(LOCALES)(
    'or their current edition are offered in four languages on the page in %s',
    async (locale) => {
      const html = await (await get(`/${locale}/mapsguides`)).text();
      for (const [id, current] of [
        ['agenda-2020', 'agenda'],
        ['guide-2021', 'guide'],
        ['maps-and-references-2020', 'maps-and-addresses'],
        ['golf-destination', 'golf-destination'],
      ]) {
        const [part = ''] =
          new RegExp(`<li id="${id}"[^>]*>.*?(?=<li id=|</main>)`, 's').exec(html) ?? [];
        for (const language of LOCALES) {
          const own = site.live.current().documents.get(id ?? '')?.files[language];
          const href = own?.startsWith('https:')
            ? own
            : `/documents/${own && own !== 'lost.pdf' ? id : current}-${language}.pdf`;
          expect(part.includes(`href="${href}"`), `${id} ${href}`).toBe(true);
        }
      }
      const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Casablanca' });
      expect(html).toContain(date.format(new Date()));
    },
  );
});

describe('an unknown document', () => {
  it.each([
    '/documents/nothing-en.pdf',
    '/documents/guide-xx.pdf',
    '/documents/guide-2021-it.pdf',
    '/documents/guide.pdf',
    '/documents/',
    '/documents/..%2f..%2fpackage.json',
    '/documents/..%2fguide-en.pdf',
    '/documents/.made%2fguide-en.pdf',
    '/documents/__proto__-en.pdf',
  ])('is not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('cannot be a file outside of the folder', async () => {
    const { TouristDocument } = await import('../../domain/content/business.ts');
    const guide = site.live.current().documents.get('guide');
    for (const file of [
      '../secret.pdf',
      '/etc/passwd',
      'a/b.pdf',
      '.made/x.pdf',
      'javascript:x.pdf',
      'file:///x.pdf',
    ]) {
      expect(TouristDocument.safeParse({ ...guide, files: { en: file } }).success, file).toBe(
        false,
      );
    }
  });

  it('rejects other methods and other origins', async () => {
    const put = await fetch(`${site.url}/documents/guide-en.pdf`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const read = await get('/api/documents/guide-en.pdf');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    const foreign = await requestStatus('guide-en.pdf', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});
