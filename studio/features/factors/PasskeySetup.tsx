import { ActionForm } from '../../components/ActionForm.tsx';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { addPasskey } from '../../data/factors.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Adds a passkey under a name. */
export function PasskeySetup({ onBack, onDone }: { onBack(): void; onDone(): Promise<void> }) {
  const t = useTranslations('factors');
  async function add(fields: FormData): Promise<void> {
    await addPasskey(String(fields.get('name')));
    await onDone();
  }
  return (
    <ActionForm
      label={t('addPasskey')}
      action={add}
      buttons={
        <Button quiet onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      <Field
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        name="name"
        autoComplete="off"
        maxLength={60}
        autoFocus
        required
      />
    </ActionForm>
  );
}
