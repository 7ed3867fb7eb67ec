import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface Props {
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  title: string;
  lead?: string;
  /** Links beside the heading. */
  children?: ReactNode;
}

/** The heading of a section, with a sentence or links beside it. */
export function SectionHead({ id, title, lead, children }: Props) {
  return (
    <div className={styles.root}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
