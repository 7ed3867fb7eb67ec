import { useTranslations } from 'use-intl';
import { countOf } from '../../domain/favorites.ts';
import { LocaleLink } from '../parts/LocaleLink.tsx';
import { useFavorites } from '../state/favorites.ts';

/** The way to the favourites. How many there are is known in the browser alone, and stands over the heart. */
export function FavoritesLink() {
  const t = useTranslations();
  const count = useFavorites(countOf);
  return (
    <LocaleLink
      to="/fav"
      className="tool"
      aria-label={count > 0 ? t('favorites.named', { count }) : t('menu.favorites')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
      {count > 0 && (
        <span className="badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LocaleLink>
  );
}
