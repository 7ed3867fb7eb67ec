import type { FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { addPasskey } from '../../data/factors.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './factors.module.css';

/** Adds a passkey under a name. */
export function PasskeySetup({ onBack, onDone }: { onBack(): void; onDone(): Promise<void> }) {
  const t = useTranslations('factors');
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void run(async () => {
      await addPasskey(name);
      await onDone();
    });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        name="name"
        autoComplete="off"
        maxLength={60}
        autoFocus
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('addPasskey')}
        </Button>
        <Button quiet onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
