import type { Stage } from '../stage.ts';
import {
  burger,
  coffee,
  grill,
  juices,
  pizza,
  pomegranates,
  salads,
  soup,
  tastings,
  trout,
} from './mealPlates.ts';
import { gardenTables, ruinTables, valleyTable } from './mealTables.ts';

const MEALS: Record<string, (stage: Stage) => string> = {
  burger,
  coffee,
  garden: gardenTables,
  grill,
  juices,
  pizza,
  pomegranates,
  ruin: ruinTables,
  salads,
  soup,
  tastings,
  trout,
  valley: valleyTable,
};

/** A meal: what a kitchen is known for, or the place where it is served. */
export function meal(stage: Stage): string {
  return (MEALS[stage.motif ?? ''] ?? salads)(stage);
}
