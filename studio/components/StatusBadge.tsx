import type { Status } from '../../domain/studio/entryApi.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './StatusBadge.module.css';

const LOOKS: Record<Status, string> = {
  published: styles.published,
  draft: styles.draft,
  scheduled: styles.scheduled,
  unpublished: styles.unpublished,
};

/** Whether an entry is on the website, and has changes that are not. */
export function StatusBadge({ status, isSample = false }: { status: Status; isSample?: boolean }) {
  const t = useTranslations('list');
  return (
    <>
      <span className={`${styles.root} ${LOOKS[status]}`}>{t(`status.${status}`)}</span>
      {isSample && <span className={`${styles.root} ${styles.sample}`}>{t('sample')}</span>}
    </>
  );
}
