import { useTranslations } from 'use-intl';
import { FAVORITE_KINDS, favoriteKey } from '../../../domain/favorites.ts';
import type { Favorites } from '../../../domain/visitor.ts';
import { MAP } from '../../../posters/map/projection.ts';
import { Say } from '../../i18n/words.tsx';
import type { FavoriteList } from '../../parts/favoriteList.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { pointsOfCards } from '../../parts/map/mapPoints.ts';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';
import { RegionMap } from '../../parts/RegionMap.tsx';

const HEART = 'M0 17.5 -15.4 2a10.2 10.2 0 0 1 14.6-14.4l.8 1 .8-1A10.2 10.2 0 0 1 15.4 2Z';

/** Where the favourites are: hearts on the drawn map, and the same as a list of towns. */
export function FavoritesMap({ list, favorites }: { list: FavoriteList; favorites: Favorites }) {
  const t = useTranslations('favoriteList');
  const map = useTranslations('map');
  const own = new Set(
    FAVORITE_KINDS.flatMap((kind) => favorites[kind].map((id) => favoriteKey(kind, id))),
  );
  const towns = list.towns
    .map((town) => ({ ...town, count: town.of.filter((key) => own.has(key)).length }))
    .filter(({ count }) => count > 0);
  if (towns.length === 0) return null;
  const points = pointsOfCards(
    list.cards.pois.filter(({ id }) => favorites.pois.includes(id)),
    list.spots,
  );
  return (
    <section className="band favorites-where" aria-labelledby="favorites-where">
      <div className="section-head">
        <h2 id="favorites-where">{t('where')}</h2>
      </div>
      <div className="favorites-map">
        <RegionMap svg={list.map} />
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
          {towns.map(
            ({ id, at, count }) =>
              at && (
                <g key={id} transform={`translate(${at.join(' ')})`}>
                  <g className="map-heart">
                    <path d={HEART} />
                    <text y="3">{count}</text>
                  </g>
                </g>
              ),
          )}
        </svg>
      </div>
      <ul className="favorite-towns">
        {towns.map(({ id, title, count }) => (
          <li key={id}>
            <LocaleLink to={`/destination/${id}`}>
              <Say words={title} />
            </LocaleLink>
            <span>{t('count', { count })}</span>
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <PlaceMap
          className="favorites-open-map"
          label={map('ofFavorites')}
          points={points}
          closed={null}
        />
      )}
    </section>
  );
}
