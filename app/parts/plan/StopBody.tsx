import type { ReactNode } from 'react';
import type { ScheduledStop } from '../../../domain/plan/model.ts';
import { LocaleLink } from '../LocaleLink.tsx';
import { Picture } from '../Picture.tsx';
import { useDayWords } from './dayWords.ts';
import type { ShownPlace } from './planPlaces.ts';

interface Props {
  stop: ScheduledStop;
  place: ShownPlace;
  number: number;
  /** What can be done with the stop. */
  children?: ReactNode;
}

/** A stop: when one is there, which place it is, and for how long. */
export function StopBody({ stop, place, number, children }: Props) {
  const { t, time, duration } = useDayWords();
  return (
    <div className="plan-stop-body">
      <time className="plan-time">{time(stop.begin)}</time>
      <span className="plan-number" aria-hidden="true">
        {number}
      </span>
      <Picture picture={{ src: place.picture, alt: '' }} sizes="88px" />
      <div className="plan-words">
        <h3>
          <LocaleLink to={`/poi/${place.id}`}>{place.title}</LocaleLink>
        </h3>
        <p className="plan-fact">
          {duration(place.minutes)}
          {stop.begin > stop.arrive &&
            ` · ${t('wait', { time: duration(stop.begin - stop.arrive) })}`}
          {place.vague && ` · ${t('vague')}`}
        </p>
      </div>
      {children}
    </div>
  );
}
