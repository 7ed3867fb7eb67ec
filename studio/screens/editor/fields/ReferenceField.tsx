import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Kind } from '../../../../domain/content/kinds.ts';
import { referencesQuery } from '../../../data/entry.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField } from '../EditorContext.ts';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** Another entry: shown by its title, found by typing a part of it. */
export function ReferenceField({ field, path, names }: FieldProps<'reference'>) {
  const t = useTranslations('editor');
  const [value = '', set] = useField<string>(path);
  const title = useReferenceTitle(field.kind, value);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const listId = useId();
  const control = useControl(path);
  const isFixed = !canChange(useEditor());
  const isOpen = typed !== undefined;
  const found = useQuery({
    ...referencesQuery(field.kind, useDeferredValue(typed ?? '').trim()),
    enabled: isOpen,
  }).data;
  const options = isOpen ? (found ?? []) : [];

  function choose(id: string | undefined): void {
    if (id !== undefined) set(id);
    setTyped(undefined);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      event.preventDefault();
      if (!isOpen) setTyped('');
      else setActive((active + step + options.length) % Math.max(options.length, 1));
    }
    if (key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[active]?.id);
    }
    if (key === 'Escape') setTyped(undefined);
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
          aria-activedescendant={options[active] && `${listId}-${active}`}
          placeholder={t('searchEntry')}
          readOnly={isFixed}
          value={typed ?? title}
          onClick={() => !isFixed && typed === undefined && setTyped('')}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            if (target.value === '') set('');
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(undefined)}
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
                id={`${listId}-${index}`}
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
