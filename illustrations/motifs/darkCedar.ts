import type { Stage } from '../stage.ts';
import { cedar } from './trees.ts';

/** A cedar without snow, dark against a white background. */
export function darkCedar(stage: Stage, x: number, base: number, height: number, distance = 0) {
  return cedar({ ...stage, season: { ...stage.season, snow: false } }, x, base, height, distance);
}
