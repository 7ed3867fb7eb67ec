/**
 * Registers the service worker and sends it the pages to keep. Loaded after the page's load event.
 */
import { PAGES } from '../../../domain/pages.ts';
import {
  countOf,
  FAVORITE_KINDS,
  type FavoriteKind,
  listAddress,
} from '../../../domain/visitor/favorites.ts';
import { useFavorites } from '../favorites/favoritesStore.ts';
import { useTour } from '../tour/tourStore.ts';
import { MAX_FAVORITES, type SaveRequest } from './saved.ts';

/** The possible paths of a favourite's page: a favourite place may be a deal. */
const favoritePaths = (kind: FavoriteKind, id: string) =>
  PAGES.filter(({ favorite }) => favorite === kind).map(({ path }) => path.replace(':id', id));

export async function registerServiceWorker(): Promise<void> {
  // Without a controlling worker, the pictures loaded so far must be sent; later ones pass through
  // it.
  const pictures = navigator.serviceWorker.controller ? [] : picturesHere();
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows may refuse; then nothing is saved.
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => active?.postMessage(remember(pictures));
  if (useFavorites.persist.hasHydrated()) tell();
  useFavorites.persist.onFinishHydration(tell);
  useFavorites.subscribe(tell);
  await useTour.persist.rehydrate();
  if (hasPlan()) tell();
  useTour.subscribe((now, before) => {
    if (now.tour.days.length > 0 !== before.tour.days.length > 0) tell();
  });
}

const hasPlan = () => useTour.getState().tour.days.length > 0;

function remember(pictures: string[]): SaveRequest {
  const locale = document.documentElement.lang;
  const favorites = useFavorites.getState();
  const pages = FAVORITE_KINDS.flatMap((kind) =>
    favorites[kind]
      .slice(0, MAX_FAVORITES)
      .map((id) => favoritePaths(kind, id).map((path) => `/${locale}${path}`)),
  );
  const always = PAGES.filter(({ offline }) => offline).map(({ path }) => [`/${locale}${path}`]);
  return {
    locale,
    page: location.pathname + location.search,
    pictures,
    shape: matchMedia('(min-width: 768px)').matches ? 'wide' : 'tall',
    keep: [...always, ...(hasPlan() ? [[`/${locale}/itinerary`]] : []), ...pages],
    list: countOf(favorites) > 0 ? listAddress(locale, favorites) : undefined,
  };
}

function picturesHere(): string[] {
  return [...document.images].filter(({ complete }) => complete).map((image) => image.currentSrc);
}
