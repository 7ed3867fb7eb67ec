import type { Stage } from '../stage.ts';
import { salads, soup } from './meals/bowls.ts';
import { pomegranates, tastings } from './meals/courses.ts';
import { coffee, juices } from './meals/drinks.ts';
import { grill, trout } from './meals/fromTheFire.ts';
import { burger, pizza } from './meals/snacks.ts';
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
