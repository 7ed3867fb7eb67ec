import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { RowList } from '../../components/RowList.tsx';
import { myDraftsQuery } from '../../data/overview.ts';
import { useDates, useTimeAgo } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

const SHOWN = 10;

/** The drafts that the member changed last. */
export function MyDrafts() {
  const t = useTranslations('overview');
  const kinds = useTranslations('kinds');
  const { moment } = useDates();
  const timeAgo = useTimeAgo();
  const query = useQuery(myDraftsQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p className="side-note">{t('noDrafts')}</p>;
  return (
    <RowList label={t('drafts')}>
      {query.data.slice(0, SHOWN).map(({ kind, id, title, updated, publishAt }) => (
        <li key={`${kind}/${id}`}>
          <span>
            <Link to={`/entries/${kind}/${id}`}>{title}</Link>{' '}
            <span className="side-note">{kinds(kind)}</span>
          </span>
          <span className="side-note">
            {publishAt ? t('publishAt', { when: moment(publishAt) }) : timeAgo(updated)}
          </span>
        </li>
      ))}
    </RowList>
  );
}
