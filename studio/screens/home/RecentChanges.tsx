import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { RowList } from '../../components/RowList.tsx';
import { changesQuery } from '../../data/overview.ts';
import { useTimeAgo } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

const SHOWN = 10;

/** What was published or taken off the site lately, and by whom. */
export function RecentChanges() {
  const t = useTranslations('overview');
  const kinds = useTranslations('kinds');
  const timeAgo = useTimeAgo();
  const query = useQuery(changesQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p className="side-note">{t('noChanges')}</p>;
  return (
    <RowList label={t('changes')}>
      {query.data.slice(0, SHOWN).map(({ id, kind, entry, title, author, ...change }) => (
        <li key={id}>
          <span>
            <Link to={`/entries/${kind}/${entry}`}>{title}</Link>{' '}
            <span className="side-note">{kinds(kind)}</span>
          </span>
          <span className="side-note">
            {change.isUnpublished ? t('unpublished') : t(`source.${change.source}`)}
            {author && ` · ${author.name}`} · {timeAgo(change.created)}
          </span>
        </li>
      ))}
    </RowList>
  );
}
