import { Dialog } from '../../components/Dialog.tsx';
import { useMember } from '../../data/session.ts';
import { useSessionEnd } from '../../data/sessionEnd.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SignInForm } from './SignInForm.tsx';

/** Asks to sign in again over the open screen, which keeps what was typed, when the session has ended. */
export function SignInAgain() {
  const t = useTranslations('signIn');
  const { email } = useMember();
  const { ended } = useSessionEnd();
  if (!ended) return null;
  return (
    <Dialog title={t('again')}>
      <p>{t('againText')}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
