import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';

/** Where there is nothing to show: a picture, a word, and a way on. */
export function EmptyState({ children, alert = false }: { children: ReactNode; alert?: boolean }) {
  return (
    <div className="empty" role={alert ? 'alert' : 'status'}>
      <Picture picture={{ src: 'posters/site/empty.svg', alt: '' }} shape="tall" sizes="320px" />
      {children}
    </div>
  );
}
