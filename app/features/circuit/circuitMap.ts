import { type Circuit, stopsByDay } from '../../../domain/content/circuit.ts';
import { estimateTravel } from '../../../domain/planner/travel.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { mapPoint } from '../map/mapPoints.ts';
import type { MapLine, MapPoint } from '../map/points.ts';

/** A circuit's stops, numbered by day, and the lines between them, coloured by day. */
export function circuitMap({ catalogue, locale }: PageContext, circuit: Circuit) {
  const stops = stopsByDay(circuit).flatMap((stopsOfDay, index) =>
    stopsOfDay.flatMap((stop, order) => {
      const place = catalogue.places.get(stop.place);
      const point = place && mapPoint(place, locale);
      if (!point) return [];
      const [day, number] = [index + 1, order + 1];
      // A circuit can visit a place twice, so the id contains the day and the number.
      const id = `${point.id}:${day}.${number}`;
      return [
        { point: { ...point, id, day, number } satisfies MapPoint, by: stop.fromPrevious?.mode },
      ];
    }),
  );
  const lines = stops.slice(1).map(({ point, by }, index): MapLine => {
    const previous = stops[index]?.point ?? point;
    return {
      day: point.day,
      points: [previous, point].map(({ longitude, latitude }) => [longitude, latitude] as const),
      // The first leg of a day often has no description.
      by: by ?? estimateTravel(previous, point, 'car').by,
      to: point.id,
    };
  });
  return { points: stops.map(({ point }) => point), lines };
}
