import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { type Hollow, pillars } from './cavern.ts';
import { treeline } from './forest.ts';
import { glow, through } from './lamp.ts';
import { ridge } from './land.ts';
import { person } from './people.ts';
import { birds, sky } from './sky.ts';

/** The colour of rock inside the cave, from darkness (0) to daylight (1). */
export const inside = (stage: Stage, share: number): Color =>
  mix(mix(stage.deep('#4a3a34'), '#0b0a0e', 0.35), stage.lit('#c6a27a'), share);

/** The view through the mouth: sky, a ridge, cedars. */
export function outside(stage: Stage, mouth: Hollow, horizon: number): string {
  return through(
    stage,
    mouth.outline(1),
    sky(stage, horizon) +
      birds(stage, 5, [mouth.x - 60, mouth.y - 40]) +
      ridge(stage, horizon - 10, 90, stage.far(PAINT.mountain, 0.62), { step: 180 }) +
      treeline(stage, horizon + 24, 92, stage.far(PAINT.cedar, 0.4), {
        gap: 44,
        from: mouth.x - 420,
        to: mouth.x + 420,
      }),
  );
}

/** Parts that only wide pictures show: pillars on both sides, and a lamp deep in the cave. */
export function sides(stage: Stage, x: number): string {
  const tones = [inside(stage, 0.1), inside(stage, 0.26)] as const;
  return (
    glow(stage, [-380, 690], 210, 0.45) +
    glow(stage, [1610, 690], 210, 0.45) +
    pillars(stage, [-640, -500, -215, 1400, 1690, 1850], 880, tones, x) +
    person(stage, -350, 776, 88) +
    person(stage, 1590, 776, 88) +
    person(stage, 1626, 780, 80)
  );
}

export function stalagmite(x: number, base: number, height: number, color: Color): string {
  const w = height * 0.26;
  return path(
    `M${n(x - w)} ${n(base + 30)}Q${n(x - w * 0.3)} ${n(base - height * 0.3)} ${n(x - 3)} ${n(base - height)}H${n(x + 4)}Q${n(x + w * 0.3)} ${n(base - height * 0.3)} ${n(x + w)} ${n(base + 30)}Z`,
    color,
  );
}
