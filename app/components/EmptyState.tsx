import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';
import { Picture } from './Picture.tsx';

/** Shown when a list is empty: a picture, a message, and links. */
export function EmptyState({ children, alert = false }: { children: ReactNode; alert?: boolean }) {
  return (
    <div className={styles.root} role={alert ? 'alert' : 'status'}>
      <Picture
        picture={{ src: 'posters/site/empty.svg', alt: '' }}
        shape="tall"
        frame="arch"
        sizes="320px"
      />
      {children}
    </div>
  );
}
