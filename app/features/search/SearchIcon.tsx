import type { ComponentProps } from 'react';
import * as styles from './SearchIcon.module.css';

const PATHS = {
  cross: 'M6 6 18 18M18 6 6 18',
  glass: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  sliders: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
};

/** An icon for a button that has a label or an accessible name. */
export function SearchIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.root}>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A round button with a cross, which closes or empties something. */
export function CrossButton(props: Pick<ComponentProps<'button'>, 'aria-label' | 'onClick'>) {
  return (
    <button type="button" className={styles.button} {...props}>
      <SearchIcon name="cross" />
    </button>
  );
}
