import { useState } from 'react';
import { FAVORITE_KINDS } from '../../../domain/visitor/favorites.ts';
import * as chips from '../../components/Chips.module.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FavoriteActions } from './FavoriteActions.tsx';
import { FavoriteGroups } from './FavoriteGroups.tsx';
import { FavoriteItem } from './FavoriteItem.tsx';
import { FavoritesMap } from './FavoritesMap.tsx';
import * as styles from './OwnList.module.css';
import { useOwnList } from './useOwnList.ts';

/** The favourites stored in this browser. Reserves space until they are loaded. */
export function OwnList() {
  const t = useTranslations('favoriteList');
  const { ready, favorites, list, isComplete, failed, retry, drop } = useOwnList();
  const [removed, setRemoved] = useState<string>();
  const isEmpty = ready && isComplete && FAVORITE_KINDS.every((kind) => !list?.cards[kind].length);
  const isLoading = !isEmpty && !list && !failed;
  return (
    <div className={styles.root} aria-busy={isLoading}>
      <p role="status" className="visually-hidden">
        {removed && t('removedTitle', { title: removed })}
      </p>
      {isLoading && <p className={styles.loading}>{t('loading')}</p>}
      {failed && <LoadError message={t('failed')} retryLabel={t('retry')} onRetry={retry} />}
      {isEmpty && <NoFavorites />}
      {list && !isEmpty && (
        <>
          <FavoriteActions favorites={favorites} />
          <FavoriteGroups
            cards={list.cards}
            renderItem={(kind, card) => (
              <FavoriteItem
                key={card.id}
                kind={kind}
                card={card}
                onRemove={setRemoved}
                onExpire={() => drop(kind, card.id)}
              />
            )}
          />
          <FavoritesMap list={list} favorites={favorites} />
        </>
      )}
    </div>
  );
}

function NoFavorites() {
  const t = useTranslations();
  const links = [
    ['/preference/3', t('menu.culture')],
    ['/preference/5', t('menu.nature')],
    ['/circuits', t('menu.circuits')],
    ['/events', t('menu.events')],
  ] as const;
  return (
    <EmptyState>
      <p className={styles.none}>{t('favorites.none')}</p>
      <ul className={chips.root}>
        {links.map(([path, label]) => (
          <li key={path}>
            <LocaleLink to={path}>{label}</LocaleLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
