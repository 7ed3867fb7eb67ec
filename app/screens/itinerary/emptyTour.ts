import { MOST_DAYS, PACES, TRAVEL_MODES } from '../../../domain/plan/model.ts';
import {
  nearestTown,
  type StartingPlace,
  startingPointIn,
} from '../../../domain/plan/startingPoint.ts';
import { isDate } from '../../../domain/tour.ts';
import type { Tour } from '../../../domain/visitor.ts';

/** A plan of empty days for what a form of a wish says, in the town nearest to its starting point. */
export function emptyTour(fields: FormData, starts: readonly StartingPlace[]): Tour {
  const text = (name: string) => String(fields.get(name) ?? '');
  const startingPoint = startingPointIn(text('start'), starts);
  const town = startingPoint && nearestTown(startingPoint.coordinates, starts);
  const by = TRAVEL_MODES.find((mode) => mode === text('by'));
  const pace = PACES.find((one) => one === text('pace'));
  const count = Math.min(MOST_DAYS, Math.max(1, Number(text('days')) || 1));
  return {
    ...(startingPoint && { startingPoint }),
    ...(isDate(text('from')) && { startDate: text('from') }),
    ...(by && { by }),
    ...(pace && { pace }),
    days: Array.from({ length: count }, (_, index) => ({
      day: index + 1,
      city: town?.id ?? 'fes',
      places: [],
    })),
  };
}
