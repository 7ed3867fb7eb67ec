import { useTranslations } from 'use-intl';
import {
  countOf,
  favoritesQuery,
  ITINERARY_NAMES,
  newestFirst,
} from '../../../domain/favorites.ts';
import type { Favorites } from '../../../domain/visitor.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { ShareButton } from './ShareButton.tsx';

/** What one can do with all of one's favourites, given oldest first. */
export function FavoriteActions({ favorites }: { favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const shown = newestFirst(favorites);
  const count = countOf(favorites);
  return (
    <div className="favorite-actions">
      <p className="favorite-count">{t('count', { count })}</p>
      {count > 0 && (
        <>
          <LocaleLink
            to={`/itinerary?${favoritesQuery(shown, ITINERARY_NAMES)}`}
            className="button"
          >
            {t('itinerary')}
          </LocaleLink>
          <ShareButton favorites={shown} />
        </>
      )}
    </div>
  );
}
