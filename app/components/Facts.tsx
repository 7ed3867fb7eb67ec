import { type LocalizedString, Text } from '../i18n/localize.tsx';
import * as styles from './Facts.module.css';

/** A row of "At a glance": label and value. */
export interface Fact {
  label: string;
  value: LocalizedString;
}

/** "At a glance". Unknown facts are left out. */
export function Facts({
  facts,
  notes,
}: {
  facts: readonly (Fact | undefined)[];
  notes?: readonly LocalizedString[];
}) {
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.root}>
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
