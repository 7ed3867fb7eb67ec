import type { ReactNode } from 'react';
import { Say, type Words } from '../i18n/words.tsx';

export interface Option {
  id: string;
  title: Words;
  chosen: boolean;
}

interface Props {
  label: string;
  /** The name under which what is ticked stands in the address. */
  name: string;
  options: readonly Option[];
  /** What stands below the list. */
  children?: ReactNode;
}

/** A list of a form, to tick; closed until it is wanted, and saying what is ticked. */
export function Options({ label, name, options, children }: Props) {
  const chosen = options.filter((option) => option.chosen).map((option) => option.title.text);
  return (
    <details className="option-list">
      <summary>
        {label}
        {chosen.length > 0 && `: ${chosen.join(', ')}`}
      </summary>
      <ul className="options">
        {options.map((option) => (
          <li key={option.id}>
            <label>
              <input type="checkbox" name={name} value={option.id} defaultChecked={option.chosen} />
              <Say words={option.title} />
            </label>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
