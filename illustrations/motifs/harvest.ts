import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, polygon } from '../svg.ts';

/** A round basket on the ground, heaped with fruit, or empty. */
export function basket(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  fruit?: Color,
): string {
  const height = width * 0.5;
  const half = width / 2;
  const weave = [0.3, 0.55, 0.8].map(
    (share) =>
      `M${n(x - half * (0.94 - share * 0.18))} ${n(base - height * (1 - share))}h${n(width * (0.94 - share * 0.18))}`,
  );
  const heap = fruit
    ? Array.from({ length: 11 }, (_, index) =>
        circle(
          x + ((index % 6) - 2.5 + (index > 5 ? 0.5 : 0)) * width * 0.14,
          base - height - width * (index > 5 ? 0.12 : 0.02),
          width * 0.085,
          index % 3 ? stage.lit(fruit) : stage.shade(fruit),
        ),
      ).join('')
    : '';
  return [
    ellipse(x - width * 0.1, base, width * 0.62, width * 0.07, '#000000', { opacity: '.2' }),
    ellipse(x, base - height, half, width * 0.1, stage.deep(PAINT.earthDark)),
    heap,
    polygon(
      [
        [x - half, base - height],
        [x + half, base - height],
        [x + half * 0.76, base],
        [x - half * 0.76, base],
      ],
      stage.lit('#c59a5a'),
    ),
    polygon(
      [
        [x - half, base - height],
        [x - half * 0.3, base - height],
        [x - half * 0.24, base],
        [x - half * 0.76, base],
      ],
      stage.shade('#c59a5a'),
    ),
    path(weave.join(''), 'none', { stroke: stage.shade('#9a6f3a'), 'stroke-width': width * 0.04 }),
  ].join('');
}

/** A wooden ladder leaning to the right, its foot at (x, base). */
export function ladder(stage: Stage, x: number, base: number, height: number): string {
  const lean = height * 0.26;
  const wide = height * 0.13;
  const rungs = Array.from({ length: 8 }, (_, index) => {
    const share = (index + 0.8) / 8.6;
    return `M${n(x + lean * share)} ${n(base - height * share)}h${n(wide * (1 - share * 0.3))}`;
  });
  return group(
    path(
      `M${n(x)} ${n(base)}L${n(x + lean)} ${n(base - height)}M${n(x + wide)} ${n(base)}L${n(x + lean + wide * 0.7)} ${n(base - height)}${rungs.join('')}`,
      'none',
    ),
    {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': height * 0.026,
      'stroke-linecap': 'round',
    },
  );
}
