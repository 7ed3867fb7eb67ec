import { countOf } from '../../domain/visitor/favorites.ts';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { useFavorites } from '../features/favorites/favoritesStore.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as header from './Header.module.css';

/** Link to the favourites. Their number is known in the browser only and shown over the heart. */
export function FavoritesLink() {
  const t = useTranslations();
  const count = useFavorites(countOf);
  return (
    <LocaleLink
      to="/fav"
      className={header.tool}
      aria-label={count > 0 ? t('favorites.named', { count }) : t('menu.favorites')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
      {count > 0 && (
        <span className={header.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LocaleLink>
  );
}
