import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../format/countries.ts';
import { entryOf } from '../testEntries.ts';
import { checkVisas, VISA_TABLE } from './visas.ts';

const visa = (rule: string, countries: string[]) => {
  const [need, days] = rule.split(' ');
  return entryOf('visas', {
    _id: `rule-${rule.replace(' ', '-')}`,
    title: { en: rule },
    need,
    countries,
    ...(days && { days: Number(days) }),
    confirmAt: ['https://www.consulat.ma'],
  });
};
const tableWith = (change: (rule: string, countries: string[]) => string[]) =>
  VISA_TABLE.map(([rule, countries]) => visa(rule, change(rule, countries.split(' '))));
const without = (country: string) => (_: string, countries: string[]) =>
  countries.filter((code) => code !== country);

describe('checkVisas', () => {
  it('accepts the rules of the table', () => {
    expect(checkVisas(tableWith((_, countries) => countries))).toEqual([]);
  });

  it('reports a country with another rule', () => {
    const moved = tableWith((rule, countries) =>
      rule === 'none 90' ? [...countries, 'CI'] : without('CI')(rule, countries),
    );
    expect(checkVisas(moved)).toEqual([
      {
        kind: 'visas',
        id: 'rule-none-90',
        field: 'countries',
        reason: 'gives CI the rule “none 90” instead of “embassy”',
      },
    ]);
  });

  it.each([
    ['a country without a rule', tableWith(without('DO'))],
    ['a country with two rules', [...tableWith((_, all) => all), visa('none 90', ['DO'])]],
    ['a country that is not in the table', [...tableWith((_, all) => all), visa('none', ['GL'])]],
  ])('reports %s', (_, entries) => {
    expect(checkVisas(entries)).toHaveLength(1);
  });

  it('has each country once in the table', () => {
    const codes = VISA_TABLE.flatMap(([, countries]) => countries.split(' '));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !COUNTRIES.includes(code))).toEqual([]);
  });
});
