/** A place for planner tests: an hour long, free, in Fez unless specified otherwise. */
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
