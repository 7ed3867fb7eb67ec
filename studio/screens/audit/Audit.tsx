import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { auditQuery } from '../../data/audit.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Audit.module.css';
import { AuditEntry } from './AuditEntry.tsx';

/** The log of sign-ins and changes, for administrators. */
export function Component() {
  const t = useTranslations('audit');
  useScreenTitle(t('title'));
  const query = useInfiniteQuery(auditQuery);
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      {query.isPending && <Loading />}
      <ol className={styles.root} aria-label={t('title')}>
        {rows.map((row) => (
          <AuditEntry key={row.id} row={row} />
        ))}
      </ol>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.hasNextPage && (
        <p>
          <Button quiet busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        </p>
      )}
    </>
  );
}
