import { Say, type Words } from '../i18n/words.tsx';

/** One line of "at a glance": what it is about and what holds. */
export interface Fact {
  label: string;
  value: Words;
}

/** Facts at a glance; those that are not known are left out. */
export function Facts({
  facts,
  notes,
}: {
  facts: readonly (Fact | undefined)[];
  notes?: readonly Words[];
}) {
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <>
      {known.length > 0 && (
        <dl className="facts">
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Say words={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes && notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note.text}>
              <Say words={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
