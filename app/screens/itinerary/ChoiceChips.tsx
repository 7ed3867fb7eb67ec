import type { ReactNode } from 'react';

interface Props {
  legend: string;
  name: string;
  /** `radio` for one of them, `checkbox` for any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: ReactNode; checked: boolean; hint?: string }[];
}

/** Choices side by side, each a chip to tick. */
export function ChoiceChips({ legend, name, type, options }: Props) {
  return (
    <fieldset className="choice-chips">
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
