import type { FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './factors.module.css';

interface Props {
  onPassword(password: string): Promise<void>;
  onBack(): void;
}

/** Asks for the password again before something that others must not do at an open screen. */
export function PasswordStep({ onPassword, onBack }: Props) {
  const t = useTranslations('factors');
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void run(() => onPassword(password));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('continue')}
        </Button>
        <Button quiet onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
