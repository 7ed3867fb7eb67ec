import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { LANGUAGES } from '../../../domain/locale.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { RowList } from '../../components/RowList.tsx';
import { outdatedQuery } from '../../data/overview.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Home.module.css';

/** The entries with outdated translations by kind and language, each a link to its list. */
export function Outdated() {
  const t = useTranslations('overview');
  const kinds = useTranslations('kinds');
  const { number } = useFormatter();
  const query = useQuery(outdatedQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p className="side-note">{t('noOutdated')}</p>;
  return (
    <RowList label={t('outdated')}>
      {[...Map.groupBy(query.data, ({ kind }) => kind)].map(([kind, counts]) => (
        <li key={kind}>
          <span>{kinds(kind)}</span>
          <span className={styles.languages}>
            {counts.map(({ locale, count }) => (
              <Link key={locale} to={`/entries/${kind}?outdated=${locale}`}>
                {LANGUAGES[locale].name} {number(count)}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </RowList>
  );
}
