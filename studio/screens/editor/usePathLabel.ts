import { isLocale, LANGUAGES } from '../../../domain/locale.ts';
import type { FieldPath } from '../../../domain/studio/entryRequests.ts';
import { useLabels } from './EditorContext.ts';

/** Gives the label of the field at a path: "Sections 2 › Heading › Deutsch". */
export function usePathLabel(): (path: FieldPath) => string {
  const { label } = useLabels();
  return (path) => {
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
  };
}
