import { z } from 'zod';
import { Tour } from '../visitor/visitor.ts';

/**
 * Reads a tour in the formats of other planners (specification, section 2, tour PDF page): an array
 * of days or `{days}`, places and cities as ids or objects, days with or without a number. Unknown
 * fields are dropped.
 */
export const TourFromQuery = z.preprocess(normalizeTour, Tour);

function normalizeTour(value: unknown): unknown {
  const tour = Array.isArray(value) ? { days: value } : value;
  if (!isRecord(tour) || !Array.isArray(tour.days)) return value;
  return { ...known(tour, Tour.shape), days: tour.days.map(normalizeDay) };
}

function normalizeDay(value: unknown, index: number): unknown {
  if (!isRecord(value)) return value;
  return {
    ...known(value, Tour.shape.days.element.shape),
    day: value.day ?? index + 1,
    city: idOf(value.city),
    places: Array.isArray(value.places) ? value.places.map(idOf) : value.places,
  };
}

/** The id of an id or object; cities may have a slug instead (section 3). */
function idOf(value: unknown): unknown {
  return isRecord(value) ? (value._id ?? value.id ?? value.slug) : value;
}

/** The fields of `value` that `shape` has. */
function known(value: Record<string, unknown>, shape: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shape, name)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
