import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/useAction.ts';
import { account, type OpenSession, sessionsQuery } from '../../data/account.ts';
import { useSignOut } from '../../data/session.ts';
import { useDates, useTimeAgo } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Account.module.css';
import { browserName } from './browserName.ts';

/** The browsers in which the member is signed in. */
export function SessionPanel() {
  const t = useTranslations('account');
  const { day } = useDates();
  const timeAgo = useTimeAgo();
  const client = useQueryClient();
  const signOut = useSignOut();
  const { run, busy, problem } = useAction();
  const sessions = useQuery(sessionsQuery);
  async function end(id: string): Promise<void> {
    await account.endSession(id);
    await client.invalidateQueries(sessionsQuery);
  }
  async function endAll(): Promise<void> {
    await account.signOutEverywhere();
    await signOut();
  }
  function nameOf({ userAgent }: OpenSession): string {
    const names = browserName(userAgent);
    return names ? t('browserOn', names) : t('unknownBrowser');
  }
  return (
    <Panel title={t('sessions')}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <LoadError error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      <RowList label={t('sessions')}>
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{nameOf(session)}</strong>
              <br />
              <span className="side-note">
                {session.isCurrent
                  ? t('thisOne')
                  : t('lastSeen', { when: timeAgo(session.updatedAt) })}
                {', '}
                {t('since', { date: day(session.createdAt) })}
                {session.ipAddress && ` · ${session.ipAddress}`}
              </span>
            </span>
            {!session.isCurrent && (
              <Button
                quiet
                busy={busy}
                aria-label={t('endNamed', { browser: nameOf(session) })}
                onClick={() => void run(() => end(session.id))}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void run(endAll)}>
          {t('everywhere')}
        </Button>
      </div>
    </Panel>
  );
}
