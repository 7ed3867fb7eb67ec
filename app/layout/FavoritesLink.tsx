import { countOf } from '../../domain/visitor/favorites.ts';
import { Icon } from '../components/Icon.tsx';
import { HEART } from '../components/icons.ts';
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
      <Icon path={HEART} />
      {count > 0 && (
        <span className={header.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LocaleLink>
  );
}
