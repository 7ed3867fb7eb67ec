import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  byKind,
  countOf,
  favoritesQuery,
  ITINERARY_NAMES,
  without,
} from '../../../domain/favorites.ts';
import type { Favorites } from '../../../domain/visitor.ts';
import { CardView } from '../../parts/CardGrid.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import type { FavoriteList } from '../../parts/favoriteList.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { useFavorites } from '../../state/favorites.ts';
import { FavoriteGroups } from './FavoriteGroups.tsx';
import { FavoritesMap } from './FavoritesMap.tsx';

/** Somebody's favourites, to look at; they become the visitor's own only when kept. */
export function SharedList({ list }: { list: FavoriteList }) {
  const t = useTranslations('favoriteList');
  const shown = byKind((kind) => list.cards[kind].map(({ id }) => id));
  if (countOf(shown) === 0) {
    return (
      <EmptyState>
        <p>{t('sharedNone')}</p>
        <LocaleLink to="/fav" className="button">
          {t('toOwn')}
        </LocaleLink>
      </EmptyState>
    );
  }
  return (
    <>
      <KeepAll shown={shown} />
      <FavoriteGroups
        cards={list.cards}
        item={(_, card) => (
          <li key={card.id}>
            <CardView card={card} />
          </li>
        )}
      />
      <FavoritesMap list={list} favorites={shown} />
    </>
  );
}

/** Adds a list to the visitor's own, who loses nothing by it and is told what was added. */
function KeepAll({ shown }: { shown: Favorites }) {
  const t = useTranslations('favoriteList');
  const keep = useFavorites((state) => state.keep);
  const isNew = useFavorites((state) => !state.ready || countOf(without(shown, state)) > 0);
  const [added, setAdded] = useState(0);
  const actions = useRef<HTMLDivElement>(null);
  // The button that was pressed goes: the way to the list stands in its place.
  useEffect(() => {
    if (added > 0) actions.current?.querySelector('a')?.focus();
  }, [added]);

  function keepAll(): void {
    setAdded(countOf(without(shown, useFavorites.getState())));
    keep(shown);
  }

  return (
    <div className="favorite-actions" ref={actions}>
      <p className="favorite-count" role="status">
        {isNew && t('count', { count: countOf(shown) })}
        {!isNew && (added > 0 ? t('keptAll', { count: added }) : t('allKept'))}
      </p>
      {isNew ? (
        <button type="button" className="button needs-script" onClick={keepAll}>
          {t('keepAll')}
        </button>
      ) : (
        <LocaleLink to="/fav" className="button">
          {t('toOwn')}
        </LocaleLink>
      )}
      <LocaleLink
        to={`/itinerary?${favoritesQuery(shown, ITINERARY_NAMES)}`}
        className="button quiet"
      >
        {t('itinerary')}
      </LocaleLink>
    </div>
  );
}
