import { useTranslations } from 'use-intl';
import { Say } from '../i18n/words.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import type { Card } from './card.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { LocaleLink, useGoingTo } from './LocaleLink.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  cards: readonly Card[];
  /** The heading level of the cards' titles. */
  level?: 2 | 3;
  /** Tall pictures, which the style cuts to arches. */
  arches?: boolean;
  /** On top of the page: the first card's picture comes at once. */
  first?: boolean;
  className?: string;
}

/** Cards side by side, as many as fit. */
export function CardGrid(props: Props) {
  const { cards, level = 3, arches = false, first = false, className = 'card-grid' } = props;
  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.path}>
          <CardView card={card} level={level} arches={arches} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  card: Card;
  level?: 2 | 3;
  arches?: boolean;
  first?: boolean;
}

/** A card, all of it one link, with the heart at its corner. */
export function CardView({ card, level = 3, arches = false, first = false }: CardProps) {
  const t = useTranslations();
  const going = useGoingTo(card.path);
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <Picture
        picture={card.picture}
        shape={arches ? 'tall' : 'card'}
        sizes={
          arches
            ? '(min-width: 768px) 190px, 46vw'
            : '(min-width: 1200px) 310px, (min-width: 768px) 33vw, 76vw'
        }
        first={first}
        className={going ? 'card-picture going' : 'card-picture'}
      />
      <div className="card-words">
        <Heading className="card-title">
          <LocaleLink to={card.path} className="card-link" viewTransition>
            <Say words={card.title} />
          </LocaleLink>
        </Heading>
        {card.sample && <p className="sample">{t('sample.label')}</p>}
        {(card.city || card.fact) && (
          <p className="card-fact">
            {card.city && <Say words={card.city} />}
            {card.city && card.fact && ' · '}
            {card.fact}
          </p>
        )}
        {card.summary && (
          <p className="card-summary">
            <Say words={card.summary} />
          </p>
        )}
      </div>
      {card.favorite && (
        <FavoriteButton kind={card.favorite} id={card.id} title={card.title.text} />
      )}
      {card.stop && <AddToPlan id={card.id} title={card.title.text} />}
    </article>
  );
}
