/** Deeper than any body of a request or entry. */
const MOST_LEVELS = 40;
/** Values, with those inside lists and objects: more than any body or entry has. */
const MOST_VALUES = 100_000;

/** `text`: a lone surrogate or a null character. */
export interface JsonFault {
  reason: 'text' | 'levels' | 'values';
  /** Where it is: of a wrong key, its object. */
  path: string[];
}

interface Part {
  value: unknown;
  name: string;
  level: number;
  parent?: Part;
}

/**
 * Finds what no JSON may have: a text with a lone surrogate or a null character (JSON can contain both,
 * `"\ud800"` and `"\u0000"`, but PostgreSQL cannot store them), too many levels, or too many values. What
 * passes can be walked by recursion. Ends on cycles, which YAML can make.
 *
 * @param value anything that `JSON.parse` or a YAML parser can return
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  const parts: Part[] = [{ value, name: '', level: 0 }];
  let count = 0;
  for (const part of parts) {
    if (typeof part.value === 'string' && !isWellFormed(part.value)) return fault('text', part);
    if (typeof part.value !== 'object' || part.value === null) continue;
    const { value: container, level } = part;
    const names = Array.isArray(container) ? container.keys() : Object.keys(container);
    count += Array.isArray(container) ? container.length : Object.keys(container).length;
    if (count > MOST_VALUES) return fault('values', part);
    if (level >= MOST_LEVELS) return fault('levels', part);
    for (const key of names) {
      const name = String(key);
      if (!isWellFormed(name)) return fault('text', part);
      const inner = (container as Record<string, unknown>)[name];
      if (typeof inner === 'string' || typeof inner === 'object') {
        parts.push({ value: inner, name, level: level + 1, parent: part });
      }
    }
  }
  return undefined;
}

function fault(reason: JsonFault['reason'], part: Part): JsonFault {
  const path: string[] = [];
  for (let one: Part = part; one.parent; one = one.parent) path.push(one.name);
  return { reason, path: path.toReversed() };
}

const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');
