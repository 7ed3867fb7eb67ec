import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { account } from '../../data/account.ts';
import { useMember, useRefreshSession } from '../../data/session.ts';
import { BackupCodes } from '../../features/factors/BackupCodes.tsx';
import { PasswordStep } from '../../features/factors/PasswordStep.tsx';
import { TotpSetup } from '../../features/factors/TotpSetup.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Account.module.css';

type Open = 'setup' | 'remove' | 'codes';

/** The member's authenticator app and its backup codes. */
export function AppPanel() {
  const t = useTranslations('account');
  const factors = useTranslations('factors');
  const { hasTotp } = useMember();
  const refresh = useRefreshSession();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>();
  function close(): void {
    setOpen(undefined);
    setCodes(undefined);
  }
  async function finish(): Promise<void> {
    await refresh();
    close();
  }
  return (
    <Panel title={t('app')}>
      <p>{hasTotp ? t('hasApp') : t('noApp')}</p>
      <div className={styles.buttons}>
        {hasTotp ? (
          <>
            <Button onClick={() => setOpen('codes')}>{t('backupCodes')}</Button>
            <Button quiet onClick={() => setOpen('remove')}>
              {t('removeApp')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('setup')}>{factors('setUpApp')}</Button>
        )}
      </div>
      {hasTotp && <p className="side-note">{t('removeAppText')}</p>}
      {open === 'setup' && (
        <Dialog title={factors('setUpApp')} onClose={() => void finish()}>
          <TotpSetup onBack={close} onDone={finish} />
        </Dialog>
      )}
      {open === 'remove' && (
        <Dialog title={t('removeApp')} onClose={close}>
          <PasswordStep
            onPassword={async (password) => {
              await account.removeTotp(password);
              await finish();
            }}
            onBack={close}
          />
        </Dialog>
      )}
      {open === 'codes' && (
        <Dialog title={t('backupCodes')} onClose={close}>
          {codes ? (
            <BackupCodes codes={codes} onKept={finish} />
          ) : (
            <>
              <p>{t('backupCodesText')}</p>
              <PasswordStep
                onPassword={async (password) => setCodes(await account.newBackupCodes(password))}
                onBack={close}
              />
            </>
          )}
        </Dialog>
      )}
    </Panel>
  );
}
