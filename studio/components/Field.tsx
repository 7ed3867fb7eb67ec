import { type ComponentProps, useId } from 'react';
import * as styles from '../../app/components/Field.module.css';
import { WrittenDate } from './WrittenDate.tsx';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A labelled input with its hint and its error message. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="side-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {(input.type === 'date' || input.type === 'datetime-local') && (
        <WrittenDate value={String(input.value)} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
