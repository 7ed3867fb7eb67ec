/** A place for tests of planning: an hour long, free, and in Fez unless a test says otherwise. */
import type { PlanPlace } from './model.ts';

export function planPlace(id: string, fields: Partial<PlanPlace> = {}): PlanPlace {
  return {
    id,
    title: id,
    city: 'fes',
    point: { longitude: -5, latitude: 34 },
    vague: false,
    minutes: 60,
    tags: [],
    priceLevel: 1,
    worth: 1,
    lodging: false,
    ...fields,
  };
}
