import { LOCALES } from '../../locale.ts';
import { keyOfEntry } from '../entryKey.ts';
import type { Entry } from '../kinds.ts';
import type { ContentProblem } from '../validateContent.ts';
import { NEEDED, NEIGHBOURS, WRONG, type WrongStatement } from './correctedFacts.ts';
import { sentencesOf, textsOf } from './texts.ts';

/** Rule: facts that were once wrong in this content stay corrected (`correctedFacts.ts`). */
export function checkCorrections(entries: readonly Entry[]): ContentProblem[] {
  return entries.flatMap((entry) => [
    ...wrongStatements(entry),
    ...missingStatements(entry),
    ...wrongFields(entry),
  ]);
}

function wrongStatements(entry: Entry): ContentProblem[] {
  const statements = WRONG.filter((statement) => concerns(statement, entry));
  return textsOf(entry).flatMap(({ field, locale, text }) =>
    sentencesOf(text, locale).flatMap((sentence) =>
      statements
        .filter(({ patterns }) => patterns[locale]?.test(sentence))
        .map(({ reason }) => problem(entry, `${field}.${locale}`, `${reason}: “${sentence}”`)),
    ),
  );
}

function concerns({ within }: WrongStatement, entry: Entry): boolean {
  return !within || within.includes(entry.kind) || within.includes(keyOfEntry(entry));
}

function missingStatements(entry: Entry): ContentProblem[] {
  return NEEDED.filter(({ kind, id }) => kind === entry.kind && id === entry.data._id).flatMap(
    ({ reason, patterns }) =>
      LOCALES.filter((locale) => {
        const texts = textsOf(entry).filter((text) => text.locale === locale);
        return patterns[locale]?.test(texts.map(({ text }) => text).join('\n')) === false;
      }).map((locale) => problem(entry, `description.${locale}`, `does not say that ${reason}`)),
  );
}

function wrongFields(entry: Entry): ContentProblem[] {
  const { kind, data } = entry;
  if (kind === 'events' && data._id === 'siam-meknes' && data.usualMonths.join() !== '4') {
    return [
      problem(entry, 'usualMonths', 'must name April only: so it was in 2024, 2025 and 2026'),
    ];
  }
  if (kind === 'places' && NEIGHBOURS.includes(data._id) && (!data.neighbour || data.province)) {
    return [problem(entry, 'neighbour', 'must be true, without a province: it is in Khénifra')];
  }
  return [];
}

const problem = ({ kind, data }: Entry, field: string, reason: string): ContentProblem => ({
  kind,
  id: data._id,
  field,
  reason,
});
