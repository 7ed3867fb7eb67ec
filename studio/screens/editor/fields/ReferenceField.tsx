import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Kind } from '../../../../domain/content/kinds.ts';
import { referencesQuery } from '../../../data/entry.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField } from '../EditorContext.ts';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/**
 * Another entry: shown by its title, found by typing a part of it. It is removed where the text is emptied
 * and the field left; Escape brings it back.
 */
export function ReferenceField({ field, path, names }: FieldProps<'reference'>) {
  const t = useTranslations('editor');
  const [value = '', set] = useField<string>(path);
  const title = useReferenceTitle(field.kind, value);
  const [isOpen, setOpen] = useState(false);
  /** Undefined until something is typed: the title stays. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const listId = useId();
  const control = useControl(path, names);
  const isFixed = !canChange(useEditor());
  const found = useQuery({
    ...referencesQuery(field.kind, useDeferredValue(typed ?? '').trim()),
    enabled: isOpen,
  }).data;
  const options = isOpen ? (found ?? []) : [];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active in options ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close(): void {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  }
  function choose(id: string | undefined): void {
    if (id !== undefined) set(id);
    close();
  }
  const leave = () => choose(typed?.trim() === '' ? '' : undefined);
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || isFixed) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      event.preventDefault();
      const last = options.length - 1;
      const next = active + step;
      setActive(next < 0 ? last : next > last ? 0 : next);
      setOpen(true);
    }
    if (key === 'Enter' && isOpen) {
      event.preventDefault();
      if (activeId) choose(options[active]?.id);
      else leave();
    }
    if (key === 'Escape') close();
  }
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      <div className={styles.reference}>
        <input
          {...control}
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={t('searchEntry')}
          readOnly={isFixed}
          value={typed ?? title}
          onClick={({ currentTarget }) => {
            if (isFixed || isOpen) return;
            setOpen(true);
            currentTarget.select();
          }}
          onChange={({ target }) => {
            setOpen(true);
            setTyped(target.value);
            setActive(target.value ? 0 : -1);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        {value && <Link to={`/entries/${field.kind}/${value}`}>{t('open')}</Link>}
        {isOpen && (
          <div
            className={styles.options}
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={t('found')}
          >
            {options.map(({ id, title: name }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
              <div
                key={id}
                id={optionId(index)}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(id)}
              >
                {name}
                <span className={styles.optionId}>{id}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** The title of an entry; its id until it is known. */
function useReferenceTitle(kind: Kind, id: string): string {
  const { data } = useQuery({ ...referencesQuery(kind, id), enabled: id !== '' });
  return data?.find((entry) => entry.id === id)?.title ?? id;
}
