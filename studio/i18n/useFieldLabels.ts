import type { Kind } from '../../domain/content/kinds.ts';
import { isLocale, LANGUAGES } from '../../domain/locale.ts';
import { labelKey } from './labels.ts';
import { useTranslations } from './useTranslations.ts';

/** Names of the fields of a kind. */
export function useFieldLabels(kind: Kind) {
  const fields = useTranslations('fields');
  const hasField = (key: string) => fields.has(key as 'title');
  /** @param names from the entry to the field, without positions in lists */
  function label(names: readonly string[]): string {
    const key = labelKey(hasField, kind, names);
    return key ? fields(key as 'title') : (names.at(-1) ?? '');
  }
  /** The names on the way to a field: "Sections 2 › Heading › Deutsch". */
  function pathLabel(path: readonly string[]): string {
    const names: string[] = [];
    const parts: string[] = [];
    for (const key of path) {
      if (/^\d+$/.test(key)) {
        parts.push(`${parts.pop() ?? ''} ${Number(key) + 1}`);
      } else if (isLocale(key)) {
        parts.push(LANGUAGES[key].name);
      } else {
        names.push(key);
        parts.push(label(names));
      }
    }
    return parts.join(' › ');
  }
  return { label, pathLabel };
}
