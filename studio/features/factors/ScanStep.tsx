import type { FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import type { TotpSetup } from '../../data/factors.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './factors.module.css';
import { QrCode } from './QrCode.tsx';

interface Props {
  setup: TotpSetup;
  onCode(code: string): Promise<void>;
  onBack(): void;
}

/** Shows the secret as QR code and text, and asks for the first code of the app. */
export function ScanStep({ setup, onCode, onBack }: Props) {
  const t = useTranslations('factors');
  const { run, busy, problem } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    void run(() => onCode(code.replace(/\s/g, '')));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{t('scan')}</h3>
      <div className={styles.qr}>
        <QrCode rows={setup.qr} label={t('qr')} />
      </div>
      <div>
        <p className="side-note">{t('bySecret')}</p>
        <p className={styles.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{3}\s?[0-9]{3}"
        autoFocus
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('confirm')}
        </Button>
        <Button quiet onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
