import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FavoriteKind } from '../../../domain/favorites.ts';
import { CardView } from '../../parts/CardGrid.tsx';
import type { Card } from '../../parts/card.ts';
import { useFavorites } from '../../state/favorites.ts';

/** Milliseconds for which something taken out stays in its place, to be put back. */
const UNDO = 8000;

interface Props {
  kind: FavoriteKind;
  card: Card;
  /** Called when it is taken out, and when its time to be put back is over. */
  onOut: (title: string) => void;
  onGone: () => void;
}

/** One of the visitor's own favourites. Taken out, it pales and can be put back for some seconds. */
export function FavoriteItem({ kind, card, onOut, onGone }: Props) {
  const t = useTranslations('favoriteList');
  const item = useRef<HTMLLIElement>(null);
  const chosen = useFavorites((state) => state[kind].includes(card.id));
  const toggle = useFavorites((state) => state.toggle);
  const title = card.title.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: time runs from the taking out
  useEffect(() => {
    if (chosen) return;
    onOut(title);
    // Who is still there with the pointer or the keyboard is given more time.
    const timer = setInterval(() => !isInUse(item.current) && onGone(), UNDO);
    return () => clearInterval(timer);
  }, [chosen]);

  function undo(): void {
    toggle(kind, card.id);
    // The button goes; the heart beside it stays.
    item.current?.querySelector<HTMLElement>('.heart')?.focus();
  }

  return (
    <li ref={item} className={chosen ? undefined : 'taken-out'}>
      <CardView card={card} />
      {!chosen && (
        <p className="undo">
          {t('removed')}
          <button type="button" onClick={undo} aria-label={`${t('undo')}: ${title}`}>
            {t('undo')}
          </button>
        </p>
      )}
    </li>
  );
}

/** Touch leaves neither a pointer over a thing nor a visible focus on it. */
function isInUse(element: HTMLElement | null): boolean {
  if (!element) return false;
  const pointed = matchMedia('(hover: hover)').matches && element.matches(':hover');
  return pointed || element.querySelector(':focus-visible') !== null;
}
