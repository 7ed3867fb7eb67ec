import { useState } from 'react';
import { useParams } from 'react-router';
import {
  countOf,
  favoritesQuery,
  ITINERARY_NAMES,
  newestFirst,
} from '../../../domain/visitor/favorites.ts';
import type { Favorites } from '../../../domain/visitor/visitor.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { ShareStatus } from '../share/ShareStatus.tsx';
import { type ShareResult, shareUrl } from '../share/shareUrl.ts';
import * as styles from './FavoriteActions.module.css';

/** Actions for all favourites, given oldest first: build an itinerary from them, share them. */
export function FavoriteActions({ favorites }: { favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const shown = newestFirst(favorites);
  const count = countOf(favorites);
  return (
    <div className={styles.root}>
      <p className={styles.count}>{t('count', { count })}</p>
      {count > 0 && (
        <>
          <ButtonLink to={`/itinerary?${favoritesQuery(shown, ITINERARY_NAMES)}`}>
            {t('itinerary')}
          </ButtonLink>
          <ShareButton favorites={shown} />
        </>
      )}
    </div>
  );
}

/** Shares favourites by an address that contains their ids, in the given order. */
function ShareButton({ favorites }: { favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const { locale } = useParams();
  const [shared, setShared] = useState<{ result: ShareResult; url: string }>();

  async function share(): Promise<void> {
    const url = `${window.location.origin}/${locale}/fav?${favoritesQuery(favorites)}`;
    setShared({ result: undefined, url });
    setShared({ result: await shareUrl(t('sharedTitle'), url), url });
  }

  return (
    <>
      <Button quiet onClick={() => void share()}>
        {t('share')}
      </Button>
      <ShareStatus result={shared?.result} url={shared?.url ?? ''} />
    </>
  );
}
