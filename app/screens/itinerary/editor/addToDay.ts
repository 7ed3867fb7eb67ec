import { addPlace } from '../../../../domain/tour.ts';
import { setCity } from '../../../../domain/tourEdits.ts';
import { useTour } from '../../../state/tour.ts';

/** Adds a place at the end of a day; an empty day takes its city from it. False where the day is full. */
export function addToDay(day: number, { id, city }: { id: string; city: string }): boolean {
  const { tour, apply } = useTour.getState();
  const places = tour.days.find((other) => other.day === day)?.places ?? [];
  apply((state) => {
    const added = addPlace(state, day, places.length, id);
    return places.length > 0 ? added : { ...added, tour: setCity(added.tour, day, city) };
  });
  const now = useTour.getState().tour.days.find((other) => other.day === day);
  return now?.places.includes(id) ?? false;
}
