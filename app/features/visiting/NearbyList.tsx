import { TOWN_RADIUS, walkingMinutes } from '../../../domain/content/nearby.ts';
import { formatDuration, formatTime } from '../../../domain/format/duration.ts';
import { AT_THE_SPOT, formatDistance } from '../../../domain/geo/distance.ts';
import type { OpenState } from '../../../domain/hours/openState.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './NearbyList.module.css';
import { type NearbyPlace, posterOf } from './nearbyPlace.ts';

export interface Nearby {
  place: NearbyPlace;
  metres: number;
  /** Known in the browser only, for places with hours. */
  open: OpenState | undefined;
}

interface Props {
  nearest: readonly Nearby[];
  /** The name of the point from which distances are measured; undefined for the visitor's position. */
  from: string | undefined;
  /** The name of each town by its id. */
  townName: (id: string) => string | undefined;
}

/** The nearest places, each with the way on foot and, where known, whether it is open. */
export function NearbyList({ nearest, from, townName }: Props) {
  const wayTo = useWay();
  const t = useTranslations('visiting');
  const locale = useLocale();
  return (
    <ol className={styles.root}>
      {nearest.map(({ place, metres, open }) => (
        <li key={place.id}>
          <Picture picture={{ src: place.picture ?? posterOf(place.id), alt: '' }} sizes="96px" />
          <div>
            <h3>
              <LocaleLink to={`/poi/${place.id}`} className={styles.link}>
                <Text value={place.title} />
              </LocaleLink>
            </h3>
            {place.vague && <p>{t('vague', { town: townName(place.city) ?? '' })}</p>}
            {!(place.vague && metres < TOWN_RADIUS) && <p>{wayTo(place, metres, from)}</p>}
            {open?.state === 'open' && (
              <p className={styles.open}>
                {open.until === undefined
                  ? t('openNow')
                  : t('open', { time: formatTime(open.until, locale) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Returns a function that writes the way to a place: "about 6 min on foot · 370 m from Ifrane". */
export function useWay() {
  const t = useTranslations(['visiting', 'distance']);
  const locale = useLocale();
  return ({ vague }: NearbyPlace, metres: number, from: string | undefined): string => {
    const distance = formatDistance(metres, locale) ?? '';
    const away =
      from === undefined
        ? t('distance.you', { distance })
        : t('distance.from', { distance, name: from });
    // Only the town is known: a time would pretend to know the way.
    const minutes = vague ? undefined : walkingMinutes(metres);
    if (minutes === undefined) return away;
    const walk = t('visiting.walk', { time: formatDuration(minutes, locale) ?? '' });
    return metres < AT_THE_SPOT ? walk : `${walk} · ${away}`;
  };
}
