import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** Outlined instead of filled, for secondary actions. */
  quiet?: boolean;
  /** While an action runs: the button stays focusable but does nothing. */
  busy?: boolean;
}

export function Button({ quiet, busy, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.root} ${quiet ? styles.quiet : ''} ${className}`.trim()}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
