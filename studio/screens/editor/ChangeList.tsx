import type { FieldChange } from '../../../domain/studio/entryRequests.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryForm.module.css';
import { usePathLabel } from './usePathLabel.ts';
import { ValueText } from './ValueText.tsx';

/** Fields with their values before and after. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations('editor');
  const label = usePathLabel();
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, from, to }) => (
        <div key={path.join('.')} className={styles.change}>
          <dt>{label(path)}</dt>
          <dd className={styles.before}>
            <span className="visually-hidden">{t('before')}</span>
            <ValueText value={from} />
          </dd>
          <dd className={styles.after}>
            <span className="visually-hidden">{t('after')}</span>
            <ValueText value={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
