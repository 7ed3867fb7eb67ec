import { Dialog } from '../../components/Dialog.tsx';
import { useTypingPause } from '../../components/useTypingPause.ts';
import { useMember } from '../../data/session.ts';
import { useSessionEnd } from '../../data/sessionEnd.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SignInForm } from './SignInForm.tsx';

/** In ms. */
const TYPING_PAUSE = 1000;

/**
 * Asks to sign in again over the open screen, which keeps what was typed, when the session has ended.
 * It waits for a pause: the dialog takes the focus from what is being typed.
 */
export function SignInAgain() {
  const t = useTranslations('signIn');
  const { email } = useMember();
  const { ended } = useSessionEnd();
  const hasPaused = useTypingPause(ended, TYPING_PAUSE);
  if (!hasPaused) return null;
  return (
    <Dialog title={t('again')}>
      <p>{t('againText')}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
