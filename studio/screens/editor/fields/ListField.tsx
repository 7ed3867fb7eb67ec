import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import {
  canChange,
  type FieldProps,
  fieldId,
  useEditor,
  useField,
  useLabels,
} from '../EditorContext.ts';
import { AnyField } from './AnyField.tsx';
import { emptyValue } from './emptyValue.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** A list whose elements are added, removed and moved; the focus follows a moved element. */
export function ListField({ field, path, names }: FieldProps<'list'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value = [], set] = useField<unknown[]>(path);
  const [keys, setKeys] = useState<number[]>(() => value.map((_, index) => index));
  const [moved, setMoved] = useState('');
  const isFixed = !canChange(useEditor());
  // Elements that came from elsewhere, such as from the server.
  const known = keys.length === value.length ? keys : value.map((_, index) => index);
  const next = Math.max(-1, ...known) + 1;

  function change(items: unknown[], itemKeys: number[]): void {
    setKeys(itemKeys);
    set(items);
  }
  function add(): void {
    flushSync(() => change([...value, emptyValue(field.item)], [...known, next]));
    const item = document.getElementById(`${path}.${value.length}`);
    item?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }
  function remove(index: number): void {
    flushSync(() => change(value.toSpliced(index, 1), known.toSpliced(index, 1)));
    document.getElementById(fieldId(path))?.focus();
  }
  function move(index: number, by: -1 | 1, { currentTarget }: MouseEvent<HTMLElement>): void {
    const to = index + by;
    flushSync(() => {
      change(swapped(value, index, to), swapped(known, index, to));
      setMoved(t('moved', { position: to + 1, count: value.length }));
    });
    currentTarget.focus();
  }
  const isFull = field.max !== undefined && value.length >= field.max;
  const isLocked = field.min > 0 && field.min === field.max;
  const isBoxed = field.item.type === 'object' || field.item.type === 'localized';
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      <ol className={isLocked ? `${styles.list} ${styles.object}` : styles.list}>
        {value.map((_, index) => (
          <li
            key={known[index]}
            id={`${path}.${index}`}
            className={`${styles.item} ${isBoxed ? styles.boxed : ''}`}
          >
            <AnyField field={field.item} path={`${path}.${index}`} names={names} />
            {!isLocked && !isFixed && (
              <fieldset
                className={styles.itemTools}
                aria-label={t('item', { position: index + 1 })}
              >
                <Tool
                  label={t('up')}
                  sign="↑"
                  isOff={index === 0}
                  onClick={(event) => move(index, -1, event)}
                />
                <Tool
                  label={t('down')}
                  sign="↓"
                  isOff={index === value.length - 1}
                  onClick={(event) => move(index, 1, event)}
                />
                <Tool label={t('remove')} sign="✕" onClick={() => remove(index)} />
              </fieldset>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {!isFull && !isFixed && (
        <Button quiet className={styles.add} onClick={add}>
          {t('addItem', { field: label(names) })}
        </Button>
      )}
    </FieldFrame>
  );
}

function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const copy = [...list];
  [copy[one], copy[other]] = [copy[other] as T, copy[one] as T];
  return copy;
}

interface ToolProps {
  label: string;
  sign: string;
  isOff?: boolean;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/** A tool that is off keeps the focus: an element that reached the end can be moved back. */
function Tool({ label, sign, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isOff || undefined}
      title={label}
      onClick={isOff ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
