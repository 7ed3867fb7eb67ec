import { type Circuit, stopsByDay } from '../../../domain/circuit.ts';
import { mapPoint } from '../../parts/map/mapPoints.ts';
import type { MapLine, MapPoint } from '../../parts/map/points.ts';
import type { Visit } from '../../parts/visit.ts';

/** A circuit's stops, numbered day by day, and the ways between them in the colour of their day. */
export function circuitMap({ catalogue, locale }: Visit, circuit: Circuit) {
  const stops = stopsByDay(circuit).flatMap((ofDay, index) =>
    ofDay.flatMap((stop, order) => {
      const place = catalogue.places.get(stop.place);
      const point = place && mapPoint(place, locale);
      if (!point) return [];
      const [day, number] = [index + 1, order + 1];
      // A circuit may come back to a place: every stop is a point of its own.
      const id = `${point.id}:${day}.${number}`;
      return [
        { point: { ...point, id, day, number } satisfies MapPoint, by: stop.fromPrevious?.mode },
      ];
    }),
  );
  const lines = stops.slice(1).map(({ point, by }, index): MapLine => {
    const before = stops[index]?.point ?? point;
    return {
      day: point.day,
      points: [before, point].map(({ longitude, latitude }) => [longitude, latitude] as const),
      by,
    };
  });
  return { points: stops.map(({ point }) => point), lines };
}
