import { Button } from '../../components/Button.tsx';
import type { ListedMember } from '../../data/people.ts';
import { useMember } from '../../data/session.ts';
import { useTimeAgo } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './People.module.css';

interface Props {
  members: ListedMember[];
  onManage(id: string): void;
}

/** All accounts, with role, second factors and last use. */
export function MemberList({ members, onManage }: Props) {
  const t = useTranslations('people');
  const layout = useTranslations('layout');
  const { id: ownId } = useMember();
  const timeAgo = useTimeAgo();
  function factorsOf({ hasTotp, passkeys }: ListedMember): string {
    const factors = [
      hasTotp && t('totp'),
      passkeys > 0 && t('passkeys', { count: passkeys }),
    ].filter(Boolean);
    return factors.join(' · ') || t('noFactor');
  }
  return (
    <ul className={styles.members} aria-label={t('members', { count: members.length })}>
      {members.map((member) => {
        const { id, name, email, role, disabled, lastSeen } = member;
        return (
          <li key={id} className={styles.member}>
            <span className={styles.person}>
              <strong className={disabled ? styles.disabled : undefined}>{name}</strong>
              {id === ownId && <span className={styles.badge}>{t('you')}</span>}
              {disabled && <span className={styles.badge}>{t('disabled')}</span>}
              <span className={styles.email}>{email}</span>
            </span>
            <span>{layout(`role.${role}`)}</span>
            <span className="side-note">
              {factorsOf(member)}
              <br />
              {lastSeen ? t('lastSeen', { when: timeAgo(lastSeen) }) : t('never')}
            </span>
            <Button quiet aria-label={t('manageNamed', { name })} onClick={() => onManage(id)}>
              {t('manage')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
