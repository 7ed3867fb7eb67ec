/** How two values of a field differ, down to the words of texts and the elements of lists. */
import { isObject, isSame } from './fieldPath.ts';
import { alignLists, diffWords, type TextPart } from './wordDiff.ts';

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
  let removed: Element[] = [];
  let added: Element[] = [];
  function endRun(): void {
    for (let n = 0; n < Math.max(removed.length, added.length); n++) {
      const position = (added[n] ?? removed[n])?.position ?? 0;
      items.push({ position, diff: diffValues(removed[n]?.value, added[n]?.value) });
    }
    removed = [];
    added = [];
  }
  for (const [one, other] of alignLists(before.map(toElement), after.map(toElement), isEqual)) {
    if (one && other) {
      endRun();
      items.push({ position: other.position, diff: { type: 'same', value: other.value } });
    } else if (one) removed.push(one);
    else if (other) added.push(other);
  }
  endRun();
  return { type: 'list', items };
}

interface Element {
  value: unknown;
  position: number;
}

const toElement = (value: unknown, index: number): Element => ({ value, position: index + 1 });
const isEqual = (one: Element, other: Element) => isSame(one.value, other.value);

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
