import type { z } from 'zod';
import type { CodedProblem } from '../content/contentProblem.ts';
import { type AnyEntry, type Entry, KINDS, type Kind } from '../content/kinds.ts';
import { checkEntryRules } from '../content/rules/entryRules.ts';
import { checkConsistency, checkReferences, type Ids } from '../content/validateContent.ts';
import type { EntryProblem, Reason } from './entryApi.ts';
import type { EntryData } from './fieldPath.ts';
import { pruneEmpty } from './pruneEmpty.ts';
import { otherId, schemaReason } from './schemaReason.ts';

/** Parses a draft by its kind's schema: the entry as it would be published, or the problems. */
export function parseDraft(
  kind: Kind,
  id: string,
  data: EntryData,
): { entry: Entry; problems: [] } | { entry?: undefined; problems: EntryProblem[] } {
  const schema = KINDS[kind] as z.ZodType<AnyEntry>;
  const pruned = pruneEmpty(schema, data);
  const result = schema.safeParse(pruned);
  if (result.success && result.data._id === id) {
    return { entry: { kind, data: result.data } as Entry, problems: [] };
  }
  if (result.success) {
    return { problems: [error(['_id'], `must be ${id}`, 'schema', otherId(id))] };
  }
  const problems = result.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...unknown].map(String);
    return error(path, issue.message, 'schema', schemaReason(issue, pruned));
  });
  return { problems };
}

/** What the checks of an entry need to know of others. */
export interface CheckContext {
  /** Those of the referenced entries that exist, as `kind/id`. */
  ids: Ids;
  /** All tags and cities. */
  related: readonly Entry[];
  /** The published version: rules that it breaks already do not prevent a correction. */
  published: Entry | undefined;
}

/**
 * Problems of a valid entry with others, with the region, and with the editorial rules. A rule is a
 * warning where the published version breaks it too. A missing translation is always a warning: pages
 * show the English text until it is there.
 */
export function checkAgainstRules(entry: Entry, context: CheckContext): EntryProblem[] {
  const found = checkEntryRules(entry, context.related);
  // Most entries break none: for them the published version need not be checked, which takes as long.
  const { published } = context;
  const broken = published && found.length > 0 ? checkEntryRules(published, context.related) : [];
  const known = new Set(broken.map(({ rule, field }) => `${rule} ${field}`));
  return [
    ...referenceProblems(entry, context.ids),
    ...checkConsistency(entry).map(toError('consistency')),
    ...found.map((problem): EntryProblem => {
      const isWarning =
        problem.rule === 'translated' || known.has(`${problem.rule} ${problem.field}`);
      const error = toError(problem.rule)(problem);
      return isWarning ? { ...error, level: 'warning' } : error;
    }),
  ];
}

/** References of an entry to what is not among `ids`. */
export const referenceProblems = (entry: Entry, ids: Ids): EntryProblem[] =>
  checkReferences(entry, ids).map(toError('reference'));

const toError =
  (rule: string) =>
  ({ field, reason, code, values }: CodedProblem): EntryProblem =>
    error(field.split('.'), reason, rule, { code, values });

const error = (path: string[], message: string, code: string, reason: Reason): EntryProblem => ({
  path,
  message,
  code,
  reason,
  level: 'error',
});
