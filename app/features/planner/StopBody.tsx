import type { ReactNode } from 'react';
import type { ScheduledStop } from '../../../domain/planner/model.ts';
import * as badgeStyles from '../../components/Badge.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ShownPlace } from '../tour/planPlaces.ts';
import { useDayText } from './dayText.ts';
import * as styles from './StopBody.module.css';

interface Props {
  stop: ScheduledStop;
  place: ShownPlace;
  number: number;
  isSelected?: boolean;
  badge?: ReactNode;
  /** Menu of an editable stop. */
  menu?: ReactNode;
}

/** A stop with its time, place and duration. */
export function StopBody({ stop, place, number, isSelected, badge, menu }: Props) {
  const { t, time, duration, occasion } = useDayText();
  return (
    <div className={menu ? `${styles.root} ${styles.editable}` : styles.root}>
      <time>{time(stop.begin)}</time>
      <span
        className={isSelected ? `${styles.number} ${styles.selected}` : styles.number}
        aria-hidden="true"
      >
        {number}
      </span>
      <Picture picture={{ src: place.picture, alt: '' }} sizes="88px" />
      <div className={styles.text}>
        <h3>
          <LocaleLink to={`/poi/${place.id}`}>{place.title}</LocaleLink>
        </h3>
        <p className="side-note">
          {[occasion(stop), duration(stop.leave - stop.begin)].filter(Boolean).join(' · ')}
          {stop.begin > stop.arrive &&
            ` · ${t(stop.fixed === undefined ? 'wait' : 'waitFixed', { time: duration(stop.begin - stop.arrive) })}`}
          {place.vague && ` · ${t('vague')}`}
        </p>
      </div>
      {badge && <span className={`${badgeStyles.small} ${styles.badge}`}>{badge}</span>}
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}
