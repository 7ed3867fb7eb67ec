import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { type ListedMember, peopleQuery } from '../../data/people.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberList } from './MemberList.tsx';
import * as styles from './People.module.css';

/** The staff's accounts, for administrators. */
export function Component() {
  const t = useTranslations('people');
  useScreenTitle(t('title'));
  const query = useQuery(peopleQuery);
  const [isInviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<ListedMember['id']>();
  const member = query.data?.members.find(({ id }) => id === managed);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
      </div>
      {query.isPending && <Loading />}
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <MemberList members={query.data.members} onManage={setManaged} />
          <Invitations invitations={query.data.invitations} />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {member && <MemberDialog member={member} onClose={() => setManaged(undefined)} />}
    </>
  );
}
