import { COUNTRIES } from '../../format/countries.ts';
import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';

/**
 * The rule of each nationality, written down a second time, so that mistakes in `content/visas` are
 * found. Nationalities that are not listed get the answer `unknown`. After the list of February 2026 in
 * github.com/imorte/passport-index-data, with the measures that the press reports.
 */
export const VISA_TABLE: readonly (readonly [rule: string, countries: string])[] = [
  ['none', 'MA'],
  [
    'none 90',
    'AD AE AR AT AU AZ BE BG BH BR CA CH CL CN CO CV CY CZ DE DK EE ES FI FR GA GB GR HR HU ID IE ' +
      'IS IT JP KR KW LI LT LU LV MC MO MT MX MY NL NO NZ OM PE PH PL PT QA RO RU SA SE SI SK SM TG ' +
      'TN TR US',
  ],
  ['none 60', 'DO'],
  ['none 30', 'HK KZ MV SG'],
  ['authorisation 90', 'BF CG DZ GH GN ML NE SN'],
  ['e-visa 30', 'BJ GT IL IN JO LA TH'],
  [
    'embassy',
    'AF AG AL AM AO BA BB BD BI BN BO BS BT BW BY BZ CD CF CI CM CR CU DJ DM EC EG ER ET FJ FM GD ' +
      'GE GM GQ GW GY HN HT IQ IR JM KE KG KH KI KM KN KP LB LC LK LR LS LY MD ME MG MH MK MM MN MR ' +
      'MU MW MZ NA NG NI NP NR PA PG PK PS PW PY RS RW SB SC SD SL SO SR SS ST SV SY SZ TD TJ TL TM ' +
      'TO TT TV TW TZ UA UG UY UZ VA VC VE VN VU WS YE ZA ZM ZW',
  ],
];

const EXPECTED = new Map(
  VISA_TABLE.flatMap(([rule, countries]) =>
    countries.split(' ').map((country) => [country, rule] as const),
  ),
);

/** Rule: `content/visas` gives every nationality the rule of the table, once. */
export function checkVisas(entries: readonly Entry[]): ContentProblem[] {
  const visas = entries.flatMap((entry) => (entry.kind === 'visas' ? entry.data : []));
  return COUNTRIES.flatMap((country) => {
    const found = visas.filter(({ countries }) => countries.includes(country));
    const rules = found.map(({ need, days }) => (days ? `${need} ${days}` : need));
    const expected = EXPECTED.get(country);
    if (rules.join() === (expected ?? '')) return [];
    const reason = `gives ${country} the rule “${rules.join(', ')}” instead of “${expected ?? ''}”`;
    return { kind: 'visas' as const, id: found[0]?._id ?? country, field: 'countries', reason };
  });
}
