import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { framedArch } from './arch.ts';
import { block } from './fort.ts';
import { ridge, slope } from './land.ts';
import { meadow } from './meadow.ts';
import { people } from './people.ts';
import { birds } from './sky.ts';
import { palm } from './trees.ts';

/** A square castle of rammed earth: tapering corner towers with brick patterns near the tops. */
export function castle(stage: Stage): string {
  const { random } = stage;
  const x = random.between(540, 660);
  const foot = 670;
  const red = '#bd7a4a';
  const tower = (middle: number, base: number, width: number, height: number) => {
    const top = base - height;
    const holes = [0.3, 0.62].flatMap((share) =>
      [0.44, 0.66].map(
        (dx) => `M${n(middle - width / 2 + width * dx)} ${n(top + height * share)}h9v22h-9z`,
      ),
    );
    const pattern = Array.from({ length: 5 }, (_, index) => {
      const left = middle - width * 0.36 + (index * width * 0.72) / 5;
      const size = (width * 0.72) / 5;
      return `M${n(left)} ${n(top + 56)}l${n(size / 2)} -24l${n(size / 2)} 24zM${n(left)} ${n(top + 64)}h${n(size * 0.6)}v16h${n(-size * 0.6)}z`;
    });
    return (
      block(stage, { x: middle, base, width, height, color: red, batter: 0.09, merlon: 24 }) +
      path(pattern.join(''), stage.deep(red), { opacity: 0.5 }) +
      path(holes.join(''), stage.light.lamps ? stage.lamp() : stage.deep(red))
    );
  };
  const half = random.between(250, 300);
  const high = random.between(300, 350);
  return [
    birds(stage, 4, [x - 260, 170]),
    ridge(stage, 640, 300, stage.far(PAINT.mountain, 0.6), { step: 320, rugged: true }),
    ridge(stage, 650, 150, stage.far('#a1683f', 0.42), { step: 220, rugged: true }),
    slope(640, 20, stage.far(stage.season.field, 0.12), -90),
    ...[-900, -640, 660, 900, 1120].map((dx) =>
      palm(stage, x + dx + random.between(-40, 40), 640, random.between(170, 250), 0.22),
    ),
    tower(x - half + 70, foot - 40, 100, high - 30),
    tower(x + half - 60, foot - 40, 100, high - 20),
    block(stage, {
      x,
      base: foot,
      width: half * 2,
      height: high * 0.56,
      color: red,
      batter: 0.01,
      merlon: 24,
      dark: 0,
    }),
    block(stage, {
      x: x + 10,
      base: foot,
      width: 210,
      height: high * 0.74,
      color: red,
      batter: 0.03,
      merlon: 26,
      dark: 0.18,
    }),
    rect(x - 62, foot - high * 0.66, 144, 30, stage.lit(PAINT.lime), { opacity: 0.85 }),
    framedArch(
      x + 10,
      foot,
      84,
      150,
      [
        [16, stage.lit(PAINT.earth)],
        [7, stage.lit(PAINT.lime)],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    tower(x - half, foot + 14, 142, high),
    tower(x + half, foot + 14, 142, high * 0.96),
    polygon(
      [
        [x - half - 66, foot + 12],
        [x + half + 70, foot + 12],
        [x + half - 60, foot + 50],
        [x - half - 330, foot + 50],
      ],
      stage.shade(PAINT.redSoil),
      { opacity: 0.5 },
    ),
    slope(foot + 8, 10, stage.lit(PAINT.earthRoad), -28),
    polygon(
      [
        [x - half - 70, foot - 4],
        [x + half - 70, foot - 4],
        [x + half - 160, foot + 22],
        [x - half - 330, foot + 22],
      ],
      stage.shade(PAINT.earthRoad),
    ),
    people(stage, x - 80, x + 180, foot + 30, 3, 72),
    palm(stage, x - half - 190, foot + 40, random.between(280, 340)),
    palm(stage, x + half + 170, foot + 30, random.between(240, 300)),
    slope(780, 20, stage.shade(mix(PAINT.earthRoad, PAINT.hill, 0.5)), -50),
    meadow(stage, 790, BOTTOM, { count: 34, color: PAINT.olive }),
  ].join('');
}
