import type { z } from 'zod';
import { type CodedProblem, toProblem } from '../content/contentProblem.ts';
import { type AnyEntry, type Entry, KINDS, type Kind } from '../content/kinds.ts';
import { checkEntryRules } from '../content/rules/entryRules.ts';
import { checkConsistency, checkReferences, type Ids } from '../content/validateContent.ts';
import type { EntryProblem, Reason } from './entryApi.ts';
import type { EntryData, FieldPath } from './fieldPath.ts';
import { pathInDraft, withoutHeldTexts } from './heldTexts.ts';
import { pruneEmpty } from './pruneEmpty.ts';
import { otherId, schemaReason } from './schemaReason.ts';
import { withStandIns } from './standIns.ts';

/** The first problems of an entry are reported; an entry can have a hundred thousand. */
const MOST_PROBLEMS = 200;

/** A draft, read by the schema of its kind. */
export interface ParsedDraft {
  /** As it would be published; undefined where the schema refuses the draft. */
  entry?: Entry;
  /** What the schema refuses, and remarks on texts that wait for English. */
  problems: EntryProblem[];
  /** Texts that are not published, because they have no English text yet. */
  held: readonly FieldPath[];
  /** For the rules, where the schema refuses the draft: with stand-ins at the replaced paths. */
  standIn?: { entry: Entry; replaced: readonly FieldPath[] } | undefined;
}

/** Parses a draft by its kind's schema. */
export function parseDraft(kind: Kind, id: string, data: EntryData): ParsedDraft {
  const schema = KINDS[kind] as z.ZodType<AnyEntry>;
  const { data: fields, held } = withoutHeldTexts(kind, pruneEmpty(schema, data));
  const waiting = held.map((path): EntryProblem => {
    const problem = toProblem({ kind, data: { _id: id } })([path.join('.'), 'withoutEnglish']);
    return { ...toError('translated')(problem), level: 'warning' };
  });
  const result = schema.safeParse(fields);
  if (result.success && result.data._id === id) {
    return { entry: { kind, data: result.data } as Entry, problems: waiting, held };
  }
  if (result.success) {
    return { problems: [error(['_id'], `must be ${id}`, 'schema', otherId(id))], held };
  }
  const problems = result.error.issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = pathInDraft([...issue.path, ...unknown].map(String), held);
    return error(path, issue.message, 'schema', schemaReason(issue, fields));
  });
  return { problems: [...problems, ...waiting], held, standIn: withStandIns(kind, fields) };
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

/**
 * The problems of a draft by the rules, its schema's among them: all at once, also where the schema
 * refuses a part of it.
 */
export function checkDraft(parsed: ParsedDraft, context: CheckContext): EntryProblem[] {
  const entry = parsed.entry ?? parsed.standIn?.entry;
  if (!entry) return parsed.problems;
  const isReplaced = ({ path }: EntryProblem) =>
    parsed.standIn?.replaced.some((outer) => outer.every((key, index) => path[index] === key));
  const found = checkAgainstRules(entry, context)
    .map((problem) => ({ ...problem, path: pathInDraft(problem.path, parsed.held) }))
    .filter((problem) => !isReplaced(problem));
  return [...parsed.problems, ...found];
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
