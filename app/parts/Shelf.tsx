import { useId } from 'react';
import { CardGrid } from './CardGrid.tsx';
import type { Card } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';

interface Props {
  /** The anchor that a page's own menu leads to. */
  id?: string;
  title: string;
  cards: readonly Card[];
  /** A page that shows more of the same. */
  more?: { path: string; label: string } | undefined;
  /** How it stands: `band`, `night`, `arches`, `leading`. */
  className?: string;
}

/** Cards under a heading; nothing at all where there are no cards. */
export function Shelf({ id, title, cards, more, className = '' }: Props) {
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section id={id} className={`shelf ${className}`} aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {more && (
          <LocaleLink to={more.path} className="more">
            {more.label}
          </LocaleLink>
        )}
      </div>
      <CardGrid cards={cards} arches={className.includes('arches')} />
    </section>
  );
}
