import { createContext, useContext, useMemo } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import { useStore } from 'zustand';
import { FIELD_PLACES } from '../../../domain/content/fieldPlaces.ts';
import type { Field } from '../../../domain/content/fieldTree.ts';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { Locale } from '../../../domain/locale.ts';
import { valueAt } from '../../../domain/studio/fieldPath.ts';
import { labelKey } from '../../i18n/labels.ts';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useReasonText } from '../../i18n/useReasonText.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { type EditorState, type EntryStore, setField } from './entryStore.ts';
import { optionName } from './optionName.ts';
import type { Problem } from './validate.ts';

interface Editor {
  kind: Kind;
  store: EntryStore;
  /** Which texts the member may change: all fields, translations only, or nothing. */
  rights: 'edit' | 'translate' | 'read';
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor() is for fields of an editor.');
  return editor;
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** What every field gets: its schema, the keys from the entry to it joined by dots, and its names. */
export interface FieldProps<T extends Field['type'] = Field['type']> {
  field: Extract<Field, { type: T }>;
  path: string;
  /** The path without positions in lists, for labels. */
  names: readonly string[];
}

/** The value of a field and how to change it. Only the fields whose value changes are rendered again. */
export function useField<T>(path: string): [value: T | undefined, set: (value: unknown) => void] {
  const { store } = useEditor();
  const keys = useMemo(() => path.split('.'), [path]);
  const value = useStore(store, ({ data }) => valueAt(data, keys)) as T | undefined;
  return [value ?? undefined, (next) => setField(store, keys, next)];
}

export const useProblem = (path: string): Problem | undefined =>
  useEditorState(({ problems }) => problems.get(path));

/** The text of a problem. */
export function useProblemMessage(): (problem: Problem) => string {
  const reasonText = useReasonText();
  return ({ reason }) => reasonText(reason);
}

/** Labels, hints and names of choices of fields. */
export function useLabels() {
  const { kind } = useEditor();
  const { label } = useFieldLabels(kind);
  const hints = useTranslations('hints');
  const options = useTranslations('options');
  const t = useTranslations('editor');
  const { list } = useFormatter();
  const locale = useLocale();
  return {
    label,
    hint: (names: readonly string[]) => {
      const key = labelKey((one) => hints.has(one as 'slug'), kind, names);
      const places = names.length === 1 ? FIELD_PLACES[names[0] ?? ''] : undefined;
      const appears =
        places && t('appears', { places: list(places.map((one) => t(`appearsIn.${one}`))) });
      return [key && hints(key as 'slug'), appears].filter(Boolean).join(' · ') || undefined;
    },
    option: (names: readonly string[], option: string) => {
      const named = optionName(names.at(-1) ?? '', option, locale);
      if (named) return named;
      const key = labelKey((one) => options.has(one as 'gate'), kind, [...names, option]);
      return key ? options(key as 'gate') : option;
    },
  };
}

export const fieldId = (path: string) => `field:${path}`;
export const problemId = (path: string) => `problem:${path}`;
export const hintId = (path: string) => `hint:${path}`;

/** The language of a column is in `locale`; others are for all. */
export const canChange = ({ rights }: Editor, locale?: Locale): boolean =>
  rights === 'edit' || (rights === 'translate' && locale !== undefined && locale !== 'en');
