import type { RefObject, SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { countChosen } from '../../../domain/filters.ts';
import { MAX_TERM_LENGTH } from '../../../domain/searchTerm.ts';
import { useFilters } from '../../state/filters.ts';
import { useRecentSearches } from '../../state/recentSearches.ts';
import { Icon } from './Icon.tsx';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  filterButton: RefObject<HTMLButtonElement | null>;
  text: string;
  onType(text: string): void;
  onSubmit(event: SubmitEvent): void;
  onFilter(): void;
  onClose(): void;
}

/** The line on which one types, with its filters. Leaving it commits the term (section 2). */
export function SearchBar(props: Props) {
  const { input, filterButton, text, onType, onSubmit, onFilter, onClose } = props;
  const t = useTranslations();
  const remember = useRecentSearches((state) => state.remember);
  const chosen = useFilters(countChosen);
  return (
    <search>
      <form className="finder-bar" onSubmit={onSubmit}>
        <div className="finder-line">
          <Icon name="glass" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('search.term')}
            placeholder={t('finder.placeholder')}
            maxLength={MAX_TERM_LENGTH}
            value={text}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={() => remember(text)}
            data-step
          />
          {text !== '' && (
            <button
              type="button"
              className="finder-tool"
              aria-label={t('finder.clear')}
              onClick={() => onType('')}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
        <button
          ref={filterButton}
          type="button"
          className="finder-filters"
          data-count={chosen}
          aria-label={t('finder.filtersChosen', { count: chosen })}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          <Icon name="sliders" />
          <span className="finder-filters-name">{t('finder.filters')}</span>
          <span className="finder-count">{chosen}</span>
          {chosen > 0 && <span className="finder-dot" />}
        </button>
        <button
          type="button"
          className="finder-tool"
          aria-label={t('finder.close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </form>
    </search>
  );
}
