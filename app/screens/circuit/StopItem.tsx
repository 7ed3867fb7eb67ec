import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { FavoriteButton } from '../../parts/FavoriteButton.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { StopView } from './route.tsx';

/** A stop of a day: how one comes there, and what waits. */
export function StopItem({ stop }: { stop: StopView }) {
  const t = useTranslations('circuit');
  const { way } = stop;
  return (
    <li>
      {way && (
        <p className="way">{t(`way.${way.mode}`, { distance: way.distance, time: way.time })}</p>
      )}
      <div className="stop">
        <div className="stop-body">
          <Picture picture={stop.picture} sizes="(min-width: 700px) 224px, 80vw" />
          <h3>
            <LocaleLink to={stop.path}>
              <Say words={stop.title} />
            </LocaleLink>
          </h3>
          {stop.duration && <p className="card-fact">{stop.duration}</p>}
          {stop.note && (
            <p>
              <Say words={stop.note} />
            </p>
          )}
          <FavoriteButton kind="pois" id={stop.id} title={stop.title.text} />
        </div>
      </div>
    </li>
  );
}
