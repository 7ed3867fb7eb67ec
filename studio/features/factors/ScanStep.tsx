import { ActionForm } from '../../components/ActionForm.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
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
  return (
    <div className={styles.step}>
      <h3>{t('scan')}</h3>
      <div className={styles.qr}>
        <QrCode rows={setup.qr} label={t('qr')} />
      </div>
      <div>
        <p className="side-note">{t('bySecret')}</p>
        <p className={styles.secret}>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <ActionForm
        label={t('confirm')}
        action={(fields) => onCode(String(fields.get('code')).replace(/\s/g, ''))}
        buttons={
          <Button quiet onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        <Field
          label={t('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{3}\s?[0-9]{3}"
          autoFocus
          required
        />
      </ActionForm>
    </div>
  );
}
