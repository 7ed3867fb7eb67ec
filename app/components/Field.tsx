import type { ReactNode } from 'react';
import * as styles from './Field.module.css';

interface Props {
  label: string;
  /** Error message; the id is for the field's `aria-describedby`. */
  error?: { id: string; text: string } | undefined;
  children: ReactNode;
}

/** A labelled input or select. */
export function Field({ label, error, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
    <label className={styles.root}>
      <span>{label}</span>
      {children}
      {error && (
        <span className={styles.error} id={error.id}>
          {error.text}
        </span>
      )}
    </label>
  );
}
