import { fieldAt } from '../../../domain/content/fieldTree.ts';
import { isLocale, LANGUAGES } from '../../../domain/locale.ts';
import type { FieldPath } from '../../../domain/studio/fieldPath.ts';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useLabels } from './EditorContext.ts';

const isPosition = (key: string) => /^\d+$/.test(key);

/** Gives the label of the field at a path: "Sections 2 › Heading › Deutsch". */
export const usePathLabel = () => useFieldLabels(useEditor().kind).pathLabel;

/** Gives the label of a field within its object: "Heading", "Deutsch". */
export function useKeyLabel(): (path: FieldPath) => string {
  const { label } = useLabels();
  return (path) => {
    const key = path.at(-1) ?? '';
    return isLocale(key) ? LANGUAGES[key].name : label(namesOf(path));
  };
}

/** Gives the text of a value without parts: the name of a choice, yes or no, a number. */
export function useValueName(): (path: FieldPath, value: unknown) => string {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  const { option } = useLabels();
  return (path, value) => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    const text = String(value);
    const field = fieldAt(kind, path);
    const isMonth = field?.type === 'number' && field.min === 1 && field.max === 12;
    const isChoice = field?.type === 'enum' || isMonth;
    return isChoice ? option(namesOf(path), text) : text;
  };
}

const namesOf = (path: FieldPath) => path.filter((key) => !isPosition(key) && !isLocale(key));
