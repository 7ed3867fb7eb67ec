import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FavoriteKind } from '../../../domain/favorites.ts';
import type { Card } from '../../parts/card.ts';
import type { FavoriteList } from '../../parts/favoriteList.ts';

interface Props {
  cards: FavoriteList['cards'];
  /** An entry, as an item of a list. */
  item: (kind: FavoriteKind, card: Card) => ReactNode;
}

/** Favourites by kind, each in the order in which they are given. */
export function FavoriteGroups({ cards, item }: Props) {
  const t = useTranslations();
  const groups: [kind: FavoriteKind, title: string][] = [
    ['pois', t('search.places')],
    ['circuits', t('menu.circuits')],
    ['experiences', t('menu.experiences')],
    ['events', t('menu.events')],
  ];
  return (
    <div className="favorite-groups">
      {groups.map(
        ([kind, title]) =>
          cards[kind].length > 0 && (
            <section key={kind} aria-labelledby={`favorite-${kind}`}>
              <h2 id={`favorite-${kind}`}>{title}</h2>
              <ul className="favorite-grid">{cards[kind].map((card) => item(kind, card))}</ul>
            </section>
          ),
      )}
    </div>
  );
}
