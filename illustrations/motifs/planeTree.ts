import type { Stage } from '../stage.ts';
import { circle, path, polygon } from '../svg.ts';

/** A plane tree: a forked trunk and a broad crown that depends on the season. */
export function planeTree(stage: Stage, x: number, base: number, size = 1): string {
  const { random, season } = stage;
  const bark = stage.lit('#a08a6c');
  const dark = stage.shade('#7d6850');
  const s = (value: number) => value * size;
  const bough = `M${x - s(52)} ${base}Q${x - s(20)} ${base - s(90)} ${x - s(30)} ${base - s(260)}L${x - s(170)} ${base - s(470)}L${x - s(140)} ${base - s(480)}L${x - s(6)} ${base - s(330)}L${x + s(10)} ${base - s(530)}H${x + s(40)}L${x + s(38)} ${base - s(330)}L${x + s(170)} ${base - s(460)}L${x + s(196)} ${base - s(446)}L${x + s(44)} ${base - s(250)}Q${x + s(30)} ${base - s(90)} ${x + s(66)} ${base}Z`;
  const trunk =
    path(bough, dark) +
    polygon(
      [
        [x + s(6), base],
        [x + s(14), base - s(320)],
        [x + s(38), base - s(330)],
        [x + s(44), base - s(250)],
        [x + s(40), base - s(90)],
        [x + s(66), base],
      ],
      bark,
    );
  if (season.bare) return trunk;
  const blob = (
    count: number,
    rise: number,
    spread: number,
    low: number,
    high: number,
    fill: string,
  ) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return circle(
        x + s(rise + Math.cos(angle) * spread),
        base - s(510 + rise) + s(Math.sin(angle) * spread * 0.5),
        s(random.between(low, high)),
        fill,
      );
    }).join('');
  return (
    trunk +
    blob(10, 0, 190, 84, 112, stage.shade(season.leaf)) +
    blob(7, 36, 110, 76, 92, stage.lit(season.leaf))
  );
}
