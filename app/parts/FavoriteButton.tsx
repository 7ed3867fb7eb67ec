import { useTranslations } from 'use-intl';
import type { FavoriteKind } from '../../domain/favorites.ts';
import { useFavorites } from '../state/favorites.ts';

interface Props {
  kind: FavoriteKind;
  id: string;
  /** What it is, for the button's name. */
  title: string;
}

/** The heart that adds an entry to the favourites or takes it out again. */
export function FavoriteButton({ kind, id, title }: Props) {
  const t = useTranslations('favorites');
  const chosen = useFavorites((state) => state[kind].includes(id));
  const toggle = useFavorites((state) => state.toggle);
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={chosen}
      aria-label={t('toggle', { title })}
      onClick={() => toggle(kind, id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
    </button>
  );
}
