/** Starts the service worker and tells it what to keep. Loaded when a page has come to rest. */
import { countOf, FAVORITE_KINDS, type FavoriteKind, listAddress } from '../../domain/favorites.ts';
import { useFavorites } from '../state/favorites.ts';
import { useTour } from '../state/tour.ts';
import { ALWAYS_KEPT, MOST_FAVORITES, type Remember } from './saved.ts';

/** Where the pages of favourites are. Deals are among the places of interest. */
const PATHS: Record<FavoriteKind, string[]> = {
  circuits: ['circuit'],
  pois: ['poi', 'deal'],
  events: ['event'],
  experiences: ['experience'],
};

export async function register(): Promise<void> {
  // Pictures of a page that had no worker yet have to be told; later ones pass it by.
  const pictures = navigator.serviceWorker.controller ? [] : picturesHere();
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows may refuse; the site is the same, but for what is saved.
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

function remember(pictures: string[]): Remember {
  const locale = document.documentElement.lang;
  const favorites = useFavorites.getState();
  const pages = FAVORITE_KINDS.flatMap((kind) =>
    favorites[kind]
      .slice(0, MOST_FAVORITES)
      .map((id) => PATHS[kind].map((path) => `/${locale}/${path}/${id}`)),
  );
  const always = ALWAYS_KEPT.map((path) => [`/${locale}${path}`]);
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
