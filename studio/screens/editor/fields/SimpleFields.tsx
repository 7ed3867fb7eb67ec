import { useId } from 'react';
import { useLocale } from 'use-intl';
import { canChange, type FieldProps, useEditor, useField, useLabels } from '../EditorContext.ts';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';
import { optionName } from './optionName.ts';

export function TextField({ field, path, names }: FieldProps<'text'>) {
  const [value = '', set] = useField<string>(path);
  const control = useControl(path);
  const isReadOnly = !canChange(useEditor());
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      {field.isLong ? (
        <textarea
          {...control}
          className={styles.text}
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <input
          {...control}
          type={field.format ?? 'text'}
          value={value}
          readOnly={isReadOnly}
          dir={field.name.startsWith('arabic') ? 'rtl' : undefined}
          lang={field.name.startsWith('arabic') ? 'ar' : undefined}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function NumberField({ field, path, names }: FieldProps<'number'>) {
  const [value, set] = useField<number>(path);
  const control = useControl(path);
  const isReadOnly = !canChange(useEditor());
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      <input
        {...control}
        type="number"
        step={field.isInteger ? 1 : 'any'}
        min={field.min}
        max={field.max}
        value={value ?? ''}
        readOnly={isReadOnly}
        onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber)}
      />
    </FieldFrame>
  );
}

export function DateField({ field, path, names }: FieldProps<'date'>) {
  const [value = '', set] = useField<string>(path);
  const control = useControl(path);
  const isReadOnly = !canChange(useEditor());
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      <input
        {...control}
        type="date"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

export function BooleanField({ path, names }: FieldProps<'boolean'>) {
  const [value = false, set] = useField<boolean>(path);
  const control = useControl(path);
  const { label, hint } = useLabels();
  const hintId = useId();
  const note = hint(names);
  return (
    <div className={`${styles.field} ${styles.check}`}>
      <label className={styles.label}>
        <input
          {...control}
          aria-describedby={note && hintId}
          type="checkbox"
          checked={value}
          disabled={!canChange(useEditor())}
          onChange={(event) => set(event.target.checked)}
        />
        {label(names)}
      </label>
      {note && (
        <p className={styles.hint} id={hintId}>
          {note}
        </p>
      )}
    </div>
  );
}

export function EnumField({ field, path, names }: FieldProps<'enum'>) {
  const [value = '', set] = useField<string | number>(path);
  const control = useControl(path);
  const { option } = useLabels();
  const locale = useLocale();
  const choose = (text: string) => set(field.options.find((one) => String(one) === text));
  return (
    <FieldFrame path={path} names={names} required={field.required}>
      <select
        {...control}
        value={value}
        disabled={!canChange(useEditor())}
        onChange={(event) => choose(event.target.value)}
      >
        {(!field.required || value === '') && <option value="">–</option>}
        {field.options.map((one) => (
          <option key={one} value={one}>
            {optionName(field.name, String(one), locale) ?? option(names, String(one))}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
