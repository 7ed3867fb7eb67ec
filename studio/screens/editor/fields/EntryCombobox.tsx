import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Kind } from '../../../../domain/content/kinds.ts';
import { useDebounced } from '../../../components/useDebounced.ts';
import { useProblemText } from '../../../components/useProblemText.ts';
import { referencesQuery } from '../../../data/entry.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import type { useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** In ms: entries are searched when typing pauses. */
const PAUSE = 200;

interface Props {
  kind: Kind;
  control: Partial<ReturnType<typeof useControl>> & { 'aria-label'?: string };
  /** Of the entry that is chosen. */
  title: string;
  /** Ids that are not offered. */
  exclude?: readonly string[];
  isFixed: boolean;
  /** Called with an id, or with an empty text where the title was emptied. */
  onChoose(id: string): void;
}

/** Finds an entry by a part of its title. Escape, and leaving the field, bring the former title back. */
export function EntryCombobox({ kind, control, title, exclude = [], isFixed, onChoose }: Props) {
  const t = useTranslations('editor');
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  /** Undefined until something is typed: the title stays. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const listId = useId();
  const wanted = (typed ?? '').trim();
  const searched = useDebounced(wanted, PAUSE);
  const { data, error, isPlaceholderData } = useQuery({
    ...referencesQuery(kind, searched),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isCurrent = wanted === searched && data !== undefined && !isPlaceholderData;
  const options = isOpen ? (data ?? []).filter(({ id }) => !exclude.includes(id)) : [];
  const isListed = options.length > 0;
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
    if (id !== undefined) onChoose(id);
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
      if (activeId && isCurrent) choose(options[active]?.id);
      // What is typed stays while it is searched, and where nothing is found.
      else if (wanted === '') leave();
    }
    if (key === 'Escape') close();
  }
  return (
    <>
      <input
        {...control}
        role="combobox"
        autoComplete="off"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
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
      {isListed && (
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
      <p className={styles.noOption} role="status">
        {isOpen && error && problemText(error)}
        {isOpen && isCurrent && !isListed && t('noneFound')}
      </p>
    </>
  );
}
