import type { FavoriteKind } from '../../../domain/visitor/favorites.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { HEART } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './FavoriteButton.module.css';
import { useFavorites } from './favoritesStore.ts';

interface Props {
  kind: FavoriteKind;
  id: string;
  /** The entry's title, for the button's accessible name. */
  title: string;
  /** Shown beside the heart; part of the accessible name. */
  label?: string;
  /** Positions the button. */
  className?: string;
}

/** The heart button that adds an entry to the favourites or removes it. */
export function FavoriteButton({ kind, id, title, label, className = '' }: Props) {
  const t = useTranslations('favorites');
  const isFavorite = useFavorites((state) => state[kind].includes(id));
  const toggle = useFavorites((state) => state.toggle);
  return (
    <IconButton
      path={HEART}
      className={`${styles.root} ${className}`}
      aria-pressed={isFavorite}
      aria-label={t('toggle', { title })}
      onClick={() => toggle(kind, id)}
    >
      {label}
    </IconButton>
  );
}
