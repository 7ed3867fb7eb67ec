import { type Point, smoothPath } from '../../domain/format/svgPath.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { ridge, slope } from '../motifs/land.ts';
import { birds } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Tazekka: a round mountain with cedars up to the top and on all ridges before it. */
export function tazekka(stage: Stage): string {
  const { random, season } = stage;
  const top = random.between(420, 720);
  const hump = (x: number, middle: number, wide: number, high: number) =>
    high * Math.exp(-(((x - middle) / wide) ** 2));
  const wooded = (
    height: (x: number) => number,
    [low, high]: readonly [number, number],
    distance: number,
  ) => {
    const outline: Point[] = [];
    for (let x = LEFT; x <= RIGHT; x += 80) outline.push([x, height(x)]);
    const trees: Spot[] = [];
    for (let x = LEFT + 150; x < RIGHT - 150; x += random.between(low * 0.42, low)) {
      trees.push([x, height(x) + 12, random.between(low, high)]);
    }
    const color = stage.far(season.snow ? '#dfe6e2' : '#5d7351', distance);
    return (
      cedarStand(stage, trees, distance) + path(`${smoothPath(outline)}V${BOTTOM}H${LEFT}Z`, color)
    );
  };
  const main = (x: number) =>
    530 - hump(x, top, 330, 285) - hump(x, -560, 260, 90) - hump(x, 1640, 300, 120);
  return [
    ridge(stage, 560, 150, stage.far(PAINT.mountain, 0.68), { step: 230 }),
    wooded(main, [34, 60], 0.4),
    wooded((x) => 590 - hump(x, top - 420, 240, 110) - hump(x, 1300, 280, 90), [46, 76], 0.26),
    wooded((x) => 670 - hump(x, top + 330, 260, 96) - hump(x, -500, 340, 90), [62, 104], 0.13),
    slope(770, 20, stage.lit(season.snow ? '#eef1ee' : season.grass), -60),
    darkCedar(stage, random.between(140, 230), 830, 400),
    darkCedar(stage, 1060, 850, 300),
    darkCedar(stage, -400, 840, 360),
    darkCedar(stage, 1500, 840, 330),
    birds(stage, 4, [300, 160]),
  ].join('');
}
