/** The layouts of CardGrid.module.css; a shelf scrolls sideways on phones. */
export type CardLayout = 'grid' | 'list' | 'shelf' | 'leading' | 'arches' | 'rows';

/** Width of a card that scrolls sideways on phones. */
const SCROLLED = 'min(76vw, 18rem)';

/** The `sizes` of the pictures of cards, by layout: the width of each in the page. */
const SIZES: Record<CardLayout, string> = {
  grid: '(min-width: 1250px) 310px, (min-width: 930px) 31vw, (min-width: 600px) 46vw, 92vw',
  list: '(min-width: 1250px) 310px, (min-width: 930px) 31vw, (min-width: 768px) 46vw, 120px',
  shelf: `(min-width: 1250px) 310px, (min-width: 930px) 31vw, (min-width: 768px) 46vw, ${SCROLLED}`,
  leading: `(min-width: 1250px) 310px, (min-width: 1000px) 23vw, (min-width: 768px) 46vw, ${SCROLLED}`,
  arches: '(min-width: 768px) 190px, 46vw',
  rows: '(min-width: 900px) 192px, 160px',
};

/** The first card of a leading shelf is twice as wide as the others, but on phones. */
const LEAD = `(min-width: 1250px) 628px, (min-width: 1000px) 46vw, (min-width: 768px) 94vw, ${SCROLLED}`;

/** @param index position of the card in its list, from 0 */
export const cardSizes = (layout: CardLayout, index: number): string =>
  layout === 'leading' && index === 0 ? LEAD : SIZES[layout];
