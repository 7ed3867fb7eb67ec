import { useEffect, useRef } from 'react';
import type { FavoriteKind } from '../../../domain/visitor/favorites.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Card } from '../../lib/card.ts';
import { CardView } from '../cards/Card.tsx';
import { useFavorites } from '../favorites/favoritesStore.ts';
import * as styles from './FavoriteItem.module.css';

/** Time in ms in which the removal of a favourite can be undone. */
const UNDO_TIME = 8000;

interface Props {
  kind: FavoriteKind;
  card: Card;
  /** Called when the favourite is removed. */
  onRemove: (title: string) => void;
  /** Called when the removal can no longer be undone. */
  onExpire: () => void;
}

/** One of the visitor's own favourites. When removed it stays, greyed out, until the undo time ends. */
export function FavoriteItem({ kind, card, onRemove, onExpire }: Props) {
  const t = useTranslations('favoriteList');
  const item = useRef<HTMLLIElement>(null);
  const isFavorite = useFavorites((state) => state[kind].includes(card.id));
  const toggle = useFavorites((state) => state.toggle);
  const title = card.title.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts with the removal
  useEffect(() => {
    if (isFavorite) return;
    onRemove(title);
    // Visitors whose pointer or focus is on the item get more time.
    const timer = setInterval(() => !isInUse(item.current) && onExpire(), UNDO_TIME);
    return () => clearInterval(timer);
  }, [isFavorite]);

  function undo(): void {
    toggle(kind, card.id);
    // The pressed button is removed, so the focus moves to the heart.
    item.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  }

  return (
    <li ref={item}>
      <CardView card={card} variant="compact" removed={!isFavorite} />
      {!isFavorite && (
        <p className={styles.undo}>
          {t('removed')}
          <button type="button" onClick={undo} aria-label={`${t('undo')}: ${title}`}>
            {t('undo')}
          </button>
        </p>
      )}
    </li>
  );
}

/** Whether a pointer or visible focus is on the element; never true after a touch. */
function isInUse(element: HTMLElement | null): boolean {
  if (!element) return false;
  const isHovered = matchMedia('(hover: hover)').matches && element.matches(':hover');
  return isHovered || element.querySelector(':focus-visible') !== null;
}
