import { useState } from 'react';
import { WrittenDate } from '../../../components/WrittenDate.tsx';
import { canChange, type FieldProps, useEditor, useField, useLabels } from '../EditorContext.ts';
import { FieldFrame, Hint, ProblemText, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';

/** The value of a field, and the properties of its control. */
function useInput<T>({ path, names }: Pick<FieldProps, 'path' | 'names'>) {
  const [value, set] = useField<T>(path);
  const control = useControl(path, names);
  return { value, set, control, isReadOnly: !canChange(useEditor()) };
}

export function TextField({ field, ...place }: FieldProps<'text'>) {
  const { value = '', set, control, isReadOnly } = useInput<string>(place);
  const isArabic = field.name.startsWith('arabic');
  return (
    <FieldFrame {...place} required={field.required}>
      {field.isLong ? (
        <textarea
          {...control}
          className={styles.text}
          value={value}
          readOnly={isReadOnly}
          onChange={({ target }) => set(target.value)}
        />
      ) : (
        <input
          {...control}
          type={field.format ?? 'text'}
          value={value}
          readOnly={isReadOnly}
          dir={isArabic ? 'rtl' : undefined}
          lang={isArabic ? 'ar' : undefined}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FieldFrame>
  );
}

interface NumberFieldProps extends FieldProps<'number'> {
  /** Gets a text that is pasted, and returns true for one that the field is not to take. */
  onPaste?(text: string): boolean;
}

export function NumberField({ field, onPaste, ...place }: NumberFieldProps) {
  const { value, set, control, isReadOnly } = useInput<number>(place);
  // An element of a list is always a number; the field is empty while another one is typed.
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame {...place} required={field.required}>
      <input
        {...control}
        type="number"
        step={field.isInteger ? 1 : 'any'}
        min={field.min}
        max={field.max}
        value={typed ?? value ?? ''}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setTyped(target.value);
          // A sign alone is not a number yet.
          if (!target.validity.badInput)
            set(target.value === '' ? undefined : target.valueAsNumber);
        }}
        onPaste={(event) => {
          if (!onPaste?.(event.clipboardData.getData('text/plain'))) return;
          event.preventDefault();
          setTyped(undefined);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </FieldFrame>
  );
}

export function DateField({ field, ...place }: FieldProps<'date'>) {
  const { value = '', set, control, isReadOnly } = useInput<string>(place);
  return (
    <FieldFrame {...place} required={field.required}>
      <input
        {...control}
        type="date"
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => set(target.value)}
      />
      <WrittenDate value={value} />
    </FieldFrame>
  );
}

export function BooleanField({ field: _, ...place }: FieldProps<'boolean'>) {
  const { value = false, set, control, isReadOnly } = useInput<boolean>(place);
  const { label } = useLabels();
  const { path, names } = place;
  return (
    <div className={`${styles.field} ${styles.check}`}>
      <label className={styles.label}>
        <input
          {...control}
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          onChange={({ target }) => set(target.checked)}
        />
        {label(names)}
      </label>
      <Hint path={path} names={names} />
      <ProblemText path={path} />
    </div>
  );
}

export function EnumField({ field, ...place }: FieldProps<'enum'>) {
  const { value = '', set, control, isReadOnly } = useInput<string | number>(place);
  const { option } = useLabels();
  const choose = (text: string) => set(field.options.find((one) => String(one) === text));
  return (
    <FieldFrame {...place} required={field.required}>
      <select
        {...control}
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => choose(target.value)}
      >
        {(!field.required || value === '') && <option value="">–</option>}
        {field.options.map((one) => (
          <option key={one} value={one}>
            {option(place.names, String(one))}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
