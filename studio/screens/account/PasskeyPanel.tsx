import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/useAction.ts';
import { account } from '../../data/account.ts';
import { useMember, useRefreshSession } from '../../data/session.ts';
import { PasskeySetup } from '../../features/factors/PasskeySetup.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Account.module.css';

/** The member's passkeys. The server keeps the last second factor. */
export function PasskeyPanel() {
  const t = useTranslations('account');
  const factors = useTranslations('factors');
  const { passkeys } = useMember();
  const refresh = useRefreshSession();
  const { day } = useDates();
  const { run, busy, problem } = useAction();
  const [isAdding, setAdding] = useState(false);
  async function remove(id: string): Promise<void> {
    await account.removePasskey(id);
    await refresh();
  }
  return (
    <Panel title={t('passkeys')}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {passkeys.length === 0 && <p className="side-note">{t('noPasskey')}</p>}
      <RowList label={t('passkeys')}>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              <strong>{name ?? t('unnamed')}</strong>
              <br />
              <span className="side-note">{t('added', { date: day(createdAt) })}</span>
            </span>
            <Button
              quiet
              busy={busy}
              aria-label={t('removeNamed', { name: name ?? t('unnamed') })}
              onClick={() => void run(() => remove(id))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </RowList>
      {browserSupportsWebAuthn() ? (
        <div className={styles.buttons}>
          <Button onClick={() => setAdding(true)}>{factors('addPasskey')}</Button>
        </div>
      ) : (
        <p className="side-note">{factors('noPasskeys')}</p>
      )}
      {isAdding && (
        <Dialog title={factors('addPasskey')} onClose={() => setAdding(false)}>
          <PasskeySetup
            onBack={() => setAdding(false)}
            onDone={async () => {
              await refresh();
              setAdding(false);
            }}
          />
        </Dialog>
      )}
    </Panel>
  );
}
