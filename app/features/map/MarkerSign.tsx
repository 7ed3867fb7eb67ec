import { CATEGORY_LOOK } from '../../components/categoryLook.ts';
import { Icon } from '../../components/Icon.tsx';
import * as styles from './MapMarker.module.css';
import { markerClasses } from './markerClasses.ts';
import type { MapPoint } from './points.ts';

/** The look of a point's marker, beside its name in a list. */
export function MarkerSign({ point }: { point: MapPoint }) {
  const { number, category } = point;
  const look = category && CATEGORY_LOOK[category];
  const classes = [styles.sign, ...markerClasses(point), look?.className];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {number === undefined && look ? <Icon path={look.icon} /> : number}
    </span>
  );
}
