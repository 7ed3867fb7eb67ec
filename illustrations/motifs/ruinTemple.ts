import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { polygon, rect } from '../svg.ts';
import { meadow } from './meadow.ts';
import { person } from './people.ts';
import { column, columns, joints } from './roman.ts';
import { FOOT, stumps } from './ruinGround.ts';
import { nest, stork } from './stork.ts';
import { cypress, olive } from './trees.ts';

/** The Capitol: tall columns on a podium above broad steps, one with a stork's nest. */
export function capitol(stage: Stage): string {
  const { random } = stage;
  const x = random.between(490, 590);
  const count = random.whole(5, 6);
  const step = random.between(112, 124);
  const first = x - ((count - 1) * step) / 2;
  const floor = 634;
  const height = 430;
  const home = random.whole(0, count - 1);
  const stone = stage.lit(PAINT.stone);
  const wide = ((count - 1) * step) / 2 + 74;
  const at = (index: number) => first + index * step;
  const beam = home > 2 ? 0 : count - 3;
  const steps = Array.from({ length: 6 }, (_, index) => {
    const y = floor + 30 + index * 18;
    const half = wide * 0.62 + index * 15;
    return (
      rect(
        x - half,
        y,
        half * 2,
        18,
        mix(stone, stage.shade(PAINT.stone), index % 2 ? 0.05 : 0.16),
      ) + rect(x - half, y + 13, half * 2, 5, stage.shade(PAINT.stone), { opacity: 0.7 })
    );
  });
  return [
    cypress(stage, x - 640, FOOT - 26, 210, 0.2),
    olive(stage, x + 640, FOOT - 16, 150, 0.15),
    olive(stage, x + 980, FOOT - 10, 190, 0.08),
    stumps(stage, [-1, 1], 5),
    // The rear row of columns, in shadow.
    ...[0, 1, count - 2].map((index) =>
      column(stage, {
        x: at(index) + step * 0.46,
        base: floor,
        width: 32,
        height: height * (index === 1 ? 0.42 : 0.8),
        broken: index === 1,
        color: PAINT.rock,
        distance: 0.12,
      }),
    ),
    polygon(
      [
        [x - wide, FOOT - 4],
        [x + wide, FOOT + 25],
        [x - wide - 190, FOOT + 50],
      ],
      stage.shade(stage.season.grass),
      { opacity: 0.75 },
    ),
    rect(x - wide, floor, wide * 2, FOOT - floor + 26, stone),
    joints(stage, [x - wide, floor + 14, wide * 2, 126], 31, PAINT.stone),
    rect(x - wide, floor + 14, 30, FOOT - floor + 12, stage.shade(PAINT.stone)),
    rect(x - wide - 12, floor - 2, wide * 2 + 24, 18, stage.lit(PAINT.white)),
    rect(x - wide - 6, floor + 16, wide * 2 + 12, 7, stage.shade(PAINT.stone)),
    columns(
      stage,
      Array.from({ length: count }, (_, index) => at(index)),
      { base: floor, width: 50, height },
    ),
    rect(at(beam) - 42, floor - height - 30, step * 2 + 84, 32, stage.lit(PAINT.limestone)),
    rect(at(beam) - 42, floor - height - 9, step * 2 + 84, 9, stage.shade(PAINT.limestone)),
    rect(at(beam) - 42, floor - height - 30, 22, 32, stage.shade(PAINT.limestone)),
    nest(stage, at(home), floor - height - (home >= beam && home <= beam + 2 ? 28 : 0), 104),
    stork(
      stage,
      at(home) - 8,
      floor - height - 26 - (home >= beam && home <= beam + 2 ? 28 : 0),
      92,
      -1,
    ),
    steps.join(''),
    person(stage, x + wide * 0.4, floor + 68, 84, '#1d4f8f'),
    meadow(stage, FOOT + 24, FOOT + 60, { count: 30 }),
    meadow(stage, FOOT + 90, BOTTOM, { count: 56 }),
  ].join('');
}
