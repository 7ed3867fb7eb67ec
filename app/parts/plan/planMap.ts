import type { ScheduledDay, TripPoint } from '../../../domain/plan/model.ts';
import type { MapLine, MapPoint } from '../map/points.ts';

/** What names a stop on the map and in the list: a place may stand on two days. */
export const stopKey = (day: number, place: string) => `${day} ${place}`;

/** The stops of a plan in the colours of their days, where it starts, and where the nights are. */
export function pointsOfPlan(days: readonly ScheduledDay[]): MapPoint[] {
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
  const nights = days
    .slice(0, -1)
    .flatMap(({ day, end }) =>
      end && !isAt(end, start) ? [bed(`night ${day}`, end, 'night')] : [],
    );
  const once = nights.filter(
    (night, index) =>
      nights.findIndex(
        ({ latitude, longitude }) => latitude === night.latitude && longitude === night.longitude,
      ) === index,
  );
  return [...stops, ...(start ? [bed('start', start, 'start')] : []), ...once];
}

/** The ways of a plan as straight lines, in the colours of their days. */
export function linesOfPlan(days: readonly ScheduledDay[]): MapLine[] {
  return days.flatMap(({ day, start, stops, end, back }) => {
    const points = [start?.coordinates, ...stops.map(({ place }) => place.point), end?.coordinates];
    const ways = [...stops.map(({ leg }) => leg?.by), back?.by];
    return ways.flatMap((by, index): MapLine[] => {
      const from = points[index];
      const to = points[index + 1];
      if (!by || !from || !to) return [];
      return [
        {
          day,
          by,
          points: [
            [from.longitude, from.latitude],
            [to.longitude, to.latitude],
          ],
        },
      ];
    });
  });
}

function bed(id: string, { label, coordinates }: TripPoint, kind: 'start' | 'night'): MapPoint {
  const { longitude, latitude } = coordinates;
  return { id, title: label, longitude, latitude, kind };
}

function isAt(one: TripPoint, other: TripPoint | undefined): boolean {
  return (
    one.coordinates.latitude === other?.coordinates.latitude &&
    one.coordinates.longitude === other.coordinates.longitude
  );
}
