import { countWords } from '../../format/countWords.ts';
import { LOCALES, type Locale } from '../../locale.ts';
import { type Entry, KIND_NAMES } from '../kinds.ts';
import { textsOf } from './texts.ts';

/** Numbers of entries, and of their words in each language. */
export type Tally = { entries: number } & Record<Locale, number>;

/** A row for each kind, and one for all kinds. */
export function tallyByKind(entries: readonly Entry[]): Record<string, Tally> {
  const rows = KIND_NAMES.map((name): Row => [name, entries.filter(({ kind }) => kind === name)]);
  return tallies([...rows, ['all', entries]]);
}

/** The number of places: a row for each province, and one for places outside the region. */
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
