import { LOCALES, type Locale } from '../../locale.ts';
import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import type { NameList } from '../names.ts';
import { textsOf } from './texts.ts';

/** The interface texts of a language: namespace, then its texts by key, at any depth. */
export type Messages = Record<Locale, Record<string, unknown>>;

/** Web and e-mail addresses, which keep their spelling. */
const ADDRESS = /https?:\S+|(?<!\S)\S+@\S+|(?<![\w-])[\w-]+(?:\.[\w-]+)+\/\S*/g;

/**
 * Rule: every proper name is spelled as its language spells it. A spelling of another language is wrong,
 * unless this language has it too; so are those listed as wrong everywhere.
 */
export function checkNames(
  entries: readonly Entry[],
  messages: Messages,
  list: NameList,
): ContentProblem[] {
  const find = Object.fromEntries(
    LOCALES.map((locale) => [locale, wrongNameFinder(list, locale)]),
  ) as Record<Locale, FindWrongNames>;
  const inEntries = entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ field, locale, text }) =>
      find[locale](text).map((reason) => ({
        kind: entry.kind,
        id: entry.data._id,
        field: `${field}.${locale}`,
        reason,
      })),
    ),
  );
  const inMessages = LOCALES.flatMap((locale) =>
    Object.entries(messages[locale]).flatMap(([namespace, texts]) =>
      messageTexts(texts).flatMap(({ field, text }) =>
        find[locale](text).map((reason) => ({
          kind: 'messages',
          id: `${locale}/${namespace}`,
          field,
          reason,
        })),
      ),
    ),
  );
  return [...inEntries, ...inMessages];
}

/** Returns a reason for each wrong name in a text. */
type FindWrongNames = (text: string) => string[];

function wrongNameFinder(list: NameList, locale: Locale): FindWrongNames {
  const right = new Set(list.names.flatMap((name) => name[locale]).flatMap(withCapitals));
  const wrong = new Map<string, string>();
  for (const name of list.names) {
    const use = name[locale].join(' or ');
    const spellings = [...LOCALES.flatMap((other) => name[other]), ...name.wrong];
    for (const spelling of spellings.flatMap(withCapitals)) {
      if (!right.has(spelling)) wrong.set(spelling, use);
    }
  }
  // Right names and official ones are taken out first: “Fes Marriott” holds the wrong “Fes”.
  const kept = wholeWords([...right, ...list.official.flatMap(withCapitals)]);
  const searched = wholeWords([...wrong.keys()]);
  return (text) =>
    (text.normalize().replace(ADDRESS, ' ').replace(kept, ' ').match(searched) ?? []).map(
      (found) => `writes “${found}”, should be ${wrong.get(found)}`,
    );
}

/** A spelling as it stands, with a capital at its start, and in capitals only. */
function withCapitals(spelling: string): string[] {
  const text = spelling.normalize();
  return [text, text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()];
}

/** Matches any of the texts as whole words, the longest first. */
function wholeWords(texts: readonly string[]): RegExp {
  const parts = [...texts]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return /(?!)/g;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function messageTexts(value: unknown, path = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    messageTexts(child, path ? `${path}.${key}` : key),
  );
}
