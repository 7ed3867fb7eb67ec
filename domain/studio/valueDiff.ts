/** How two values of a field differ, down to the words of texts and the elements of lists. */
import { diffArrays } from 'diff';
import { isObject, isSame } from './fieldPath.ts';
import { diffWords, type TextPart } from './wordDiff.ts';

export type ValueDiff =
  | { type: 'same' | 'added' | 'removed'; value: unknown }
  | { type: 'text'; parts: TextPart[] }
  /** Values without parts: numbers, choices. */
  | { type: 'replaced'; before: unknown; after: unknown }
  /** `position` is that in the second list, from 1; an element that was removed has that of the first. */
  | { type: 'list'; items: { position: number; diff: ValueDiff }[] }
  /** Only the fields that differ. */
  | { type: 'object'; fields: { key: string; diff: ValueDiff }[] };

/** The difference between two values of one field; an absent value is undefined, null or an empty text. */
export function diffValues(before: unknown, after: unknown): ValueDiff {
  if (isSame(before, after)) return { type: 'same', value: after };
  if (isAbsent(before)) return { type: 'added', value: after };
  if (isAbsent(after)) return { type: 'removed', value: before };
  if (typeof before === 'string' && typeof after === 'string') {
    return { type: 'text', parts: diffWords(before, after) };
  }
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys({ ...before, ...after });
    const fields = keys.map((key) => ({ key, diff: diffValues(before[key], after[key]) }));
    return { type: 'object', fields: fields.filter(({ diff }) => diff.type !== 'same') };
  }
  return { type: 'replaced', before, after };
}

/** Between elements that are the same, those removed and those added are taken for changed ones, in order. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): ValueDiff {
  const items: { position: number; diff: ValueDiff }[] = [];
  let position = 0;
  let removed: unknown[] = [];
  let removedAt = 0;
  function addRun(added: readonly unknown[]): void {
    for (let n = 0; n < Math.max(removed.length, added.length); n++) {
      const at = n < added.length ? position + n : removedAt + n;
      items.push({ position: at + 1, diff: diffValues(removed[n], added[n]) });
    }
    removedAt += removed.length;
    position += added.length;
    removed = [];
  }
  const runs = diffArrays([...before], [...after], { comparator: isSame });
  for (const run of runs) {
    if (run.removed) removed = run.value;
    else if (run.added) addRun(run.value);
    else {
      addRun([]);
      for (const value of run.value) {
        position++;
        removedAt++;
        items.push({ position, diff: { type: 'same', value } });
      }
    }
  }
  addRun([]);
  return { type: 'list', items };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
