import type { ReactNode } from 'react';
import { type LocalizedString, Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
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
  const t = useTranslations('search');
  const names = options.filter((option) => option.chosen).map((option) => option.title.text);
  return (
    <Disclosure
      className={styles.root}
      summary={names.length > 0 ? t('chosen', { label, names: names.join(', ') }) : label}
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
