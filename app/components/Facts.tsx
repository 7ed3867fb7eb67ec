import type { ReactNode } from 'react';
import { type LocalizedString, Text } from '../i18n/localize.tsx';
import * as styles from './Facts.module.css';

/** A row of "At a glance": label and value. */
export interface Fact {
  label: string;
  value: LocalizedString;
}

interface Props {
  facts: readonly (Fact | undefined)[];
  notes?: readonly LocalizedString[] | undefined;
  /** Further rows, before the others. */
  children?: ReactNode;
}

/** "At a glance". Unknown facts are left out. */
export function Facts({ facts, notes, children }: Props) {
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <>
      {(known.length > 0 || children) && (
        <dl className={styles.root}>
          {children}
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Text value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes && notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.text}>
              <Text value={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
