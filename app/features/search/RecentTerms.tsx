import { Icon } from '../../components/Icon.tsx';
import { CROSS } from '../../components/icons.ts';
import * as head from '../../components/SectionHead.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './RecentTerms.module.css';
import { useRecentSearches } from './recentSearches.ts';

/** The recent search terms as chips: each repeats its search, or can be removed. */
export function RecentTerms({ onSearch }: { onSearch(term: string): void }) {
  const t = useTranslations('searchOverlay');
  const { terms, remove, clear } = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <section>
      <div className={head.root}>
        <h3>{t('recent')}</h3>
        <button type="button" className={styles.clear} onClick={clear}>
          {t('clearRecent')}
        </button>
      </div>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => onSearch(term)} data-step>
              {term}
            </button>
            <button type="button" aria-label={t('forget', { term })} onClick={() => remove(term)}>
              <Icon path={CROSS} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
