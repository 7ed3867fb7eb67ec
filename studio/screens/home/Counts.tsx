import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { kindsQuery } from '../../data/kinds.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Home.module.css';

/** The number of entries of every kind, each a link to its list. */
export function Counts() {
  const kinds = useTranslations('kinds');
  const { number } = useFormatter();
  const query = useQuery(kindsQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <ul className={styles.counts}>
      {query.data.map(({ kind, count }) => (
        <li key={kind}>
          <Link className={styles.count} to={`/entries/${kind}`}>
            <span className={styles.number}>{number(count)}</span>
            {kinds(kind)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
