import { isLocale } from '../../../domain/locale.ts';
import { type FieldPath, isObject } from '../../../domain/studio/fieldPath.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useKeyLabel, useValueName } from './usePathLabel.ts';
import * as styles from './ValueText.module.css';

interface Props {
  value: unknown;
  /** Of the field, for labels and names of choices. */
  path: FieldPath;
}

/** A value of a field to read: lists and objects with the labels of their fields. */
export function ValueText({ value, path }: Props) {
  const t = useTranslations('editor');
  const label = useKeyLabel();
  const name = useValueName();
  if (isAbsent(value)) return <em className={styles.none}>{t('empty')}</em>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <em className={styles.none}>{t('empty')}</em>;
    return (
      <ol className={styles.list}>
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index}>
            <ValueText value={item} path={[...path, String(index)]} />
          </li>
        ))}
      </ol>
    );
  }
  if (isObject(value)) {
    return (
      <dl className={styles.fields}>
        {Object.entries(value)
          .filter(([, inner]) => !isAbsent(inner))
          .map(([key, inner]) => (
            <div key={key}>
              <dt>{label([...path, key])}</dt>
              <dd>
                <ValueText value={inner} path={[...path, key]} />
              </dd>
            </div>
          ))}
      </dl>
    );
  }
  return (
    <span className={styles.text} lang={localeOf(path)}>
      {name(path, value)}
    </span>
  );
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** The language of a text, by its path. */
export const localeOf = (path: FieldPath) => path.find(isLocale);
