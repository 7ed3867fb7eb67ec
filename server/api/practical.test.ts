import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../domain/format/countries.ts';
import { LOCALES } from '../../domain/locale.ts';
import type { RunningSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

/**
 * What the collected facts say, nationality by nationality, written down a second time: a slip in
 * `content/visas/` shows here.
 */
const FACTS: [answer: string, countries: string][] = [
  [
    'none 90',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
      'DZ TN SN NE GA CI GB RU CN JP KR ID US CA BR MX PE MC ' +
      'AD AR AU BH BF CV CL DO GT IS KW LI NZ NO OM PH QA SM SA CH TG TR AE VA',
  ],
  ['none 30', 'HK SG'],
  ['authorisation', 'GN CG ML'],
  ['e-visa 30', 'JO IL TH'],
  ['none', 'MA'],
];

interface Visa {
  country: string;
  need: string;
  days?: number;
  answer: Record<string, string>;
  note?: Record<string, string>;
  sources: string[];
  asOf: string;
  confirmAt: string[];
}

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start();
});
afterAll(() => place.remove());

const get = (path: string) => fetch(site.url + path);
const visaOf = async (country: string) => {
  const response = await get(`/api/visa/${country}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Visa }).data;
};

describe('GET /api/visa/{country}', () => {
  it.each(FACTS)('says “%s” to whom the facts name', async (expected, countries) => {
    for (const country of countries.split(' ')) {
      const { need, days, answer, sources, asOf, confirmAt } = await visaOf(country);
      expect([country, days ? `${need} ${days}` : need]).toEqual([country, expected]);
      expect(Object.keys(answer).sort()).toEqual([...LOCALES].sort());
      if (days) for (const words of Object.values(answer)) expect(words).toContain(String(days));
      expect(sources.length).toBeGreaterThan(0);
      expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(confirmAt).toEqual(['https://www.consulat.ma', 'https://www.acces-maroc.ma']);
    }
  });

  it('says to all others that it does not know', async () => {
    const named = new Set(FACTS.flatMap(([, countries]) => countries.split(' ')));
    const others = COUNTRIES.filter((code) => !named.has(code));
    expect(others).toHaveLength(249 - named.size);
    for (const country of others) {
      const { need, days, confirmAt } = await visaOf(country);
      expect([country, need, days]).toEqual([country, 'unknown', undefined]);
      expect(confirmAt).toHaveLength(2);
    }
  });

  it('tells of the rule of the winter of the cup, which is over, and takes small letters', async () => {
    expect((await visaOf('tn')).note?.en).toContain('25 January 2026');
    expect((await visaOf('DE')).note).toBeUndefined();
  });

  it('needs a nationality, and one that is', async () => {
    const problemOf = async (path: string) => {
      const response = await get(path);
      return [response.status, ((await response.json()) as { detail: string }).detail];
    };
    expect(await problemOf('/api/visa')).toEqual([400, expect.stringContaining('nationality')]);
    for (const wrong of ['ZZ', 'DEU', 'Germany', '%20', '..']) {
      expect((await problemOf(`/api/visa/${encodeURIComponent(wrong)}`))[0]).toBe(404);
    }
    const response = await fetch(`${site.url}/api/visa/DE`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the visa check without scripts', () => {
  /** The page as text, without the data that it carries for scripts. */
  const pageOf = async (path: string) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    return html.replace(/<!-- -->/g, '').replaceAll('&quot;', '"');
  };

  it.each([
    ['en', 'Germany', 'No visa needed', 'up to 90 days'],
    ['fr', 'Allemagne', 'Pas de visa', '90 jours au plus'],
    ['es', 'Alemania', 'Sin visado', 'hasta 90 días'],
    ['de', 'Deutschland', 'Kein Visum nötig', 'höchstens 90 Tage'],
  ])('answers in %s, by name and by letters', async (locale, name, need, answer) => {
    for (const typed of [name, 'DE', name.toUpperCase()]) {
      const page = await pageOf(`/${locale}/practical-info?check=visa&nationality=${typed}`);
      expect(page).toContain(need);
      expect(page).toContain(answer);
      expect(page).toContain(`value="${name}"`);
      expect(page).toContain('href="https://www.consulat.ma"');
    }
  });

  it.each([
    ['en', 'The visa check needs a nationality. Please choose one.'],
    ['fr', 'La vérification demande une nationalité. Choisissez-en une.'],
    ['es', 'La consulta necesita una nacionalidad. Elija una.'],
    ['de', 'Die Visumprüfung braucht eine Staatsangehörigkeit. Bitte wählen Sie eine.'],
  ])('says in %s that it needs a nationality', async (locale, message) => {
    expect(await pageOf(`/${locale}/practical-info?check=visa&nationality=`)).toContain(message);
    expect(await pageOf(`/${locale}/practical-info?check=visa&nationality=++`)).toContain(message);
    expect(await pageOf(`/${locale}/practical-info`)).not.toContain(message);
  });

  it('shows what was typed when it is no country, as text', async () => {
    const page = await pageOf(`/en/practical-info?nationality=${encodeURIComponent('<b>Oz</b>')}`);
    expect(page).toContain('We know no country called “&lt;b&gt;Oz&lt;/b&gt;”');
    expect(page).not.toContain('<b>Oz');
  });

  it('offers all 249 countries in the order of the page’s language', async () => {
    for (const [locale, first] of [
      ['en', 'Afghanistan'],
      ['de', 'Afghanistan'],
      ['fr', 'Afghanistan'],
    ]) {
      const page = await pageOf(`/${locale}/practical-info`);
      const options = [...page.matchAll(/<option value="([^"]+)"><\/option>/g)].map(
        ([, name]) => name,
      );
      expect(options).toHaveLength(249);
      expect(options[0]).toBe(first);
    }
  });

  it('is beside numbers, weather and money that are true without any service', async () => {
    const page = await pageOf('/en/practical-info?city=meknes&check=rate&amount=100');
    for (const number of ['19', '15', '177']) expect(page).toContain(`href="tel:${number}"`);
    expect(page).toMatch(/In \w+, days in Meknes usually reach \d+/);
    expect(page).toContain('Long-term averages, not a forecast.');
    expect(page).toContain('No rate can be had at the moment, and we will not guess one.');
    expect(page).not.toMatch(/are about (EUR|MAD)/);
  });
});
