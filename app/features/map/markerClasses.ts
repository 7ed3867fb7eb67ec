import * as styles from './MapMarker.module.css';
import { dayColorNumber, type MapPoint } from './points.ts';

const KINDS = { start: styles.start, night: styles.night, here: styles.here, me: styles.me };

/** By `dayColorNumber`. */
const DAYS = [
  styles.day0,
  styles.day1,
  styles.day2,
  styles.day3,
  styles.day4,
  styles.day5,
  styles.day6,
];

interface MarkerLook {
  kind?: MapPoint['kind'] | undefined;
  day?: number | undefined;
  vague?: boolean | undefined;
}

/** The classes for the kind, the day and the accuracy of a point, on the map and in the list. */
export function markerClasses({ kind = 'place', day, vague }: MarkerLook): string[] {
  return [
    kind !== 'place' && KINDS[kind],
    day !== undefined && DAYS[dayColorNumber(day)],
    vague && styles.vague,
  ].filter((name) => typeof name === 'string');
}
