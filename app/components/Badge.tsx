import type { ReactNode } from 'react';
import * as styles from './Badge.module.css';

/** A short label on a coloured background, such as "Example". */
export function Badge({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
