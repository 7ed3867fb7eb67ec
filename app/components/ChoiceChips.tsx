import type { ReactNode } from 'react';
import * as styles from './ChoiceChips.module.css';

interface Props {
  legend: string;
  name: string;
  /** `radio` for a single choice, `checkbox` for several. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: ReactNode; checked: boolean; hint?: string }[];
}

/** Fieldset of radio buttons or checkboxes shown as chips. */
export function ChoiceChips({ legend, name, type, options }: Props) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {options.map(({ value, label, checked, hint }) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={checked} />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
