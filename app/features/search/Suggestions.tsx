import { Button, ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { RESULT_TITLES } from './resultTitles.ts';
import { SuggestionLink } from './SuggestionLink.tsx';
import * as styles from './Suggestions.module.css';
import type { SearchResults } from './useSuggestions.ts';

interface Props {
  term: string;
  /** Undefined if the request failed. */
  results: SearchResults | undefined;
  /** The path of the search page with all results, below the language prefix. */
  allResults: string;
  /** Removes the filters; undefined without filters. */
  onWiden?: (() => void) | undefined;
}

/** The results for the typed term in groups; without results, entries with similar spelling. */
export function Suggestions({ term, results, allResults, onWiden }: Props) {
  const t = useTranslations(['searchOverlay']);
  const groups = (results?.order ?? []).map((kind) => ({ kind, items: results?.[kind] ?? [] }));
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (results && count === 0) return <NothingFound near={results.near} onWiden={onWiden} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {results && t('searchOverlay.count', { count })}
      </p>
      <div className={styles.groups}>
        {groups.map(({ kind, items }) => (
          <section key={kind}>
            <h3>{t(RESULT_TITLES[kind])}</h3>
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
      <ButtonLink to={allResults} data-step>
        {t('searchOverlay.allResults', { term })}
      </ButtonLink>
    </>
  );
}

function NothingFound({
  near,
  onWiden,
}: {
  near: SearchResults['near'];
  onWiden: Props['onWiden'];
}) {
  const t = useTranslations(['searchOverlay']);
  return (
    <>
      <EmptyState>
        <h3>{t('search.oops')}</h3>
        <p>{t('search.noResults')}</p>
        {onWiden && (
          <Button quiet onClick={onWiden} data-step>
            {t('searchOverlay.withoutFilters')}
          </Button>
        )}
      </EmptyState>
      {near.length > 0 && (
        <section>
          <h3>{t('problem.suggestions')}</h3>
          <ul className={styles.grid}>
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
