import type { ReactNode } from 'react';
import type { FavoriteKind } from '../../../domain/visitor/favorites.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Card } from '../../lib/card.ts';
import * as styles from './FavoriteGroups.module.css';
import type { FavoriteList } from './favoriteList.ts';

interface Props {
  cards: FavoriteList['cards'];
  /** Renders an entry as a list item. */
  renderItem: (kind: FavoriteKind, card: Card) => ReactNode;
}

/** Favourites grouped by kind, in the given order. */
export function FavoriteGroups({ cards, renderItem }: Props) {
  const t = useTranslations();
  const groups: [kind: FavoriteKind, title: string][] = [
    ['pois', t('search.places')],
    ['circuits', t('menu.circuits')],
    ['experiences', t('menu.experiences')],
    ['events', t('menu.events')],
  ];
  return (
    <div className={styles.root}>
      {groups.map(
        ([kind, title]) =>
          cards[kind].length > 0 && (
            <section key={kind} aria-labelledby={`favorite-${kind}`}>
              <h2 id={`favorite-${kind}`}>{title}</h2>
              <ul className={styles.grid}>{cards[kind].map((card) => renderItem(kind, card))}</ul>
            </section>
          ),
      )}
    </div>
  );
}
