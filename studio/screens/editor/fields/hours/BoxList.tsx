import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/Button.tsx';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, fieldId, useEditor, useField, useLabels } from '../../EditorContext.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as fields from '../fields.module.css';

interface Props<T> {
  path: string;
  names: readonly string[];
  emptyItem: T;
  /** The field that has the focus after an element was added. */
  first: keyof T & string;
  children: (item: T, index: number, tools: BoxTools<T>) => ReactNode;
}

interface BoxTools<T> {
  change: (item: T) => void;
  removeButton: ReactNode;
}

/** A list of groups of fields that can be added and removed. */
export function BoxList<T>({ path, names, emptyItem, first, children }: Props<T>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value = [], set] = useField<T[]>(path);
  const isFixed = !canChange(useEditor());
  const focus = (fieldPath: string) => document.getElementById(fieldId(fieldPath))?.focus();
  const remove = (index: number) => {
    flushSync(() => set(value.toSpliced(index, 1)));
    focus(path);
  };
  const add = () => {
    flushSync(() => set([...value, emptyItem]));
    focus(`${path}.${value.length}.${first}`);
  };
  return (
    <FieldFrame path={path} names={names} required={false} isGroup>
      {value.map((item, index) =>
        children(item, index, {
          change: (changed) => set(value.with(index, changed)),
          removeButton: (
            <Button quiet className={fields.add} disabled={isFixed} onClick={() => remove(index)}>
              {t('remove')}
            </Button>
          ),
        }),
      )}
      <Button quiet className={fields.add} disabled={isFixed} onClick={add}>
        {t('addItem', { field: label(names) })}
      </Button>
    </FieldFrame>
  );
}
