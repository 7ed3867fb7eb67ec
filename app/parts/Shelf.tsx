import { useId } from 'react';
import { CardGrid } from './CardGrid.tsx';
import type { Card } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';

interface Props {
  /** The anchor that a page's own menu leads to. */
  id?: string;
  title: string;
  cards: readonly Card[];
  /** Where more of the same is shown. */
  more?: More | readonly More[] | undefined;
  /** On top of the page: the first card's picture comes at once. */
  first?: boolean;
  /** How it stands: `band`, `night`, `arches`, `leading`. */
  className?: string;
}

interface More {
  path: string;
  label: string;
}

/** Cards under a heading; nothing at all where there are no cards. */
export function Shelf({ id, title, cards, more, first, className = '' }: Props) {
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section id={id} className={`shelf ${className}`} aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {[more ?? []].flat().map(({ path, label }) => (
          <LocaleLink key={path} to={path} className="more">
            {label}
          </LocaleLink>
        ))}
      </div>
      <CardGrid cards={cards} arches={className.includes('arches')} first={first} />
    </section>
  );
}
