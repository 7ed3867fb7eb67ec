import type { Stage } from '../stage.ts';
import { gorge } from './waterfallGorge.ts';
import { steps } from './waterfallVillage.ts';
import { cascades } from './waterfallWood.ts';

/** A waterfall into a pool: steps below a village, one fall in a gorge, or cascades in a wood. */
export function waterfall(stage: Stage): string {
  const view = stage.motif ?? stage.random.pick(['zaouia', 'oued-aggay', 'vierges']);
  return view === 'zaouia' ? steps(stage) : view === 'vierges' ? cascades(stage) : gorge(stage);
}
