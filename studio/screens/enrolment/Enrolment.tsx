import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useSignOut } from '../../data/session.ts';
import { PasskeySetup } from '../../features/factors/PasskeySetup.tsx';
import { TotpSetup } from '../../features/factors/TotpSetup.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { StandaloneScreen } from '../../layout/StandaloneScreen.tsx';
import * as styles from './Enrolment.module.css';

/** Instead of any screen, until the member has a second factor. */
export function Enrolment({ onDone }: { onDone(): Promise<void> }) {
  const t = useTranslations('factors');
  const layout = useTranslations('layout');
  const signOut = useSignOut();
  const { run, busy, problem } = useAction();
  const [choice, setChoice] = useState<'app' | 'passkey'>();
  const back = () => setChoice(undefined);
  return (
    <StandaloneScreen
      title={t('title')}
      foot={
        <Button quiet busy={busy} onClick={() => void run(signOut)}>
          {layout('signOut')}
        </Button>
      }
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {!choice && <p>{t('text')}</p>}
      {choice !== 'passkey' && (
        <section className={styles.factor}>
          <h2>{t('app')}</h2>
          {choice === 'app' ? (
            <TotpSetup onBack={back} onDone={onDone} />
          ) : (
            <>
              <p>{t('appText')}</p>
              <Button onClick={() => setChoice('app')}>{t('setUpApp')}</Button>
            </>
          )}
        </section>
      )}
      {choice !== 'app' && (
        <section className={styles.factor}>
          <h2>{t('passkey')}</h2>
          {choice === 'passkey' ? (
            <PasskeySetup onBack={back} onDone={onDone} />
          ) : (
            <>
              <p>{t('passkeyText')}</p>
              {browserSupportsWebAuthn() ? (
                <Button onClick={() => setChoice('passkey')}>{t('addPasskey')}</Button>
              ) : (
                <p className="side-note">{t('noPasskeys')}</p>
              )}
            </>
          )}
        </section>
      )}
    </StandaloneScreen>
  );
}
