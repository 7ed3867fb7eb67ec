import { useTranslations } from 'use-intl';
import { PATHS } from '../../../domain/paths.ts';
import type { SearchedKind } from '../../../domain/search.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { SuggestionLink } from './SuggestionLink.tsx';
import type { Found } from './useSuggestions.ts';

const KINDS = Object.keys(PATHS) as SearchedKind[];

/** The headings of the groups, as messages. */
const TITLES = {
  places: 'search.places',
  cities: 'menu.destinations',
  experiences: 'menu.experiences',
  circuits: 'menu.circuits',
  events: 'menu.events',
  articles: 'menu.articles',
} as const satisfies Record<SearchedKind, string>;

interface Props {
  term: string;
  /** Undefined where the answer could not be had. */
  found: Found | undefined;
  /** The address of the search page with all results, below the language prefix. */
  allResults: string;
  /** Set where filters narrow the search: takes them away. */
  onWiden?: (() => void) | undefined;
}

/** What is found while one types: in groups, or "oops" with what is near in spelling. */
export function Suggestions({ term, found, allResults, onWiden }: Props) {
  const t = useTranslations();
  const groups = KINDS.map((kind) => ({ kind, items: found?.[kind] ?? [] })).filter(
    ({ items }) => items.length > 0,
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (found && count === 0) return <NothingFound near={found.near} onWiden={onWiden} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {found && t('finder.count', { count })}
      </p>
      <div className="suggestion-groups">
        {groups.map(({ kind, items }) => (
          <section key={kind}>
            <h3>{t(TITLES[kind])}</h3>
            <ul>
              {items.map((item) => (
                <li key={item._id}>
                  <SuggestionLink kind={kind} item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LocaleLink to={allResults} className="button" data-step>
        {t('finder.allResults', { term })}
      </LocaleLink>
    </>
  );
}

function NothingFound({ near, onWiden }: { near: Found['near']; onWiden: Props['onWiden'] }) {
  const t = useTranslations();
  return (
    <>
      <EmptyState>
        <h3>{t('search.oops')}</h3>
        <p>{t('search.noResults')}</p>
        {onWiden && (
          <button type="button" className="button quiet" onClick={onWiden} data-step>
            {t('finder.withoutFilters')}
          </button>
        )}
      </EmptyState>
      {near.length > 0 && (
        <section>
          <h3>{t('problem.suggestions')}</h3>
          <ul className="suggestion-rows">
            {near.map((item) => (
              <li key={`${item.kind}/${item._id}`}>
                <SuggestionLink kind={item.kind} item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
