import { useState } from 'react';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';

interface Props {
  onCode(code: string, isBackup: boolean): Promise<void>;
  onBack(): void;
}

/** The second step of signing in: the code of the authenticator app, or a backup code. */
export function CodeForm({ onCode, onBack }: Props) {
  const t = useTranslations('signIn');
  const [isBackup, setIsBackup] = useState(false);
  return (
    <ActionForm
      label={t('signIn')}
      action={(fields) => onCode(String(fields.get('code')).replace(/\s/g, ''), isBackup)}
      buttons={
        <>
          <Button quiet onClick={() => setIsBackup(!isBackup)}>
            {isBackup ? t('useCode') : t('useBackupCode')}
          </Button>
          <Button quiet onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
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
    </ActionForm>
  );
}
