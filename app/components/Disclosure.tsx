import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Disclosure.module.css';

interface Props extends ComponentProps<'details'> {
  summary: ReactNode;
  /** Accessible name of the summary, if its text alone is ambiguous. */
  label?: string;
}

/** Content that is shown and hidden by its summary. */
export function Disclosure({ summary, label, className = '', children, ...details }: Props) {
  return (
    <details {...details} className={`${styles.root} ${className}`.trim()}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
