import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import {
  byKind,
  countOf,
  type FavoriteKind,
  listAddress,
  without,
} from '../../../domain/favorites.ts';
import type { FavoriteList } from '../../parts/favoriteList.ts';
import { useFavorites } from '../../state/favorites.ts';

/** The visitor's own favourites as cards; asked for when the browser holds some not yet shown. */
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
  const known = byKind((kind) => [
    ...(list?.cards[kind] ?? []).map(({ id }) => id),
    ...(list?.unknown[kind] ?? []),
  ]);
  const isComplete = countOf(without(favorites, known)) === 0;
  const address = isComplete ? undefined : listAddress(String(locale), favorites);

  useEffect(() => {
    if (!ready || !address || failed) return;
    const stop = new AbortController();
    listFrom(address, stop.signal).then(
      (next) => {
        setList(ownOf(next));
        if (countOf(next.unknown) > 0) useFavorites.getState().forget(next.unknown);
      },
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [ready, address, failed]);

  /** Takes a card from the page. */
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

/** A list that was kept for the time without a network may hold what has been taken out since. */
function ownOf(list: FavoriteList): FavoriteList {
  const own = useFavorites.getState();
  const cards = byKind((kind) => list.cards[kind].filter(({ id }) => own[kind].includes(id)));
  return { ...list, cards };
}

/** @throws where the network fails or the answer is not a list */
async function listFrom(address: string, signal: AbortSignal): Promise<FavoriteList> {
  const response = await fetch(address, { signal });
  const list = (await response.json()) as FavoriteList;
  if (!response.ok || !Object(list).cards) throw new Error(`${address}: ${response.status}`);
  return list;
}
