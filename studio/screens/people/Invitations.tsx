import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/useAction.ts';
import { type Invitation, people, peopleQuery } from '../../data/people.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** The links that nobody has used yet. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const t = useTranslations('people');
  const layout = useTranslations('layout');
  const client = useQueryClient();
  const { day } = useDates();
  const { run, busy, problem } = useAction();
  async function withdraw(id: string): Promise<void> {
    await people.withdraw(id).finally(() => client.invalidateQueries(peopleQuery));
  }
  return (
    <Panel title={t('invitations')}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {invitations.length === 0 && <p className="side-note">{t('noInvitations')}</p>}
      <RowList label={t('invitations')}>
        {invitations.map(({ id, email, role, expiresAt }) => {
          const name = email || t('firstAccount');
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <br />
                <span className="side-note">
                  {layout(`role.${role}`)}, {t('expires', { date: day(expiresAt) })}
                </span>
              </span>
              <Button
                quiet
                busy={busy}
                aria-label={t('withdrawNamed', { email: name })}
                onClick={() => void run(() => withdraw(id))}
              >
                {t('withdraw')}
              </Button>
            </li>
          );
        })}
      </RowList>
    </Panel>
  );
}
