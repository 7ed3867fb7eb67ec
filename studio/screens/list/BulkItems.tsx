import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkItem } from '../../../domain/studio/bulkApi.ts';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './BulkDialog.module.css';

/** Names of so many fields are written. */
const FIELDS = 3;
const GROUPS = ['prevented', 'done', 'unchanged'] as const;
const LOOKS = { prevented: styles.prevented, done: styles.done, unchanged: styles.unchanged };

/** What happens to each entry, and why nothing happens to others. */
export function BulkItems({ kind, items }: { kind: Kind; items: readonly BulkItem[] }) {
  const t = useTranslations('bulk');
  const { pathLabel } = useFieldLabels(kind);
  function listed(paths: BulkItem['fields']): string {
    const names = [...new Set(paths.map(pathLabel))];
    const rest = names.length - FIELDS;
    const some = names.slice(0, FIELDS).join(', ');
    return rest > 0 ? t('andMore', { some, count: rest }) : some;
  }
  function note({ reason, fields, references, errors }: BulkItem): string {
    const changed = listed(fields);
    if (!reason && errors.length > 0) {
      return `${changed} · ${t('cannotPublish', { fields: listed(errors) })}`;
    }
    if (!reason) return changed;
    return t(`reason.${reason}`, { fields: changed, entries: references.join(', ') });
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
    <section className={styles.items} tabIndex={0} aria-label={t('preview')}>
      {GROUPS.map((group) => {
        const some = items.filter(({ status }) => status === group);
        if (some.length === 0) return null;
        return (
          <div key={group}>
            <h3 className={LOOKS[group]}>{t(`group.${group}`, { count: some.length })}</h3>
            <ul className={styles.list}>
              {some.map((item) => (
                <li key={item.id}>
                  <strong>{item.title}</strong> <span className="side-note">{note(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
