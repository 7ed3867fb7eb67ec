import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import { COUNTRIES, countriesIn } from './countries.ts';
import { countryIn, ruleFor } from './findCountry.ts';

describe('countries', () => {
  it.each(LOCALES)('have a unique name for each ISO 3166 code in %s', (locale) => {
    const list = countriesIn(locale);
    expect(list).toHaveLength(249);
    expect(new Set(list.map(([, name]) => name)).size).toBe(249);
    expect(list.filter(([code, name]) => code === name)).toEqual([]);
    for (const [code, name] of list) expect(countryIn(name, list)).toBe(code);
  });

  it('have the name that readers use', () => {
    const ivoryCoast = (locale: 'es' | 'de') => new Map(countriesIn(locale)).get('CI');
    expect(ivoryCoast('es')).toBe('Costa de Marfil');
    expect(ivoryCoast('de')).toBe('Elfenbeinküste');
  });

  it('are sorted in the order of the language', () => {
    const names = (locale: 'de' | 'es') => countriesIn(locale).map(([code]) => code);
    expect(names('de').indexOf('AT')).toBeLessThan(names('de').indexOf('PT'));
    expect(names('es').indexOf('ES')).toBeLessThan(names('es').indexOf('FR'));
  });

  it.each([
    ['deutschland', 'DE'],
    [' ÖSTERREICH ', 'AT'],
    ['Germany', 'DE'],
    ['Allemagne', 'DE'],
    ['de', 'DE'],
    ['usa', 'US'],
    ['Großbritannien', 'GB'],
    ['Cote d Ivoire', 'CI'],
    ['Elfenbeinküste', 'CI'],
    ['Costa de Marfil', 'CI'],
    ['EE. UU.', 'US'],
    ['EEUU', 'US'],
    ['Atlantis', undefined],
    ['', undefined],
    ['  ', undefined],
    ['ZZ', undefined],
  ])('“%s” on a German page is %s', (typed, code) => {
    expect(countryIn(typed, countriesIn('de'))).toBe(code);
  });
});

it('prefers a rule for the country to the default rule', () => {
  const rules = [
    { need: 'unknown', countries: [] },
    { need: 'none', countries: ['DE'] },
  ] as const;
  expect(ruleFor(rules, 'DE')).toBe(rules[1]);
  expect(ruleFor(rules, 'FR')).toBe(rules[0]);
  expect(ruleFor(rules.slice(1), 'FR')).toBeUndefined();
  expect(COUNTRIES).toHaveLength(249);
});
