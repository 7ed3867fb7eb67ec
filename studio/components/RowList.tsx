import type { ReactNode } from 'react';
import * as styles from './RowList.module.css';

/** A short list; its children are `li` with a text and, at the end, what can be done. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.root} aria-label={label}>
      {children}
    </ul>
  );
}
