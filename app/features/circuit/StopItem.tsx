import type { Stop } from '../../../domain/content/circuit.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import { formatDistance, formatRoughDistance } from '../../../domain/geo/distance.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { StopListItem } from '../../components/StopList.tsx';
import { localize, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import * as cardStyles from '../cards/Card.module.css';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import * as styles from './StopItem.module.css';

/** Data of a day of a circuit: its stops and the length of its route. */
export function dayView(page: PageContext, stops: readonly Stop[]) {
  const metres = stops.reduce((sum, stop) => sum + (stop.fromPrevious?.km ?? 0) * 1000, 0);
  return {
    stops: stops.flatMap((stop) => stopView(page, stop)),
    length: metres > 0 ? formatRoughDistance(metres, page.locale) : undefined,
  };
}

function stopView({ catalogue, locale }: PageContext, stop: Stop) {
  const place = catalogue.places.get(stop.place);
  if (!place) return [];
  const leg = stop.fromPrevious;
  return [
    {
      id: place._id,
      path: `/poi/${place._id}`,
      title: localize(place.title, locale),
      picture: pictureView(entryPicture('places', place), locale),
      note: localize(stop.note ?? place.summary, locale),
      duration: formatDuration(stop.duration ?? place.duration, locale),
      leg: leg && {
        mode: leg.mode,
        distance: formatDistance(leg.km * 1000, locale) ?? '',
        time: formatDuration(leg.minutes, locale) ?? '',
      },
    },
  ];
}

/** A stop of a day: the leg from the previous stop, and the place. */
export function StopItem({ stop }: { stop: ReturnType<typeof stopView>[number] }) {
  const t = useTranslations('circuit');
  const { leg } = stop;
  return (
    <StopListItem leg={leg && t(`way.${leg.mode}`, { distance: leg.distance, time: leg.time })}>
      <div className={styles.root}>
        <Picture picture={stop.picture} sizes="(min-width: 700px) 224px, 80vw" />
        <h3>
          <LocaleLink to={stop.path}>
            <Text value={stop.title} />
          </LocaleLink>
        </h3>
        {stop.duration && <p className={cardStyles.fact}>{stop.duration}</p>}
        {stop.note && (
          <p>
            <Text value={stop.note} />
          </p>
        )}
        <FavoriteButton
          kind="pois"
          id={stop.id}
          title={stop.title.text}
          className={styles.favorite}
        />
      </div>
    </StopListItem>
  );
}
