import { useTranslations } from '../../i18n/useTranslations.ts';
import { LocaleSelect } from '../../layout/LocaleSelect.tsx';
import * as styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';

/** Instead of any screen, while nobody is signed in. */
export function SignIn() {
  const t = useTranslations('signIn');
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SignInForm />
      <div className={styles.locale}>
        <LocaleSelect />
      </div>
    </main>
  );
}
