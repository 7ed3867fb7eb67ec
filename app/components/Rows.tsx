import type { ReactNode } from 'react';
import * as styles from './Rows.module.css';

/** A list of entries without pictures, in columns where there is space. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
