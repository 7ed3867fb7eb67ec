import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { type ListedMember, people, peopleQuery } from '../../data/people.ts';
import { sessionQuery } from '../../data/session.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './People.module.css';
import { ResetLink } from './ResetLink.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Changes a member's role and access, and makes links to a new password. */
export function MemberDialog({ member, onClose }: { member: ListedMember; onClose(): void }) {
  const t = useTranslations('people');
  const client = useQueryClient();
  const { run, busy, problem } = useAction();
  const [role, setRole] = useState(member.role);
  const [isSaved, setSaved] = useState(false);
  async function change(values: Parameters<typeof people.change>[1]): Promise<void> {
    setSaved(false);
    await people.change(member.id, values);
    setSaved(true);
    await client.invalidateQueries(peopleQuery);
    // An administrator who changes the own account is signed out.
    await client.invalidateQueries(sessionQuery);
  }
  return (
    <Dialog title={member.name} onClose={onClose}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {isSaved && <Notice kind="status">{t('saved')}</Notice>}
      <div className={styles.form}>
        <RoleSelect role={role} onChange={setRole} />
        <Button
          busy={busy}
          disabled={role === member.role}
          onClick={() => void run(() => change({ role }))}
        >
          {t('changeRole')}
        </Button>
        <p className="side-note">{t('changeEnds')}</p>
      </div>
      {!member.disabled && <ResetLink member={member} />}
      <section className={styles.part}>
        <h3>{t('access')}</h3>
        <p>{t('disableText')}</p>
        <Button
          quiet
          busy={busy}
          onClick={() => void run(() => change({ disabled: !member.disabled }))}
        >
          {member.disabled ? t('enable') : t('disable')}
        </Button>
      </section>
    </Dialog>
  );
}
