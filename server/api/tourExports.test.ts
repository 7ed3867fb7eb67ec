import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, textIn } from '../../domain/locale.ts';
import { importEntries } from '../content/contentStore.ts';
import { pageFills } from '../documents/testDocuments.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { stopClock } from '../testing/stopClock.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const FORMATS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
const TYPES = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  txt: 'text/plain; charset=utf-8',
};
const START = {
  label: 'Hôtel "Löwe" & <Söhne>; Fès, №1\\',
  coordinates: { longitude: -4.98, latitude: 34.05 },
};

const site = setUpSite({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' });
let tour: { startingPoint: typeof START; startDate: string; days: Day[] };
interface Day {
  day: number;
  city: string;
  places: string[];
}

/** A tour with all kinds of stops, and a day that does not fit on one page. */
beforeAll(() => {
  const { places } = site.live.current();
  const ids = places.all.map(({ _id }) => _id);
  const agency = places.all.find(({ tags }) => tags.includes('agences-de-voyages'))?._id ?? '';
  const others = ids.filter((id) => id !== agency);
  tour = {
    startingPoint: START,
    startDate: '2027-04-12',
    days: [
      { day: 1, city: 'fes', places: others.slice(0, 20) },
      { day: 2, city: 'meknes', places: [...others.slice(20, 24), agency] },
      { day: 4, city: 'ifrane', places: others.slice(24, 30) },
    ],
  };
});

const fromNewAddress = () => ({ 'x-forwarded-for': newAddress() });

const get = (path: string, headers: Record<string, string> = fromNewAddress()) =>
  fetch(site.url + path, { headers });

async function store(): Promise<string> {
  const { data } = (await (await site.post('/api/tours', tour)).json()) as { data: { id: string } };
  return data.id;
}

/** The text of an export: extracted from the PDF, or without the escapes and folded lines of the format. */
async function textOf(format: (typeof FORMATS)[number], response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (format === 'pdf') return pdfText(bytes);
  const text = bytes.toString('utf8');
  if (format === 'ics') return text.replaceAll('\r\n ', '').replace(/\\([\\;,])/g, '$1');
  return unescaped(text);
}

const unescaped = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

function pdfText(bytes: Buffer): string {
  const file = join(site.dataDir, 'tour.pdf');
  writeFileSync(file, bytes);
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
}

/** The text without line breaks. */
const unwrap = (text: string) => text.replace(/\s+/g, ' ');

describe('the programme', () => {
  it.each(LOCALES)('has every stop and day of a tour in each format, in %s', async (locale) => {
    const { places, cities } = site.live.current();
    const id = await store();
    const texts = new Map<string, string>();
    for (const format of FORMATS) {
      const response = await get(`/api/tours/${id}.${format}?lang=${locale}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, TYPES[format]]);
      texts.set(format, unwrap(await textOf(format, response)));
    }
    const printPage = await (await get(`/${locale}/pdf?tour=${id}`)).text();
    const main = /<main.*<\/main>/s.exec(printPage)?.[0] ?? '';
    texts.set('print sheet', unwrap(unescaped(main.replace(/<[^>]+>/g, ' '))));

    const stops = tour.days.flatMap((day) => day.places);
    expect(stops).toHaveLength(31);
    for (const [format, text] of texts) {
      const plain = text.replace(/[\s\u00a0\u202f]/g, '');
      const has = (wanted: string | undefined) =>
        expect(plain, `${format}: ${wanted}`).toContain(wanted?.replace(/[\s\u00a0\u202f]/g, ''));
      for (const stop of stops) {
        const entry = places.get(stop);
        has(entry && textIn(entry.title, locale));
        const street = entry?.contact.address.street_address;
        has(street ? textIn(street, locale) : '');
        // Names are on the maps too, tips are with the stops only.
        has(entry?.tip ? textIn(entry.tip, locale) : '');
      }
      for (const { day, city } of tour.days) {
        const entry = cities.get(city);
        has(`${day} - ${entry && textIn(entry.title, locale)}`);
      }
    }
  });

  it('is sent as an attachment with no-store', async () => {
    const id = await store();
    for (const format of FORMATS) {
      for (const response of [
        await get(`/api/tours/${id}.${format}`),
        await site.post(`/api/tours/export.${format}`, tour),
        await get(`/api/tours/export.${format}?tour=${encodeURIComponent(JSON.stringify(tour))}`),
      ]) {
        expect(response.status).toBe(200);
        expect(response.headers.get('content-disposition')).toBe(
          `attachment; filename=tour.${format}`,
        );
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }
    }
  });

  it('links to the stored itinerary, or contains the tour in the address', async () => {
    const id = await store();
    const stored = await (await get(`/api/tours/${id}.txt?lang=de`)).text();
    expect(stored).toContain(`https://visit.example/de/itinerary/${id}`);
    const carried = await (await site.post('/api/tours/export.txt?lang=de', tour)).text();
    const [, query = ''] = /https:\/\/visit\.example\/de\/pdf\?(\S+)/.exec(carried) ?? [];
    expect(JSON.parse(new URLSearchParams(query).get('tour') ?? '')).toEqual(tour);
  });

  it('has readable addresses, and in calendars only that of a stored itinerary', async () => {
    const id = await store();
    const address = `https://visit.example/de/itinerary/${id}`;
    const [stored, carried] = [
      await get(`/api/tours/${id}.pdf?lang=de`),
      await site.post('/api/tours/export.pdf?lang=de', tour),
    ];
    expect(await textOf('pdf', stored)).toContain(address);
    expect(await textOf('pdf', carried)).not.toMatch(/%22|https?:/);
    const events = await textOf('ics', await get(`/api/tours/${id}.ics?lang=de`));
    expect(events.split(address)).toHaveLength(events.split('BEGIN:VEVENT').length);
    const unstored = await textOf('ics', await site.post('/api/tours/export.ics', tour));
    expect(unstored).not.toMatch(/\/pdf\?|\/itinerary/);
  });

  it('has no nearly empty page', async () => {
    const ids = site.live.current().places.all.map(({ _id }) => _id);
    const counts = [0, 1, 2, 1, 5, 6, 7, 8, 9, 11, 13, 16, 20];
    const days = counts.map((count, index) => ({
      day: index + 1,
      city: 'fes',
      places: ids.slice(index * 5, index * 5 + count),
    }));
    for (const plan of [{ days }, { ...tour, days }]) {
      await textOf('pdf', await site.post('/api/tours/export.pdf?lang=de', plan));
      const fills = pageFills(join(site.dataDir, 'tour.pdf'));
      expect(fills.length).toBeGreaterThan(counts.length);
      expect(Math.min(...fills)).toBeGreaterThan(0.4);
    }
  });

  it('contains no address that is too long to open', async () => {
    const ids = site.live.current().places.all.map(({ _id }) => _id);
    const days = Array.from({ length: 31 }, (_, index) => ({
      day: index + 1,
      city: 'fes',
      places: ids.slice(0, 20),
    }));
    const file = await (await site.post('/api/tours/export.txt?lang=en', { ...tour, days })).text();
    expect(file).toContain('https://visit.example/en/itinerary');
    expect(file).not.toContain('/pdf?');
  });

  it('is a tagged PDF with a title and a language', async () => {
    const bytes = Buffer.from(
      await (await site.post('/api/tours/export.pdf?lang=fr', tour)).arrayBuffer(),
    );
    pdfText(bytes);
    const info = execFileSync('pdfinfo', [join(site.dataDir, 'tour.pdf')], { encoding: 'utf8' });
    expect(info).toMatch(/Title: +3 jours dans la région Fès-Meknès/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: +595.28 x 841.89 pts \(A4\)/);
    expect(bytes.toString('latin1')).toMatch(/\/Lang \(fr\)/);
  });

  it('follows the standards of iCalendar, GPX and KML', async () => {
    const ics = await (await site.post('/api/tours/export.ics', tour)).text();
    const lines = ics.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = lines.filter((line) => line === 'BEGIN:VEVENT');
    expect(lines.filter((line) => /^URL:.*\/en\/poi\//.test(line))).toHaveLength(31);
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(events.length);
    // Times are in UTC. Day 4 is three days after the first.
    expect(lines.some((line) => /^DTSTART:20270412T\d{4}00Z$/.test(line))).toBe(true);
    expect(lines.some((line) => /^DTSTART:20270415T\d{4}00Z$/.test(line))).toBe(true);
    const gpx = await (await site.post('/api/tours/export.gpx', tour)).text();
    expect(gpx.match(/<wpt /g)).toHaveLength(31);
    expect(gpx.match(/<rte>/g)).toHaveLength(3);
    // Each day also has its start and end.
    expect(gpx.match(/<rtept /g)).toHaveLength(31 + 6);
    expect(gpx.match(/<trk>/g)).toHaveLength(3);
    expect(gpx).toContain('№1\\');
    expect(gpx).not.toContain('<Söhne>');
    const kml = await (await site.post('/api/tours/export.kml', tour)).text();
    expect(kml.match(/<Folder>/g)).toHaveLength(3);
    expect(kml.match(/<LineString>/g)).toHaveLength(3);
  });

  it('starts tomorrow in the calendar, with a note, if there is no date', async () => {
    const { startDate: _, ...undated } = tour;
    const ics = await (await site.post('/api/tours/export.ics', undated)).text();
    const tomorrow = new Date(Date.now() + 24 * 3600_000);
    const [first = ''] = /DTSTART:(\d{8})/.exec(ics)?.slice(1) ?? [];
    const day = Date.parse(first.replace(/(....)(..)(..)/, '$1-$2-$3'));
    expect(Math.abs(day - tomorrow.getTime())).toBeLessThan(36 * 3600_000);
    expect(ics.replaceAll('\r\n ', '')).toContain('No date is chosen yet');
  });

  it('can have no starting point, and lists places that no longer exist', async () => {
    const days = [{ day: 1, city: 'fes', places: ['bab-bou-jeloud', 'gone-place'] }];
    const text = await (await site.post('/api/tours/export.txt', { days })).text();
    expect(text).toContain('Bab Boujloud');
    expect(text).toContain('No longer in our guide: gone-place');
    const pdf = await site.post('/api/tours/export.pdf', { days });
    expect(await textOf('pdf', pdf)).toContain('gone-place');
    const empty = await site.post('/api/tours/export.pdf', {
      days: [{ day: 1, city: 'x', places: [] }],
    });
    expect(empty.status).toBe(200);
  });

  it.each([
    ['{', undefined],
    ['', undefined],
    ['{"days":[]}', 'days'],
    ['{"days":[{"day":1,"city":"fes"}]}', 'days.0.places'],
    ['{"days":"many"}', 'days'],
    ['{"days":[{"day":1,"city":"fes","places":["../../etc"]}]}', 'days.0.places.0'],
  ])('rejects the tour %s with the name of the invalid field', async (text, field) => {
    for (const format of FORMATS) {
      for (const response of [
        await site.post(`/api/tours/export.${format}`, text),
        await get(`/api/tours/export.${format}?tour=${encodeURIComponent(text)}`),
      ]) {
        expect([response.status, response.headers.get('content-type')]).toEqual([
          400,
          'application/problem+json',
        ]);
        expect(((await response.json()) as { field?: string }).field).toBe(field);
      }
    }
  });

  it('rejects unknown languages, tours, formats and methods, and long requests', async () => {
    const id = await store();
    expect((await get(`/api/tours/${id}.pdf?lang=xx`)).status).toBe(400);
    expect((await get(`/api/tours/${'a'.repeat(22)}.pdf`)).status).toBe(404);
    expect((await get(`/api/tours/${id}.doc`)).status).toBe(404);
    expect((await get('/api/tours/export.pdf')).status).toBe(400);
    const put = await fetch(`${site.url}/api/tours/${id}.pdf`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const places = Array.from({ length: 10_000 }, (_, index) => `place-${index}`);
    const long = { days: [{ day: 1, city: 'fes', places }] };
    expect((await site.post('/api/tours/export.pdf', long)).status).toBe(413);
    expect((await get(`/api/tours/export.pdf?tour=${'x'.repeat(5000)}`)).status).toBe(414);
  });

  it('is rate limited by address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.20' };
    const { others } = await untilRateLimited(() =>
      site.post('/api/tours/export.txt', '{', address),
    );
    expect(others.length).toBe(6);
    expect(new Set(others)).toEqual(new Set([400]));
    expect((await site.post('/api/tours/export.txt', tour)).status).toBe(200);
  });
});

describe('a large PDF', () => {
  const large = (stops: number) => {
    const ids = site.live.current().places.all.map(({ _id }) => _id);
    const days = Array.from({ length: 31 }, (_, index) => ({
      day: index + 1,
      city: 'fes',
      places: ids.slice(0, stops),
    }));
    return { days };
  };

  it('counts its stops towards the rate limit, with an error in its language', async () => {
    stopClock();
    const address = { 'x-forwarded-for': '203.0.113.21' };
    // Invalid requests count too.
    for (let index = 0; index < 30; index++) await site.post('/api/tours/export.pdf', '{', address);
    const rejected = await site.post('/api/tours/export.pdf?lang=de', large(20), address);
    expect([rejected.status, rejected.headers.get('content-language')]).toEqual([429, 'de']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const { detail } = (await rejected.json()) as { detail: string };
    expect(detail).toMatch(/^Sie haben in kurzer Zeit viele Programme angefordert.+\d+ Sekunden/);
    expect((await site.post('/api/tours/export.pdf', tour, address)).status).toBe(200);
  });

  it('is rejected with 503 if the queue is full', async () => {
    const client = new AbortController();
    const answers = Array.from({ length: 4 }, () =>
      fetch(`${site.url}/api/tours/export.pdf?lang=fr`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...fromNewAddress() },
        body: JSON.stringify(large(20)),
        signal: client.signal,
      }),
    );
    const rejected = await Promise.race(answers);
    client.abort();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '10']);
    await Promise.allSettled(answers);
  });
});

describe('the page of a programme', () => {
  it('is neither cached nor indexed', async () => {
    const id = await store();
    for (const path of [
      `/en/pdf?tour=${id}`,
      `/en/pdf.data?tour=${id}`,
      `/en/pdf?tour=${encodeURIComponent(JSON.stringify(tour))}`,
    ]) {
      const page = await get(path);
      expect([page.status, page.headers.get('cache-control')], path).toEqual([
        200,
        'private, no-cache',
      ]);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect((await get('/en/pdf')).headers.get('cache-control')).toContain('public');
    expect((await get(`/en/itinerary/${id}`)).headers.get('cache-control')).not.toContain('public');
  });

  it('uses the language of the query', async () => {
    const id = await store();
    const page = await (await get(`/en/pdf?tour=${id}&lang=de`)).text();
    expect(page).toContain('Tag 1 - Fès');
    expect(page).toMatch(/<div lang="de"/);
  });

  it('reads other forms of a tour and of the language parameter, and shows phone numbers', async () => {
    const bab = site.live.current().places.get('bab-mansour');
    if (!bab) throw new Error('no Bab Mansour');
    const phone = '+212 535 00 00 00';
    const { version } = site.live.current();
    const contact = { ...bab.contact, phone };
    await importEntries(site.database.sql, [{ kind: 'places', raw: { ...bab, contact } }]);
    await expect.poll(() => site.live.current().version).toBeGreaterThan(version);

    const days = [{ city: { slug: 'fez' }, places: [{ _id: 'bab-mansour' }, 'bab-bou-jeloud'] }];
    for (const shape of [days, { days, archive: days }]) {
      const query = new URLSearchParams({ tour: JSON.stringify(shape), language: 'de' });
      const page = await (await get(`/en/pdf?${query}`)).text();
      for (const texts of ['Tag 1 - Fès', 'Bab Boujloud', phone]) {
        expect(page.includes(texts), texts).toBe(true);
      }
      const [file = ''] = /\/api\/tours\/export\.pdf\?[^"]+/.exec(page) ?? [];
      const text = await textOf('pdf', await get(unescaped(file)));
      expect(text.split('\n')).toEqual(expect.arrayContaining(['Tag 1 - Fès', phone]));
    }
  });

  it('shows an error if its address is invalid', async () => {
    const missing = await (await get(`/en/pdf?tour=${'a'.repeat(22)}`)).text();
    expect(missing).toContain('This plan is not kept any more');
    for (const text of ['{', '7', 'null', '{"days":[{"day":99,"city":"fes","places":[]}]}']) {
      const broken = await get(`/en/pdf?tour=${encodeURIComponent(text)}`);
      expect(broken.status).toBe(200);
      expect(await broken.text(), text).toContain('cannot be read');
    }
    expect(await (await get('/en/pdf')).text()).toContain('There is no plan in this address yet');
  });
});
