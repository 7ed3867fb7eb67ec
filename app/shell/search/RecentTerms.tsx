import { useTranslations } from 'use-intl';
import { useRecentSearches } from '../../state/recentSearches.ts';
import { Icon } from './Icon.tsx';

/** What was searched lately, each a chip that searches it again or can be taken away. */
export function RecentTerms({ onSearch }: { onSearch(term: string): void }) {
  const t = useTranslations('finder');
  const { terms, forget, clear } = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h3>{t('recent')}</h3>
        <button type="button" className="finder-quiet" onClick={clear}>
          {t('clearRecent')}
        </button>
      </div>
      <ul className="recent-terms">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => onSearch(term)} data-step>
              {term}
            </button>
            <button type="button" aria-label={t('forget', { term })} onClick={() => forget(term)}>
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
