import { categoryOfKind } from '../../../domain/content/placeCategories.ts';
import type { CompactHours } from '../../../domain/hours/compactHours.ts';
import { CATEGORY_LOOK } from '../../components/categoryLook.ts';
import { Icon } from '../../components/Icon.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Directions } from '../actions/Directions.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { useOpenClock } from '../openState/useOpenClock.ts';
import { AddToPlan } from '../tour/AddToPlan.tsx';
import * as styles from './MapPlaceCard.module.css';
import type { MapPlace } from './mapPlaces.ts';
import { PointNote } from './PointNote.tsx';
import { type MapPoint, placeIdOf } from './points.ts';

interface Props {
  point: MapPoint;
  /** Undefined for a point that is no place, and where the places could not be loaded. */
  place: MapPlace | undefined;
}

/** What a map says of one point: a place with all that can be done with it, or a name. */
export function MapPlaceCard({ point, place }: Props) {
  const t = useTranslations('openMap');
  const { title, path, vague, longitude, latitude } = point;
  const id = placeIdOf(point);
  const look = place?.kind && CATEGORY_LOOK[categoryOfKind(place.kind)];
  const town = vague ? place?.town : undefined;
  return (
    <div className={place ? `${styles.root} ${styles.withPicture}` : styles.root}>
      {place && (
        <Picture
          picture={{ src: place.picture, alt: '' }}
          sizes="120px"
          frame="none"
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        {place?.kind && look && (
          <p className={`${styles.kind} ${look.className}`}>
            <Icon path={look.icon} />
            {t(`kinds.${place.kind}`)}
          </p>
        )}
        <p className={styles.title}>{path ? <LocaleLink to={path}>{title}</LocaleLink> : title}</p>
        {(place?.town || place?.duration) && (
          <p className={styles.facts}>{[place.town, place.duration].filter(Boolean).join(' · ')}</p>
        )}
        {vague && <p className={styles.facts}>{t('vague')}</p>}
        <PointNote point={point} className={styles.facts} />
        {place?.hours && <OpenLine hours={place.hours} />}
      </div>
      {path && (
        <div className={styles.actions}>
          <LocaleLink to={path} className={styles.details}>
            {t('details')}
          </LocaleLink>
          {place && (
            <Directions to={{ longitude, latitude, title, town }} className={styles.directions} />
          )}
          {place && <FavoriteButton kind="pois" id={id} title={title} className={styles.round} />}
          {place?.stop && <AddToPlan id={id} title={title} className={styles.round} />}
        </div>
      )}
    </div>
  );
}

/** "Open now until 18:00"; empty until it is known. */
function OpenLine({ hours }: { hours: CompactHours }) {
  const t = useTranslations('openState');
  const locale = useLocale();
  const clock = useOpenClock();
  const state = clock?.stateOf(hours);
  return (
    <p className={styles.open} data-state={state?.state}>
      {clock && state && clock.textOf(state, clock.now, locale, t)}
    </p>
  );
}
