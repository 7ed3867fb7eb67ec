import type { ReactNode } from 'react';
import * as styles from './StopList.module.css';

/** The days of a route, one below the other. */
export function Days({ children }: { children: ReactNode }) {
  return <div className={styles.days}>{children}</div>;
}

/** The heading of a day, with an optional note beside it. */
export function DayHeading({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <div className={styles.day}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}

interface Props {
  /** Prints without backgrounds and with less space. */
  compact?: boolean;
  children: ReactNode;
}

/** The numbered stops of a day. */
export function StopList({ compact = false, children }: Props) {
  return <ol className={compact ? `${styles.root} ${styles.compact}` : styles.root}>{children}</ol>;
}

/** A stop, below the leg that leads to it. */
export function StopListItem({ leg, children }: { leg?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.item}>
      {leg && <p className={styles.leg}>{leg}</p>}
      <div className={styles.stop}>{children}</div>
    </li>
  );
}
