import { useEffect, useRef, useState } from 'react';
import {
  byKind,
  countOf,
  favoritesQuery,
  ITINERARY_NAMES,
  without,
} from '../../../domain/visitor/favorites.ts';
import type { Favorites } from '../../../domain/visitor/visitor.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { CardView } from '../cards/Card.tsx';
import { useFavorites } from '../favorites/favoritesStore.ts';
import * as styles from './FavoriteActions.module.css';
import { FavoriteGroups } from './FavoriteGroups.tsx';
import { FavoritesMap } from './FavoritesMap.tsx';
import type { FavoriteList } from './favoriteList.ts';

/** Favourites that somebody shared. They are stored in this browser only on request. */
export function SharedList({ list }: { list: FavoriteList }) {
  const t = useTranslations('favoriteList');
  const shown = byKind((kind) => list.cards[kind].map(({ id }) => id));
  if (countOf(shown) === 0) {
    return (
      <EmptyState>
        <p>{t('sharedNone')}</p>
        <ButtonLink to="/fav">{t('toOwn')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <AddAll shown={shown} />
      <FavoriteGroups
        cards={list.cards}
        renderItem={(_, card) => (
          <li key={card.id}>
            <CardView card={card} variant="compact" />
          </li>
        )}
      />
      <FavoritesMap list={list} favorites={shown} />
    </>
  );
}

/** Adds the shared favourites to the visitor's own and announces how many were added. */
function AddAll({ shown }: { shown: Favorites }) {
  const t = useTranslations('favoriteList');
  const addAll = useFavorites((state) => state.addAll);
  const isNew = useFavorites((state) => !state.ready || countOf(without(shown, state)) > 0);
  const [added, setAdded] = useState(0);
  const actions = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by a link to the own list, which gets the focus.
  useEffect(() => {
    if (added > 0) actions.current?.querySelector('a')?.focus();
  }, [added]);

  function addShown(): void {
    setAdded(countOf(without(shown, useFavorites.getState())));
    addAll(shown);
  }

  return (
    <div className={styles.root} ref={actions}>
      <p className={styles.count} role="status">
        {isNew && t('count', { count: countOf(shown) })}
        {!isNew && (added > 0 ? t('keptAll', { count: added }) : t('allKept'))}
      </p>
      {isNew ? (
        <Button className="needs-script" onClick={addShown}>
          {t('keepAll')}
        </Button>
      ) : (
        <ButtonLink to="/fav">{t('toOwn')}</ButtonLink>
      )}
      <ButtonLink to={`/itinerary?${favoritesQuery(shown, ITINERARY_NAMES)}`} quiet>
        {t('itinerary')}
      </ButtonLink>
    </div>
  );
}
