import {
  type ComponentType,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useParams } from 'react-router';
import { DEFAULT_LOCALE, type Locale } from '../../../domain/locale.ts';
import { MIN_TERM_LENGTH } from '../../../domain/search/searchTerm.ts';
import { countChosen, filterQuery } from '../../../domain/visitor/filters.ts';
import type { Filters } from '../../../domain/visitor/visitor.ts';
import { useList } from '../../api/cardLists.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useFilters } from '../filters/filtersStore.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { useRecentSearches } from './recentSearches.ts';
import { SearchBar } from './SearchBar.tsx';
import * as styles from './SearchOverlay.module.css';
import { SearchStart } from './SearchStart.tsx';
import { CityTitles } from './SuggestionLink.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  onClosed(): void;
}

/** Loads the messages of the overlay and returns the overlay with them. */
export async function prepareSearch(locale: Locale): Promise<ComponentType<Props>> {
  const messages = [await loadMessages(locale, ['searchOverlay'])];
  return (props) => (
    <MessagesProvider locale={locale} messages={messages}>
      <SearchOverlay {...props} />
    </MessagesProvider>
  );
}

/**
 * The search over the whole page (section 2), mounted only while it is open.
 */
function SearchOverlay({ onClosed }: Props) {
  const t = useTranslations(['searchOverlay']);
  const { locale = DEFAULT_LOCALE } = useParams();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const [filtering, setFiltering] = useState(false);
  const filters = useFilters();
  const cities = useList('cities');
  const titles = useMemo(
    () => new Map((cities ?? []).map(({ _id, title }) => [_id, title])),
    [cities],
  );
  const term = text.trim();
  const { results, failed, busy, retryAfter } = useSuggestions(term, filters);
  const allResults = searchPage(term, filters);
  useEffect(() => syncAcrossTabs(useFilters), []);
  useEffect(() => syncAcrossTabs(useRecentSearches), []);
  useEffect(() => input.current?.focus(), []);

  function type(value: string): void {
    setText(value);
    input.current?.focus();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    filters.change({ keyword: term });
    void navigate(`/${locale}${allResults}`);
  }

  return (
    <Dialog
      ref={dialog}
      variant="fullScreen"
      className={styles.root}
      aria-label={t('searchOverlay.title')}
      onClose={onClosed}
      onKeyDown={(event) => moveByArrowKeys(event, input.current)}
    >
      <SearchBar
        input={input}
        filterButton={filterButton}
        text={text}
        onType={type}
        onSubmit={submit}
        onFilter={() => setFiltering(true)}
        onClose={() => dialog.current?.close()}
      />
      <div className={styles.body} aria-busy={busy}>
        <CityTitles value={titles}>
          {term === '' && <SearchStart matching={results?.places} onSearch={type} />}
          {term !== '' && term.length < MIN_TERM_LENGTH && <p>{t('searchOverlay.oneMore')}</p>}
          {retryAfter > 0 && <p role="alert">{t('search.tooMany', { seconds: retryAfter })}</p>}
          {term !== '' && (results || failed) && (
            <Suggestions
              term={term}
              results={results}
              allResults={allResults}
              onWiden={
                countChosen(filters) > 0
                  ? () => filters.change({ cities: [], tags: [] })
                  : undefined
              }
            />
          )}
        </CityTitles>
      </div>
      {filtering && (
        <FilterPanel
          onClosed={() => {
            setFiltering(false);
            filterButton.current?.focus();
          }}
        />
      )}
    </Dialog>
  );
}

/** The path of the search page with the same term and filters, below the language prefix. */
function searchPage(term: string, { cities, tags }: Filters): string {
  return `/search?${filterQuery({ keyword: term, cities, tags })}`;
}

/**
 * Arrow keys move the focus from the input through the suggestions and back, without an end; Enter
 * then opens the focused link. A character typed on a suggestion goes to the input.
 */
function moveByArrowKeys(event: KeyboardEvent<HTMLElement>, input: HTMLElement | null): void {
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')];
  const index = targets.indexOf(event.target as HTMLElement);
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    targets.at((index + (key === 'ArrowDown' ? 1 : -1)) % targets.length)?.focus();
  } else if (key.length === 1 && key !== ' ') input?.focus();
}
