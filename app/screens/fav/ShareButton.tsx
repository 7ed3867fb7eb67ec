import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { favoritesQuery } from '../../../domain/favorites.ts';
import type { Favorites } from '../../../domain/visitor.ts';

/** Shares favourites by an address that carries them, in the order given: no account, no list of ours. */
export function ShareButton({ favorites }: { favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const { locale } = useParams();
  const [told, setTold] = useState<'copied' | 'byHand'>();
  const path = `/${locale}/fav?${favoritesQuery(favorites)}`;

  async function share(): Promise<void> {
    const url = window.location.origin + path;
    setTold(undefined);
    if ('share' in navigator) {
      const refusal = await navigator.share({ title: t('sharedTitle'), url }).then(
        () => undefined,
        (error: Error) => error.name,
      );
      // Who closes the system's sheet has changed their mind.
      if (!refusal || refusal === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setTold('copied');
    } catch {
      setTold('byHand');
    }
  }

  return (
    <>
      <button type="button" className="button quiet" onClick={() => void share()}>
        {t('share')}
      </button>
      <div role="status" className="share-told">
        {told === 'copied' && <p>{t('copied')}</p>}
        {told === 'byHand' && (
          <label>
            {t('copyByHand')}
            <input
              readOnly
              value={window.location.origin + path}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </div>
    </>
  );
}
