import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { entryKey, keyOfEntry } from '../../domain/content/entryKey.ts';
import type { Entry } from '../../domain/content/kinds.ts';
import { referencesOf } from '../../domain/content/references.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { rejectDependentInSteps } from '../../domain/content/validateImport.ts';
import { type EntryData, isSame } from '../../domain/studio/fieldPath.ts';
import type { SyncStep } from '../../domain/studio/planSync.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import type { EntryRef } from '../studio/drafts.ts';

export interface PlannedSync extends EntryRef {
  published: EntryData | undefined;
  step: SyncStep;
}

interface CheckedSync {
  steps: PlannedSync[];
  /** What the steps publish. */
  written: Entry[];
  problems: ContentProblem[];
}

/**
 * The steps after which all entries are valid and refer to entries that exist; the others are problems.
 *
 * @param published all published entries, by `kind/id`
 */
export async function checkSync(
  published: ReadonlyMap<string, Entry>,
  planned: readonly PlannedSync[],
): Promise<CheckedSync> {
  const problems: ContentProblem[] = [];
  const candidates: Entry[] = [];
  for (const item of planned.filter(isPublishing)) {
    const parsed = parseEntry(item.kind, item.step.result);
    if (parsed.entry) candidates.push(parsed.entry);
    else problems.push(...parsed.problems);
  }
  const isRemoval = ({ step }: PlannedSync) => step.action === 'delete-entry';
  const removed = new Set(planned.filter(isRemoval).map(entryKey));
  // Each round keeps an entry that others name, until none is left.
  for (;;) {
    const present = [...published.values()].filter((item) => !removed.has(keyOfEntry(item)));
    const known = new Set(present.map(keyOfEntry));
    const checked = await runInTimeSlices(rejectDependentInSteps(candidates, known));
    const after = [...present, ...checked.accepted].map(
      (item) => [keyOfEntry(item), item] as const,
    );
    const named = namedIn([...new Map(after).values()], removed);
    if (named.length === 0) {
      const valid = new Set(checked.accepted.map(keyOfEntry));
      const isDone = (item: PlannedSync) =>
        isRemoval(item)
          ? removed.has(entryKey(item))
          : !isPublishing(item) || valid.has(entryKey(item));
      return {
        steps: planned.filter(isDone),
        written: checked.accepted,
        problems: [...problems, ...checked.problems],
      };
    }
    for (const problem of named) {
      if (removed.delete(entryKey(problem))) problems.push(problem);
    }
  }
}

/** Whether a step changes what is published; a conflict does with fields that only the file changed. */
const isPublishing = ({ step: { action, result }, published }: PlannedSync): boolean =>
  result !== undefined && action !== 'export' && !isSame(result, published);

/** Entries of a set that others name, as problems. */
function namedIn(entries: readonly Entry[], keys: ReadonlySet<string>): ContentProblem[] {
  return entries.flatMap((item) =>
    referencesOf(item)
      .filter((reference) => keys.has(entryKey(reference)))
      .map(({ kind, id, field }) => ({
        kind,
        id,
        field: '(entry)',
        reason: `has no file any more, but ${keyOfEntry(item)} names it (${field})`,
      })),
  );
}
