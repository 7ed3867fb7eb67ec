import { type Entry, KIND_NAMES } from '../kinds.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { countWords, textsOf } from './texts.ts';

/** How many entries there are, and how many words they have in each language. */
export type Tally = { entries: number } & Record<Locale, number>;

/** One row a kind, and one for all. */
export function tallyByKind(entries: readonly Entry[]): Record<string, Tally> {
  const rows = KIND_NAMES.map((name): Row => [name, entries.filter(({ kind }) => kind === name)]);
  return tallies([...rows, ['all', entries]]);
}

/** One row a province with its places, and one for those beyond the region's border. */
export function tallyByProvince(entries: readonly Entry[]): Record<string, Tally> {
  const places = entries.filter(({ kind }) => kind === 'places');
  const rows = Map.groupBy(places, ({ data }) =>
    'province' in data && data.province ? data.province : 'beyond the border',
  );
  return tallies([...rows].sort(([a], [b]) => a.localeCompare(b)));
}

type Row = [name: string, entries: readonly Entry[]];

function tallies(rows: readonly Row[]): Record<string, Tally> {
  return Object.fromEntries(rows.map(([name, entries]) => [name, tally(entries)]));
}

function tally(entries: readonly Entry[]): Tally {
  const words = Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>;
  for (const { locale, text } of entries.flatMap(textsOf)) words[locale] += countWords(text);
  return { entries: entries.length, ...words };
}
