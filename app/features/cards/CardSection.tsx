import { useId } from 'react';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import * as head from '../../components/SectionHead.module.css';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { Card } from '../../lib/card.ts';
import { CardGrid } from './CardGrid.tsx';

export interface CardSectionProps {
  /** Anchor for the page's own navigation. */
  id?: string;
  title: string;
  cards: readonly Card[];
  /** Link to the whole list. */
  moreLink?: MoreLink | readonly MoreLink[] | undefined;
  /** At the top of the page: loads the first card's picture at once. */
  first?: boolean;
  /** A shelf by default, which phones scroll sideways. */
  layout?: 'shelf' | 'leading' | 'arches' | 'list';
  /** Background: a class of Band.module.css. */
  className?: string;
}

interface MoreLink {
  path: string;
  label: string;
  /** The label does not say of what: assistive technology reads the heading with it. */
  isNamedByHeading?: boolean;
}

/** Cards under a heading; renders nothing without cards. */
export function CardSection(props: CardSectionProps) {
  const { id, title, cards, moreLink, first, layout = 'shelf', className } = props;
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section id={id} className={className} aria-labelledby={heading}>
      <SectionHead id={heading} title={title}>
        {[moreLink ?? []].flat().map(({ path, label, isNamedByHeading }) => {
          const id = isNamedByHeading ? `${heading}more` : undefined;
          return (
            <LocaleLink
              key={path}
              to={path}
              className={head.more}
              id={id}
              aria-labelledby={id && `${id} ${heading}`}
            >
              {label}
            </LocaleLink>
          );
        })}
      </SectionHead>
      <CardGrid cards={cards} layout={layout} first={first} />
    </section>
  );
}
