import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './SignIn.module.css';

interface Props {
  onCode(code: string, isBackup: boolean): Promise<void>;
  onBack(): void;
}

/** The second step of signing in: the code of the authenticator app, or a backup code. */
export function CodeForm({ onCode, onBack }: Props) {
  const t = useTranslations('signIn');
  const [isBackup, setIsBackup] = useState(false);
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    void run(() => onCode(code.replace(/\s/g, ''), isBackup));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        key={String(isBackup)}
        label={isBackup ? t('backupCode') : t('code')}
        hint={isBackup ? t('backupCodeHint') : t('codeHint')}
        name="code"
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <Button type="submit" busy={busy}>
        {t('signIn')}
      </Button>
      <Button quiet onClick={() => setIsBackup(!isBackup)}>
        {isBackup ? t('useCode') : t('useBackupCode')}
      </Button>
      <Button quiet onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
