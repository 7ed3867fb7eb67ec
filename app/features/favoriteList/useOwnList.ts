import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import {
  byKind,
  countOf,
  FAVORITE_KINDS,
  type FavoriteKind,
  listAddress,
  without,
} from '../../../domain/visitor/favorites.ts';
import { ERROR_CODES } from '../../api/errorCodes.ts';
import { request } from '../../api/fetchData.ts';
import { useFavorites } from '../favorites/favoritesStore.ts';
import type { FavoriteList } from './favoriteList.ts';

/** The visitor's own favourites as cards; fetches those that are not loaded yet. */
export function useOwnList() {
  const { locale } = useParams();
  const [list, setList] = useState<FavoriteList>();
  const [failed, setFailed] = useState(false);
  const ready = useFavorites((state) => state.ready);
  const favorites = useFavorites(
    useShallow(({ circuits, pois, events, experiences }) => ({
      circuits,
      pois,
      events,
      experiences,
    })),
  );
  const loaded = byKind((kind) => [
    ...(list?.cards[kind] ?? []).map(({ id }) => id),
    ...(list?.unknown[kind] ?? []),
  ]);
  const isComplete = countOf(without(favorites, loaded)) === 0;
  const address = isComplete ? undefined : listAddress(String(locale), favorites);

  useEffect(() => {
    if (!ready || !address || failed) return;
    const controller = new AbortController();
    const { signal } = controller;
    void request(address, ERROR_CODES.places, { signal }, parseList).then((next) => {
      if (signal.aborted) return;
      if (!next) return setFailed(true);
      setList(withoutRemoved(next));
      if (countOf(next.unknown) > 0) useFavorites.getState().remove(next.unknown);
    });
    return () => controller.abort();
  }, [ready, address, failed]);

  /** Removes a card from the page. */
  function drop(kind: FavoriteKind, id: string): void {
    setList(
      (shown) =>
        shown && {
          ...shown,
          cards: { ...shown.cards, [kind]: shown.cards[kind].filter((card) => card.id !== id) },
        },
    );
  }
  return { ready, favorites, list, isComplete, failed, retry: () => setFailed(false), drop };
}

/** A list that was cached for offline use can contain entries that were removed since. */
function withoutRemoved(list: FavoriteList): FavoriteList {
  const own = useFavorites.getState();
  const cards = byKind((kind) => list.cards[kind].filter(({ id }) => own[kind].includes(id)));
  return { ...list, cards };
}

/** A copy that an earlier release saved for offline use may lack the details of cards. */
const parseList = ({ cards, ...body }: Partial<FavoriteList>) =>
  cards && FAVORITE_KINDS.every((kind) => cards[kind].every(({ details }) => details))
    ? ({ ...body, cards } as FavoriteList)
    : undefined;
