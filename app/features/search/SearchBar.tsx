import type { RefObject, SubmitEvent } from 'react';
import { MAX_TERM_LENGTH } from '../../../domain/search/searchTerm.ts';
import { countChosen } from '../../../domain/visitor/filters.ts';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { CROSS, MAGNIFIER, SLIDERS } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useFilters } from '../filters/filtersStore.ts';
import { useRecentSearches } from './recentSearches.ts';
import * as styles from './SearchBar.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  filterButton: RefObject<HTMLButtonElement | null>;
  text: string;
  onType(text: string): void;
  onSubmit(event: SubmitEvent): void;
  onFilter(): void;
  onClose(): void;
}

/** The search's input with the button for filters. On blur, the term becomes a recent one (section 2). */
export function SearchBar(props: Props) {
  const { input, filterButton, text, onType, onSubmit, onFilter, onClose } = props;
  const t = useTranslations(['searchOverlay']);
  const addRecent = useRecentSearches((state) => state.add);
  const count = useFilters(countChosen);
  return (
    <search>
      <form className={styles.root} onSubmit={onSubmit}>
        <div className={styles.line}>
          <Icon path={MAGNIFIER} />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('search.term')}
            placeholder={t('searchOverlay.placeholder')}
            maxLength={MAX_TERM_LENGTH}
            value={text}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={() => addRecent(text)}
            data-step
          />
          {text !== '' && (
            <IconButton
              path={CROSS}
              aria-label={t('searchOverlay.clear')}
              onClick={() => onType('')}
            />
          )}
        </div>
        <button
          ref={filterButton}
          type="button"
          className={styles.filters}
          data-count={count}
          aria-label={t('searchOverlay.filtersChosen', { count })}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          <Icon path={SLIDERS} />
          <span>{t('searchOverlay.filters')}</span>
          <span className={styles.count}>{count}</span>
          {count > 0 && <span className={styles.dot} />}
        </button>
        <IconButton path={CROSS} aria-label={t('searchOverlay.close')} onClick={onClose} />
      </form>
    </search>
  );
}
