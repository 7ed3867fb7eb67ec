import { MAP } from '../../../domain/map/drawing/projection.ts';
import { FAVORITE_KINDS, favoriteKey } from '../../../domain/visitor/favorites.ts';
import type { Favorites } from '../../../domain/visitor/visitor.ts';
import * as band from '../../components/Band.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { RegionMap } from '../../components/RegionMap.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { cardPoints } from '../map/mapPoints.ts';
import { PlaceMap } from '../map/PlaceMap.tsx';
import * as styles from './FavoritesMap.module.css';
import type { FavoriteList } from './favoriteList.ts';

const HEART = 'M0 17.5 -15.4 2a10.2 10.2 0 0 1 14.6-14.4l.8 1 .8-1A10.2 10.2 0 0 1 15.4 2Z';

/** Favourites by town: hearts on the map of the region, a list of towns, and an interactive map. */
export function FavoritesMap({ list, favorites }: { list: FavoriteList; favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const map = useTranslations('map');
  const keys = new Set(
    FAVORITE_KINDS.flatMap((kind) => favorites[kind].map((id) => favoriteKey(kind, id))),
  );
  const towns = list.towns
    .map((town) => ({ ...town, count: town.of.filter((key) => keys.has(key)).length }))
    .filter(({ count }) => count > 0);
  if (towns.length === 0) return null;
  const points = cardPoints(
    list.cards.pois.filter(({ id }) => favorites.pois.includes(id)),
    list.spots,
  );
  return (
    <section aria-labelledby="favorites-where" className={`${band.root} ${styles.root}`}>
      <div className={styles.heading}>
        <SectionHead id="favorites-where" title={t('where')} />
      </div>
      <div className={styles.map}>
        <RegionMap svg={list.map} />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          {towns.map(
            ({ id, at, count }) =>
              at && (
                <g key={id} transform={`translate(${at.join(' ')})`}>
                  <g className={styles.heart}>
                    <path d={HEART} />
                    <text y="3">{count}</text>
                  </g>
                </g>
              ),
          )}
        </svg>
      </div>
      <ul className={styles.towns}>
        {towns.map(({ id, title, count }) => (
          <li key={id}>
            <LocaleLink to={`/destination/${id}`}>
              <Text value={title} />
            </LocaleLink>
            <span className="side-note">{t('count', { count })}</span>
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <PlaceMap className={styles.interactiveMap} label={map('ofFavorites')} points={points} />
      )}
    </section>
  );
}
