import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '../../../domain/studio/roles.ts';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { useProblemText } from '../../components/useProblemText.ts';
import { ApiError } from '../../data/client.ts';
import { people, peopleQuery } from '../../data/people.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { LinkToSend } from './LinkToSend.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Makes the link for a new person. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('people');
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [url, setUrl] = useState<string>();
  const text = useProblemText();
  const [wrong, setWrong] = useState<string>();
  async function invite(): Promise<void> {
    setWrong(undefined);
    try {
      setUrl(await people.invite(email, role));
    } catch (error) {
      if (!(error instanceof ApiError && error.field === 'email')) throw error;
      setWrong(text(error));
      return;
    }
    await client.invalidateQueries(peopleQuery);
  }
  return (
    <Dialog title={t('invite')} onClose={onClose}>
      {url ? (
        <LinkToSend url={url} text={t('invited', { email })} />
      ) : (
        <ActionForm label={t('makeLink')} action={invite}>
          <Field
            label={t('email')}
            type="email"
            autoComplete="off"
            value={email}
            error={wrong}
            maxLength={200}
            autoFocus
            required
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleSelect role={role} onChange={setRole} />
        </ActionForm>
      )}
    </Dialog>
  );
}
