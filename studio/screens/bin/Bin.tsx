import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type BinnedEntry, DRAFT_DAYS } from '../../../domain/studio/entryApi.ts';
import { may } from '../../../domain/studio/roles.ts';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/useAction.ts';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { binQuery, restoreFromBin } from '../../data/bin.ts';
import { useMember } from '../../data/session.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Entries that were discarded and are not on the website, each with the way back. */
export function Component() {
  const t = useTranslations('bin');
  useScreenTitle(t('title'));
  const { data, error, refetch } = useQuery(binQuery);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text', { days: DRAFT_DAYS })}</p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p className="side-note">{t('empty')}</p>}
      {data && data.length > 0 && (
        <RowList label={t('title')}>
          {data.map((entry) => (
            <BinRow key={`${entry.kind}/${entry.id}`} entry={entry} />
          ))}
        </RowList>
      )}
    </>
  );
}

function BinRow({ entry }: { entry: BinnedEntry }) {
  const t = useTranslations('bin');
  const kinds = useTranslations('kinds');
  const { moment } = useDates();
  const navigate = useNavigate();
  const { role } = useMember();
  const { run, busy, problem } = useAction();
  const { kind, id, title, discarded, by, wasPublished } = entry;
  return (
    <li>
      <span>
        {title} <span className="side-note">{kinds(kind)}</span>{' '}
        <span className="side-note">
          {t('discarded', { name: by, when: moment(discarded) })}
          {wasPublished && ` · ${t('wasPublished')}`}
        </span>
        {problem && <Notice kind="error">{problem}</Notice>}
      </span>
      {may(role, 'edit') && (
        <Button
          quiet
          busy={busy}
          onClick={() =>
            void run(async () => {
              await restoreFromBin(entry);
              await navigate(`/entries/${kind}/${id}`);
            })
          }
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
