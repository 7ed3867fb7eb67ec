import type { CodedProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { checkComplete, checkTranslated } from './complete.ts';
import { checkContacts } from './contacts.ts';
import { checkCorrections } from './corrections.ts';
import { checkDated } from './dated.ts';
import { checkDeals } from './deals.ts';
import { checkLengths } from './lengths.ts';
import { checkPictures } from './pictures.ts';
import { checkReach } from './reach.ts';
import { checkServices } from './services.ts';

/**
 * The rules for a single entry, by name. Not among them: rules that compare texts of all entries
 * (repetition, provinces, visas), and the check of languages, which needs a large table.
 */
const ENTRY_RULES = {
  translated: checkTranslated,
  complete: checkComplete,
  lengths: checkLengths,
  contacts: checkContacts,
  dated: checkDated,
  deals: checkDeals,
  pictures: checkPictures,
  reach: checkReach,
  services: checkServices,
  corrections: checkCorrections,
} as const satisfies Record<string, (entries: readonly Entry[]) => CodedProblem[]>;

export type EntryRule = keyof typeof ENTRY_RULES;

/** Rules that look up the tags and cities which an entry names. */
const WITH_CONTEXT: ReadonlySet<string> = new Set(['complete', 'reach'] satisfies EntryRule[]);

/**
 * Checks one entry against the editorial rules.
 *
 * @param context all tags and cities
 */
export function checkEntryRules(
  entry: Entry,
  context: readonly Entry[],
): (CodedProblem & { rule: EntryRule })[] {
  const others = context.filter(
    ({ kind, data }) => kind !== entry.kind || data._id !== entry.data._id,
  );
  return Object.entries(ENTRY_RULES).flatMap(([rule, check]) =>
    check(WITH_CONTEXT.has(rule) ? [...others, entry] : [entry])
      .filter(({ kind, id }) => kind === entry.kind && id === entry.data._id)
      .map((problem) => ({ ...problem, rule: rule as EntryRule })),
  );
}
