import { LOCALES } from '../../locale.ts';
import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import { keyOfEntry } from '../entryKey.ts';
import type { Entry } from '../kinds.ts';
import { NEEDED, NEIGHBOURS, WRONG, type WrongStatement } from './correctedFacts.ts';
import { sentencesOf, textsOf } from './texts.ts';

/** Rule: facts that were once wrong in this content stay corrected (`correctedFacts.ts`). */
export function checkCorrections(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) =>
    [...wrongStatements(entry), ...missingStatements(entry), ...wrongFields(entry)].map(
      toProblem(entry),
    ),
  );
}

function wrongStatements(entry: Entry): Finding[] {
  const statements = WRONG.filter((statement) => concerns(statement, entry));
  return textsOf(entry).flatMap(({ field, locale, text }) =>
    sentencesOf(text, locale).flatMap((sentence) =>
      statements
        .filter(({ patterns }) => patterns[locale]?.test(sentence))
        .map(
          ({ code: fact, reason: correction }): Finding => [
            `${field}.${locale}`,
            'wrongStatement',
            { fact, correction, sentence },
          ],
        ),
    ),
  );
}

function concerns({ within }: WrongStatement, entry: Entry): boolean {
  return !within || within.includes(entry.kind) || within.includes(keyOfEntry(entry));
}

function missingStatements(entry: Entry): Finding[] {
  return NEEDED.filter(({ kind, id }) => kind === entry.kind && id === entry.data._id).flatMap(
    ({ code: fact, reason: statement, patterns }) =>
      LOCALES.filter((locale) => {
        const texts = textsOf(entry).filter((text) => text.locale === locale);
        return patterns[locale]?.test(texts.map(({ text }) => text).join('\n')) === false;
      }).map(
        (locale): Finding => [`description.${locale}`, 'missingStatement', { fact, statement }],
      ),
  );
}

function wrongFields(entry: Entry): Finding[] {
  const { kind, data } = entry;
  if (kind === 'events' && data._id === 'siam-meknes' && data.usualMonths.join() !== '4') {
    return [['usualMonths', 'aprilOnly']];
  }
  if (kind === 'places' && NEIGHBOURS.includes(data._id) && (!data.neighbour || data.province)) {
    return [['neighbour', 'neighbourInKhenifra']];
  }
  return [];
}
