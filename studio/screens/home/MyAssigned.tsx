import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { RowList } from '../../components/RowList.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { assignedQuery } from '../../data/members.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

const SHOWN = 10;

/** What colleagues have assigned to the member. */
export function MyAssigned() {
  const t = useTranslations('overview');
  const kinds = useTranslations('kinds');
  const query = useQuery(assignedQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p className="side-note">{t('noAssigned')}</p>;
  return (
    <RowList label={t('assigned')}>
      {query.data.slice(0, SHOWN).map(({ kind, id, title, status }) => (
        <li key={`${kind}/${id}`}>
          <span>
            <Link to={`/entries/${kind}/${id}`}>{title}</Link>{' '}
            <span className="side-note">{kinds(kind)}</span>
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </RowList>
  );
}
