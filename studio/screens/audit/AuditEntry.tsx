import { isRole } from '../../../domain/studio/roles.ts';
import type { AuditRow } from '../../data/audit.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Audit.module.css';

/** One row of the log: when, who, what, and the account or entry that it concerns. */
export function AuditEntry({ row }: { row: AuditRow }) {
  const t = useTranslations('audit');
  const { second } = useDates();
  const detail = useDetail();
  const { at, actor, actorName, action, subject } = row;
  const person = actor ? actorName : actorName ? t('commandLine') : t('nobody');
  const label = t.has(`action.${action}` as 'action.invite')
    ? t(`action.${action}` as 'action.invite')
    : action;
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={at}>
        {second(at)}
      </time>
      <strong>{person}</strong>
      <span>
        {label} <span className={styles.subject}>{subject}</span>
      </span>
      <span className={styles.detail}>{detail(row)}</span>
    </li>
  );
}

/** Gives the text for what else the log has of an action: role, method, address. */
function useDetail(): (row: AuditRow) => string {
  const t = useTranslations('audit');
  const layout = useTranslations('layout');
  const list = useTranslations('list');
  const dates = useDates();
  const role = (value: unknown) => (isRole(value) ? layout(`role.${value}`) : '');
  function method(value: unknown): string {
    const key = `method.${value}` as 'method.totp';
    return t.has(key) ? t(key) : '';
  }
  return ({ action, detail }) => {
    const { method: how, ip, role: given, from, to, resetsFactors, planned } = detail ?? {};
    const parts = [
      method(how),
      typeof ip === 'string' ? ip : '',
      role(given),
      isRole(from) && isRole(to) ? t('fromTo', { from: role(from), to: role(to) }) : '',
      action === 'assign' ? String(to ?? list('nobody')) : '',
      resetsFactors === true ? t('withFactors') : '',
      typeof planned === 'string' ? t('planned', { when: dates.moment(planned) }) : '',
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
