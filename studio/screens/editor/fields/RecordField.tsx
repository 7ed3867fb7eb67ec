import { Button } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import {
  canChange,
  type FieldProps,
  fieldId,
  useEditor,
  useField,
  useLabels,
} from '../EditorContext.ts';
import { FieldFrame, ProblemText } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** Texts by a key that is chosen, such as files by language. */
export function RecordField({ field, path, names }: FieldProps<'record'>) {
  const t = useTranslations('editor');
  const { label } = useLabels();
  const [value = {}, set] = useField<Record<string, string>>(path);
  const isFixed = !canChange(useEditor());
  const rows = Object.entries(value);
  const replace = (index: number, row: [string, string] | undefined) =>
    set(Object.fromEntries(row ? rows.with(index, row) : rows.toSpliced(index, 1)));
  function remove(index: number): void {
    // The button is about to go.
    document.getElementById(fieldId(path))?.focus();
    replace(index, undefined);
  }
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      {rows.map(([key, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the key itself is edited
        <div key={index} className={styles.record}>
          <input
            aria-label={`${label(names)} ${index + 1}: ${t('key')}`}
            value={key}
            readOnly={isFixed}
            maxLength={2}
            onChange={({ target }) => {
              if (!(target.value in value)) replace(index, [target.value, text]);
            }}
          />
          <input
            id={fieldId(`${path}.${key}`)}
            aria-label={`${label(names)} ${index + 1}`}
            value={text}
            readOnly={isFixed}
            onChange={({ target }) => replace(index, [key, target.value])}
          />
          <Button quiet className={styles.add} disabled={isFixed} onClick={() => remove(index)}>
            {t('remove')}
          </Button>
          <ProblemText path={`${path}.${key}`} />
        </div>
      ))}
      <Button
        quiet
        className={styles.add}
        disabled={isFixed || '' in value}
        onClick={() => set({ ...value, '': '' })}
      >
        {t('addItem', { field: label(names) })}
      </Button>
    </FieldFrame>
  );
}
