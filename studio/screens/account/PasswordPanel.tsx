import { useState } from 'react';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Field } from '../../components/Field.tsx';
import { NewPassword } from '../../components/NewPassword.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { account } from '../../data/account.ts';
import { useMember, useRefreshSession } from '../../data/session.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Changes the member's password, which ends the other sessions. */
export function PasswordPanel() {
  const t = useTranslations('account');
  const { name, email } = useMember();
  const refresh = useRefreshSession();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [isChanged, setChanged] = useState(false);
  async function change(): Promise<void> {
    setChanged(false);
    await account.changePassword(current, wanted);
    setCurrent('');
    setWanted('');
    setChanged(true);
    await refresh();
  }
  return (
    <Panel title={t('password')}>
      <ActionForm label={t('change')} action={change}>
        {isChanged && <Notice kind="status">{t('changed')}</Notice>}
        <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
        <Field
          label={t('current')}
          type="password"
          autoComplete="current-password"
          value={current}
          required
          onChange={(event) => setCurrent(event.target.value)}
        />
        <NewPassword label={t('new')} value={wanted} known={[name, email]} onChange={setWanted} />
      </ActionForm>
    </Panel>
  );
}
