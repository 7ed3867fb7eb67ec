import type { ReactNode } from 'react';
import { type LocalizedString, Text } from '../i18n/localize.tsx';
import { Disclosure } from './Disclosure.tsx';
import * as styles from './Options.module.css';

export interface Option {
  id: string;
  title: LocalizedString;
  chosen: boolean;
}

interface Props {
  label: string;
  /** Name of the query parameter. */
  name: string;
  options: readonly Option[];
  /** Content below the list. */
  children?: ReactNode;
}

/** A disclosure with checkboxes. Its summary shows what is ticked. */
export function Options({ label, name, options, children }: Props) {
  const chosen = options.filter((option) => option.chosen).map((option) => option.title.text);
  return (
    <Disclosure
      className={styles.root}
      summary={[label, ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(': ')}
    >
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.id}>
            <label>
              <input type="checkbox" name={name} value={option.id} defaultChecked={option.chosen} />
              <Text value={option.title} />
            </label>
          </li>
        ))}
      </ul>
      {children}
    </Disclosure>
  );
}
