import { ActionForm } from '../../components/ActionForm.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';

interface Props {
  onPassword(password: string): Promise<void>;
  onBack(): void;
}

/** Asks for the password again before something that others must not do at an open screen. */
export function PasswordStep({ onPassword, onBack }: Props) {
  const t = useTranslations('factors');
  return (
    <ActionForm
      label={t('continue')}
      action={(fields) => onPassword(String(fields.get('password')))}
      buttons={
        <Button quiet onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      <Field
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
      />
    </ActionForm>
  );
}
