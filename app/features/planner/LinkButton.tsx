import type { ComponentProps } from 'react';
import * as styles from './LinkButton.module.css';

/** A button that looks like a link. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.root} {...props} />;
}
