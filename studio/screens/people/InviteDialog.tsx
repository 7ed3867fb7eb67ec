import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Role } from '../../../domain/studio/roles.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { people, peopleQuery } from '../../data/people.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { LinkToSend } from './LinkToSend.tsx';
import * as styles from './People.module.css';
import { RoleSelect } from './RoleSelect.tsx';

/** Makes the link for a new person. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('people');
  const client = useQueryClient();
  const { run, busy, problem } = useAction();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [url, setUrl] = useState<string>();
  async function invite(): Promise<void> {
    setUrl(await people.invite(email, role));
    await client.invalidateQueries(peopleQuery);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(invite);
  }
  return (
    <Dialog title={t('invite')} onClose={onClose}>
      {url ? (
        <LinkToSend url={url} text={t('invited', { email })} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          {problem && <Notice kind="error">{problem}</Notice>}
          <Field
            label={t('email')}
            type="email"
            autoComplete="off"
            value={email}
            maxLength={200}
            autoFocus
            required
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleSelect role={role} onChange={setRole} />
          <Button type="submit" busy={busy}>
            {t('makeLink')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
