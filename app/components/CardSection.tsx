import { useId } from 'react';
import { CardGrid } from './CardGrid.tsx';
import type { Card } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';

interface Props {
  /** Anchor for the page's own navigation. */
  id?: string;
  title: string;
  cards: readonly Card[];
  /** Link to the whole list. */
  moreLink?: MoreLink | readonly MoreLink[] | undefined;
  /** At the top of the page: loads the first card's picture at once. */
  first?: boolean;
  layout?: 'shelf' | 'leading' | 'arches';
  /** Background: `band` or `band night`. */
  className?: string;
}

interface MoreLink {
  path: string;
  label: string;
}

/** Cards under a heading; renders nothing without cards. */
export function CardSection(props: Props) {
  const { id, title, cards, moreLink, first, layout = 'shelf', className } = props;
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section id={id} className={className} aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {[moreLink ?? []].flat().map(({ path, label }) => (
          <LocaleLink key={path} to={path} className="more">
            {label}
          </LocaleLink>
        ))}
      </div>
      <CardGrid cards={cards} layout={layout} first={first} />
    </section>
  );
}
