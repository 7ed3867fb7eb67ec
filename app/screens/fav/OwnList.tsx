import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FAVORITE_KINDS } from '../../../domain/favorites.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { FavoriteActions } from './FavoriteActions.tsx';
import { FavoriteGroups } from './FavoriteGroups.tsx';
import { FavoriteItem } from './FavoriteItem.tsx';
import { FavoritesMap } from './FavoritesMap.tsx';
import { useOwnList } from './useOwnList.ts';

/** The favourites of this browser. The server does not know them: until they are there, room is kept. */
export function OwnList() {
  const t = useTranslations('favoriteList');
  const { ready, favorites, list, isComplete, failed, retry, drop } = useOwnList();
  const [out, setOut] = useState<string>();
  const isEmpty = ready && isComplete && FAVORITE_KINDS.every((kind) => !list?.cards[kind].length);
  const isLoading = !isEmpty && !list && !failed;
  return (
    <div className="own-favorites" aria-busy={isLoading}>
      <p role="status" className="visually-hidden">
        {out && t('removedTitle', { title: out })}
      </p>
      {isLoading && <p className="favorites-loading">{t('loading')}</p>}
      {failed && (
        <p role="alert" className="favorites-failed">
          {t('failed')}
          <button type="button" className="button quiet" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      {isEmpty && <NothingYet />}
      {list && !isEmpty && (
        <>
          <FavoriteActions favorites={favorites} />
          <FavoriteGroups
            cards={list.cards}
            item={(kind, card) => (
              <FavoriteItem
                key={card.id}
                kind={kind}
                card={card}
                onOut={setOut}
                onGone={() => drop(kind, card.id)}
              />
            )}
          />
          <FavoritesMap list={list} favorites={favorites} />
        </>
      )}
    </div>
  );
}

function NothingYet() {
  const t = useTranslations();
  const ways = [
    ['/preference/3', t('menu.culture')],
    ['/preference/5', t('menu.nature')],
    ['/circuits', t('menu.circuits')],
    ['/events', t('menu.events')],
  ] as const;
  return (
    <EmptyState>
      <p className="favorites-none">{t('favorites.none')}</p>
      <ul className="chips">
        {ways.map(([path, label]) => (
          <li key={path}>
            <LocaleLink to={path}>{label}</LocaleLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
