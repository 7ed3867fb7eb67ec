/** Finds countries and their rules in lists; separate from the list of codes, because browsers load it. */
import { LOCALES } from '../locale.ts';
import type { NamedCountry } from './countries.ts';

/** The rule for a nationality, otherwise the rule for all others (`unknown`). */
export function ruleFor<R extends { need: string; countries: readonly string[] }>(
  rules: readonly R[],
  country: string,
): R | undefined {
  return (
    rules.find(({ countries }) => countries.includes(country)) ??
    rules.find(({ need }) => need === 'unknown')
  );
}

/**
 * Finds a country by typed text: its name in the list or in one of the site's languages, a common
 * short form, or its code; case and accents are ignored.
 */
export function countryIn(typed: string, list: readonly NamedCountry[]): string | undefined {
  const wanted = bare(typed);
  if (wanted === '') return undefined;
  const letters = typed.trim().toUpperCase();
  const listed =
    list.find(([, name]) => bare(name) === wanted) ?? list.find(([code]) => code === letters);
  return listed?.[0] ?? OTHER_NAMES.get(wanted) ?? inOtherLanguages(wanted, list);
}

/** The code of the country that has a name in one of the site's languages. */
function inOtherLanguages(wanted: string, list: readonly NamedCountry[]): string | undefined {
  const names = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return list.find(([code]) => names.some((name) => bare(name.of(code) ?? '') === wanted))?.[0];
}

/** Common short forms of longer official names. */
const OTHER_NAMES = new Map([
  ['uk', 'GB'],
  ['england', 'GB'],
  ['angleterre', 'GB'],
  ['inglaterra', 'GB'],
  ['great britain', 'GB'],
  ['grossbritannien', 'GB'],
  ['grande bretagne', 'GB'],
  ['gran bretana', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['usa', 'US'],
  ['ee uu', 'US'],
  ['eeuu', 'US'],
  ['america', 'US'],
  ['amerika', 'US'],
  ['holland', 'NL'],
  ['south korea', 'KR'],
  ['ivory coast', 'CI'],
  ['elfenbeinkuste', 'CI'],
  ['costa de marfil', 'CI'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
]);

const bare = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
