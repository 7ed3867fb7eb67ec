import type { ReactNode } from 'react';
import * as styles from './Notice.module.css';

const LOOKS = { error: styles.error, status: styles.status };

interface Props {
  /** `error` is read out at once, `status` when there is a pause. */
  kind: 'error' | 'status';
  children: ReactNode;
}

/** A message about what has just happened. */
export function Notice({ kind, children }: Props) {
  return (
    <div className={`${styles.root} ${LOOKS[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
