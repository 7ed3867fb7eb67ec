import type { Stage } from '../stage.ts';
import { ellipse, rect } from '../svg.ts';

/** A small, distant flock of sheep. */
export function sheep(stage: Stage, x: number, base: number): string {
  const { random } = stage;
  return Array.from({ length: 13 }, () => {
    const [left, foot] = [x + random.between(-80, 120), base + random.between(-14, 20)];
    return (
      rect(left - 7, foot - 8, 14, 8, stage.shade('#5d5348')) +
      ellipse(left, foot - 11, 11, 7, stage.lit('#efe6d2')) +
      ellipse(left - 11, foot - 13, 4, 3.4, stage.shade('#5d5348'))
    );
  }).join('');
}
