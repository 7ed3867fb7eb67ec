import { describe, expect, it } from 'vitest';
import { VISA_TABLE } from '../../domain/content/rules/visas.ts';
import { COUNTRIES } from '../../domain/format/countries.ts';
import { LOCALES } from '../../domain/locale.ts';

import { sharedSite } from '../testing/sharedSite.ts';

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

const site = sharedSite();

const get = (path: string) => fetch(site.url + path);
const visaOf = async (country: string) => {
  const response = await get(`/api/visa/${country}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Visa }).data;
};

describe('GET /api/visa/{country}', () => {
  it.each(VISA_TABLE)(
    'returns “%s” for the nationalities with this rule',
    async (expected, countries) => {
      for (const country of countries.split(' ')) {
        const { need, days, answer, sources, asOf, confirmAt } = await visaOf(country);
        expect([country, days ? `${need} ${days}` : need]).toEqual([country, expected]);
        expect(Object.keys(answer).sort()).toEqual([...LOCALES].sort());
        if (days) for (const text of Object.values(answer)) expect(text).toContain(String(days));
        expect(sources.length).toBeGreaterThan(0);
        expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(confirmAt).toEqual(['https://www.consulat.ma', 'https://www.acces-maroc.ma']);
      }
    },
  );

  it('returns unknown for all other nationalities', async () => {
    const named = new Set(VISA_TABLE.flatMap(([, countries]) => countries.split(' ')));
    const others = COUNTRIES.filter((code) => !named.has(code));
    expect(others).toHaveLength(249 - named.size);
    for (const country of others) {
      const { need, days, confirmAt } = await visaOf(country);
      expect([country, need, days]).toEqual([country, 'unknown', undefined]);
      expect(confirmAt).toHaveLength(2);
    }
  });

  it('mentions the expired rule of the Africa Cup, and accepts lowercase codes', async () => {
    expect((await visaOf('tn')).note?.en).toContain('25 January 2026');
    expect((await visaOf('DE')).note).toBeUndefined();
  });

  it('requires a known nationality', async () => {
    const problemOf = async (path: string) => {
      const response = await get(path);
      return [response.status, ((await response.json()) as { detail: string }).detail];
    };
    expect(await problemOf('/api/visa')).toEqual([400, expect.stringContaining('nationality')]);
    for (const invalid of ['ZZ', 'DEU', 'Germany', '%20', '..']) {
      expect((await problemOf(`/api/visa/${encodeURIComponent(invalid)}`))[0]).toBe(404);
    }
    const response = await fetch(`${site.url}/api/visa/DE`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the visa check without scripts', () => {
  /** The HTML of the page, without its scripts and their data. */
  const pageOf = async (path: string) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    return html.replace(/<!-- -->/g, '').replaceAll('&quot;', '"');
  };

  it.each([
    ['en', 'Germany', 'No visa needed for 90 days', 'up to 90 days'],
    ['fr', 'Allemagne', 'Pas de visa pour 90 jours', '90 jours au plus'],
    ['es', 'Alemania', 'Sin visado durante 90 días', 'hasta 90 días'],
    ['de', 'Deutschland', 'Kein Visum für 90 Tage nötig', 'höchstens 90 Tage'],
  ])('shows the result in %s, by name or code', async (locale, name, need, answer) => {
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
  ])('shows an error in %s without a nationality', async (locale, message) => {
    expect(await pageOf(`/${locale}/practical-info?check=visa&nationality=`)).toContain(message);
    expect(await pageOf(`/${locale}/practical-info?check=visa&nationality=++`)).toContain(message);
    expect(await pageOf(`/${locale}/practical-info`)).not.toContain(message);
  });

  it('shows and escapes an unknown country', async () => {
    const page = await pageOf(`/en/practical-info?nationality=${encodeURIComponent('<b>Oz</b>')}`);
    expect(page).toContain('We know no country called “&lt;b&gt;Oz&lt;/b&gt;”');
    expect(page).not.toContain('<b>Oz');
  });

  it('lists all 249 countries in alphabetical order of the language', async () => {
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

  it('shows numbers, average weather and no rate without any service', async () => {
    const page = await pageOf('/en/practical-info?city=meknes&check=rate&amount=100');
    for (const number of ['19', '15', '177', '112', '150', '141', '5050'])
      expect(page).toContain(`href="tel:${number}"`);
    expect(page).toMatch(/In \w+, days in Meknes usually reach \d+/);
    expect(page).toContain('Long-term averages, not a forecast.');
    expect(page).not.toMatch(/are about (EUR|MAD)|>What is it in dirhams/);
    expect(page).toContain('The notes in your hand');
  });
});
