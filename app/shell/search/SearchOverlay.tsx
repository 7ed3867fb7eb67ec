import {
  type ComponentType,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { countChosen, filterQuery } from '../../../domain/filters.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../domain/locale.ts';
import { MIN_TERM_LENGTH } from '../../../domain/searchTerm.ts';
import type { Filters } from '../../../domain/visitor.ts';
import { useList } from '../../data/lists.ts';
import { partWords } from '../../i18n/partWords.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { useFilters } from '../../state/filters.ts';
import { follow } from '../../state/follow.ts';
import { useRecentSearches } from '../../state/recentSearches.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchStart } from './SearchStart.tsx';
import { CityTitles } from './SuggestionLink.tsx';
import { Suggestions } from './Suggestions.tsx';
import { stepThrough } from './stepThrough.ts';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  onClosed(): void;
}

/** The search with its words, which come with it. */
export async function prepareSearch(locale: Locale): Promise<ComponentType<Props>> {
  const words = await partWords('finder', locale);
  return (props) => (
    <WithWords words={words}>
      <SearchOverlay {...props} />
    </WithWords>
  );
}

/**
 * The search over the whole page (section 2). It is there only while it is open; the browser traps
 * the focus and closes one layer on Escape, and the styles hold the page beneath still.
 */
function SearchOverlay({ onClosed }: Props) {
  const t = useTranslations('finder');
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
  const { found, failed, busy } = useSuggestions(term, filters);
  const allResults = searchPage(term, filters);
  useCloseOnLeaving(dialog);
  useEffect(() => follow(useFilters), []);
  useEffect(() => follow(useRecentSearches), []);
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  function type(typed: string): void {
    setText(typed);
    input.current?.focus();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    filters.change({ keyword: term });
    void navigate(`/${locale}${allResults}`);
  }

  return (
    <dialog
      ref={dialog}
      className="finder"
      aria-label={t('title')}
      // React lets the closing of the panel within bubble up to here.
      onClose={(event) => event.target === dialog.current && onClosed()}
      onKeyDown={(event) => stepThrough(event, input.current)}
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
      <div className="finder-body" aria-busy={busy}>
        <CityTitles value={titles}>
          {term === '' && <SearchStart matching={found?.places} onSearch={type} />}
          {term !== '' && term.length < MIN_TERM_LENGTH && <p>{t('oneMore')}</p>}
          {term !== '' && (found || failed) && (
            <Suggestions
              term={term}
              found={found}
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
    </dialog>
  );
}

/** The search page with the same term and filters, below the language prefix. */
function searchPage(term: string, { cities, tags }: Filters): string {
  return `/search?${filterQuery({ keyword: term, cities, tags })}`;
}

/** Once the visitor is on another page, by a suggestion or the browser's own button, it closes. */
function useCloseOnLeaving(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) dialog.current?.close();
  }, [dialog, key]);
}
