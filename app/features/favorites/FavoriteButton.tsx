import type { FavoriteKind } from '../../../domain/visitor/favorites.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './FavoriteButton.module.css';
import { useFavorites } from './favoritesStore.ts';

interface Props {
  kind: FavoriteKind;
  id: string;
  /** The entry's title, for the button's accessible name. */
  title: string;
  /** Positions the button. */
  className?: string;
}

/** The heart button that adds an entry to the favourites or removes it. */
export function FavoriteButton({ kind, id, title, className = '' }: Props) {
  const t = useTranslations('favorites');
  const isFavorite = useFavorites((state) => state[kind].includes(id));
  const toggle = useFavorites((state) => state.toggle);
  return (
    <button
      type="button"
      className={`${styles.root} ${className}`}
      aria-pressed={isFavorite}
      aria-label={t('toggle', { title })}
      onClick={() => toggle(kind, id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
    </button>
  );
}
