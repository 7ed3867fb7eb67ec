import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { favoritesQuery } from '../../../domain/favorites.ts';
import type { Favorites } from '../../../domain/visitor.ts';
import { ShareTold } from '../../parts/ShareTold.tsx';
import { type Shared, shareAddress } from '../../parts/shareAddress.ts';

/** Shares favourites by an address that carries them, in the order given: no account, no list of ours. */
export function ShareButton({ favorites }: { favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const { locale } = useParams();
  const [shared, setShared] = useState<{ told: Shared; url: string }>();

  async function share(): Promise<void> {
    const url = `${window.location.origin}/${locale}/fav?${favoritesQuery(favorites)}`;
    setShared({ told: undefined, url });
    setShared({ told: await shareAddress(t('sharedTitle'), url), url });
  }

  return (
    <>
      <button type="button" className="button quiet" onClick={() => void share()}>
        {t('share')}
      </button>
      <ShareTold told={shared?.told} url={shared?.url ?? ''} />
    </>
  );
}
