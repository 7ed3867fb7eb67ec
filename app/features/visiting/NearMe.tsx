import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import { type NearbyFilter, nearestFirst } from '../../../domain/content/nearby.ts';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { Button } from '../../components/Button.tsx';
import * as head from '../../components/SectionHead.module.css';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import * as filters from '../filters/Filters.module.css';
import { StaticMapWithOpener } from '../map/StaticMapWithOpener.tsx';
import { SavedAge } from '../offline/SavedAge.tsx';
import { LocateMe } from './LocateMe.tsx';
import { NearbyFilters } from './NearbyFilters.tsx';
import { NearbyList, useWay } from './NearbyList.tsx';
import * as styles from './NearMe.module.css';
import type { NearbyPlace } from './nearbyPlace.ts';
import { nearbyQuery } from './nearbyQuery.ts';
import { TownForm } from './TownForm.tsx';
import { useOpenStates } from './useOpenStates.ts';

interface Point {
  longitude: number;
  latitude: number;
}

interface Town extends Point {
  id: string;
  title: LocalizedString;
  /** The name of the point, if it is not the middle of the town. */
  start?: string;
}

interface Props {
  places: readonly NearbyPlace[];
  /** The query with which the page was rendered: a copy on the device may have another. */
  renderedSearch: string;
  towns: readonly Town[];
}

/** Number of places shown at first, and with each press of the button. */
const STEP = 12;
/** If every place is farther away than this, the visitor is not in the region. */
const FAR_METRES = 30_000;
const DEFAULT_TOWN = 'fes';

/** What the visitor last saw in this tab: it is there again after "back", and nowhere stored. */
let seen: { position?: Point | undefined; isOpenOnly?: boolean; count?: number } = {};

/** What is near a position or a town, nearest first, with filters and a map. */
export function NearMe({ places, towns, renderedSearch }: Props) {
  const t = useTranslations(['visiting']);
  const wayTo = useWay();
  const location = useLocation();
  const search = useIsHydrated() ? location.search : renderedSearch;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useNavigationType() === 'POP' ? seen : {};
  const [position, setPosition] = useState(before.position);
  const [isOpenOnly, setOpenOnly] = useState(before.isOpenOnly ?? false);
  const [count, setCount] = useState(before.count ?? STEP);
  useEffect(() => {
    seen = { position, isOpenOnly, count };
  }, [position, isOpenOnly, count]);
  const openStates = useOpenStates(places);

  const { city, at, what } = useMemo(() => nearbyQuery(search), [search]);
  const own = position ?? at;
  const town = towns.find(({ id }) => id === city) ?? towns.find(({ id }) => id === DEFAULT_TOWN);
  const from = own ? undefined : (town?.start ?? town?.title.text);
  const origin = own ?? town;
  const sorted = useMemo(
    () =>
      origin
        ? nearestFirst(
            places,
            origin,
            (place) =>
              passes(place, what) && (!isOpenOnly || openStates?.get(place.id)?.state === 'open'),
          )
        : [],
    [places, origin, what, isOpenOnly, openStates],
  );
  const known = places.filter(
    (place) => passes(place, what) && (openStates?.get(place.id)?.state ?? 'unsure') !== 'unsure',
  ).length;
  const nearest = sorted
    .slice(0, count)
    .map(({ place, metres }) => ({ place, metres, open: openStates?.get(place.id) }));
  const [first] = nearest;
  const isFar =
    own !== undefined && places.every((place) => distanceBetween(own, place) > FAR_METRES);
  const title =
    own || !town ? t('visiting.near') : t('visiting.nearTown', { town: town.title.text });
  const townName = (id: string) => towns.find((item) => item.id === id)?.title.text;
  const points = useMemo(
    () => [
      ...(position
        ? [{ id: 'me', title: t('visiting.you'), kind: 'me' as const, ...position }]
        : []),
      ...sorted.slice(0, count).map(({ place: { id, title, longitude, latitude, vague } }) => ({
        id,
        title: title.text,
        path: `/poi/${id}`,
        longitude,
        latitude,
        ...(vague && { vague }),
      })),
    ],
    [sorted, count, position, t],
  );

  function show(found: Point): void {
    flushSync(() => {
      setPosition(found);
      setCount(STEP);
    });
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={filters.root}>
        <SavedAge />
        <LocateMe
          onFound={show}
          found={
            first &&
            t('visiting.found', {
              count: nearest.length,
              title: first.place.title.text,
              distance: wayTo(first.place, first.metres, from),
            })
          }
        />
        <TownForm
          towns={towns}
          chosen={town?.id ?? ''}
          what={what}
          onSubmit={() => setPosition(undefined)}
        />
        <NearbyFilters
          places={places}
          city={city}
          what={what}
          isOpenOnly={isOpenOnly}
          onOpenOnly={openStates && setOpenOnly}
          known={known}
        />
        {isFar && <p role="status">{t('visiting.far')}</p>}
      </div>
      <section id="near" aria-labelledby="near-heading">
        <div className={head.root}>
          <h2 id="near-heading" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {nearest.length > 0 ? (
          <NearbyList nearest={nearest} from={from} townName={townName} />
        ) : (
          <p role="status">{t(isOpenOnly ? 'visiting.noneOpen' : 'visiting.none')}</p>
        )}
        <div className={styles.after}>
          {count < sorted.length && (
            <p className="needs-script">
              <Button quiet onClick={() => setCount(count + STEP)}>
                {t('visiting.more')}
              </Button>
            </p>
          )}
          <p>{t('visiting.estimate')}</p>
          {points.length > 0 && <StaticMapWithOpener label={t('map.heading')} points={points} />}
        </div>
      </section>
    </>
  );
}

const passes = ({ filters }: NearbyPlace, what: NearbyFilter | undefined): boolean =>
  !what || filters.includes(what);
