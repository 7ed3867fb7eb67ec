import { type CardLayout, cardSizes } from '../../components/cardSizes.ts';
import type { Card } from '../../lib/card.ts';
import { CardView } from './Card.tsx';
import * as styles from './CardGrid.module.css';

interface Props {
  cards: readonly Card[];
  /** The heading level of the cards' titles. */
  level?: 2 | 3;
  layout?: CardLayout;
  /** At the top of the page: loads the first card's picture at once. */
  first?: boolean;
  /** The index of the card that gets the anchor `MORE`. */
  newFrom?: number | undefined;
}

/** The anchor of the first card that "show more" added. */
export const MORE = 'more';

const LAYOUT_CLASS: Record<CardLayout, string> = {
  grid: styles.root,
  list: `${styles.root} ${styles.list}`,
  shelf: `${styles.root} ${styles.shelf}`,
  leading: `${styles.root} ${styles.shelf} ${styles.leading}`,
  arches: `${styles.root} ${styles.shelf} ${styles.arches}`,
  rows: styles.rows,
};

const CARD_VARIANT: Partial<Record<CardLayout, 'arch' | 'row' | 'compact'>> = {
  arches: 'arch',
  rows: 'row',
  list: 'compact',
};

/** A list of cards: a grid by default. */
export function CardGrid(props: Props) {
  const { cards, level = 3, layout = 'grid', first = false, newFrom } = props;
  return (
    <ul className={LAYOUT_CLASS[layout]}>
      {cards.map((card, index) => (
        <li key={card.path} id={index === newFrom ? MORE : undefined}>
          <CardView
            card={card}
            level={level}
            variant={CARD_VARIANT[layout]}
            sizes={cardSizes(layout, index)}
            first={first && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
