import { useLayoutEffect, useRef } from 'react';
import { useMember } from '../../data/session.ts';
import { useSessionEnd } from '../../data/sessionEnd.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';

/** Asks to sign in again over the open screen, which keeps what was typed, when the session has ended. */
export function SignInAgain() {
  const { ended } = useSessionEnd();
  return ended ? <SignInDialog /> : null;
}

function SignInDialog() {
  const t = useTranslations('signIn');
  const { email } = useMember();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again">{t('again')}</h2>
      <p>{t('againText')}</p>
      <SignInForm email={email} />
    </dialog>
  );
}
