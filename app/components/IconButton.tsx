import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './IconButton.module.css';

interface Props extends ComponentProps<'button'> {
  /** The icon. */
  path: string;
  'aria-label': string;
}

/** A round button with an icon; children are shown beside it. */
export function IconButton({ path, className = '', children, ...button }: Props) {
  return (
    <button type="button" {...button} className={`${styles.root} ${className}`}>
      <Icon path={path} />
      {children}
    </button>
  );
}
