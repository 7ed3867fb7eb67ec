import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryForm.module.css';

/** A value of a field to read: before and after a change. */
export function ValueText({ value }: { value: unknown }) {
  const t = useTranslations('editor');
  if (value === undefined || value === null || value === '')
    return <em className={styles.none}>{t('empty')}</em>;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return <span className={styles.value}>{readable(value)}</span>;
}

function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(readable).join(' · ');
  return String(value ?? '');
}
