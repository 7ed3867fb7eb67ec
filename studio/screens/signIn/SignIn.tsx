import { useTranslations } from '../../i18n/useTranslations.ts';
import { StandaloneScreen } from '../../layout/StandaloneScreen.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Instead of any screen, while nobody is signed in. */
export function SignIn() {
  const t = useTranslations('signIn');
  return (
    <StandaloneScreen title={t('title')}>
      <SignInForm />
    </StandaloneScreen>
  );
}
