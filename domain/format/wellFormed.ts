interface Part {
  value: unknown;
  name: string;
  parent?: Part | undefined;
}

/**
 * Finds a text with a lone surrogate or a null character. JSON can contain both (`"\ud800"`, `"\u0000"`),
 * but PostgreSQL cannot store them. Without recursion: a visitor's JSON may be nested very deeply.
 *
 * @param value anything that `JSON.parse` can return
 * @returns the path of such a text, or of the object with such a key; `undefined` where there is none
 */
export function illFormedText(value: unknown): string[] | undefined {
  const parts: Part[] = [{ value, name: '' }];
  for (const part of parts) {
    if (typeof part.value === 'string' && !isWellFormed(part.value)) return pathOf(part);
    if (typeof part.value !== 'object' || part.value === null) continue;
    for (const [name, inner] of Object.entries(part.value)) {
      if (!isWellFormed(name)) return pathOf(part);
      if (typeof inner === 'string' || typeof inner === 'object') {
        parts.push({ value: inner, name, parent: part });
      }
    }
  }
  return undefined;
}

function pathOf({ name, parent }: Part): string[] {
  const path: string[] = [];
  for (let [part, above] = [name, parent]; above; [part, above] = [above.name, above.parent]) {
    path.unshift(part);
  }
  return path;
}

const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');
