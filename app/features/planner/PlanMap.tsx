import { useMemo } from 'react';
import type { ScheduledDay, TripPoint } from '../../../domain/planner/model.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { MapLine, MapPoint } from '../map/points.ts';
import { StaticMapWithOpener } from '../map/StaticMapWithOpener.tsx';
import * as plan from './Plan.module.css';

interface Props {
  days: readonly ScheduledDay[];
  /** The selected stop, as `stopKey` names it. Without `onSelect` the map keeps the selection. */
  selected?: string | undefined;
  onSelect?: (key: string | undefined) => void;
}

/** The map of a tour, without a list of points: the days beside it list the stops. */
export function PlanMap({ days, selected, onSelect }: Props) {
  const t = useTranslations('plan');
  const points = useMemo(() => mapPoints(days), [days]);
  const lines = useMemo(() => mapLines(days), [days]);
  const selection = onSelect && { selected, onSelect };
  return (
    <StaticMapWithOpener
      label={t('map')}
      points={points}
      lines={lines}
      list={false}
      className={plan.map}
      {...selection}
    />
  );
}

/** Identifies a stop on the map and in the list; the same place can be on two days. */
export const stopKey = (day: number, place: string) => `${day} ${place}`;

/** The stops in the colours of their days, the starting point, and each place of a night once. */
function mapPoints(days: readonly ScheduledDay[]): MapPoint[] {
  const stops = days.flatMap(({ day, stops: ofDay }) =>
    ofDay.map(
      ({ place }, index): MapPoint => ({
        id: stopKey(day, place.id),
        title: place.title,
        path: `/poi/${place.id}`,
        ...place.point,
        vague: place.vague,
        day,
        number: index + 1,
      }),
    ),
  );
  const start = days[0]?.start;
  const nights = days.slice(0, -1).flatMap(({ day, end }) => (end ? [{ day, end }] : []));
  const once = nights.filter(
    ({ end }, index) =>
      !isSamePoint(end, start) &&
      nights.findIndex((other) => isSamePoint(other.end, end)) === index,
  );
  return [
    ...stops,
    ...(start ? [basePoint('start', start, 'start')] : []),
    ...once.map(({ day, end }) => basePoint(`night ${day}`, end, 'night')),
  ];
}

/** The legs as straight lines in the colours of their days. */
function mapLines(days: readonly ScheduledDay[]): MapLine[] {
  return days.flatMap(({ day, start, stops, end, back }) => {
    const points = [start?.coordinates, ...stops.map(({ place }) => place.point), end?.coordinates];
    const modes = [...stops.map(({ leg }) => leg?.by), back?.by];
    return modes.flatMap((by, index): MapLine[] => {
      const from = points[index];
      const to = points[index + 1];
      if (!by || !from || !to) return [];
      const stop = stops[index];
      return [
        {
          day,
          by,
          ...(stop && { to: stopKey(day, stop.place.id) }),
          points: [
            [from.longitude, from.latitude],
            [to.longitude, to.latitude],
          ],
        },
      ];
    });
  });
}

function basePoint(
  id: string,
  { label, coordinates: { longitude, latitude } }: TripPoint,
  kind: 'start' | 'night',
): MapPoint {
  return { id, title: label, longitude, latitude, kind };
}

function isSamePoint(one: TripPoint, other: TripPoint | undefined): boolean {
  return (
    one.coordinates.latitude === other?.coordinates.latitude &&
    one.coordinates.longitude === other.coordinates.longitude
  );
}
