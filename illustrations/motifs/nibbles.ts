import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';

/** A small plate with a heap of fruit or sweets. */
export function heaped(stage: Stage, x: number, y: number, color: Color): string {
  const spots = [
    [-62, -10],
    [0, -26],
    [62, -10],
    [-34, 18],
    [36, 18],
    [0, -48],
  ] as const;
  return spots
    .map(
      ([dx, dy]) =>
        circle(x + dx, y + dy, 37, stage.shade(color)) +
        circle(x + dx + 5, y + dy - 5, 30, stage.lit(color)),
    )
    .join('');
}

/** A glass of tea, seen obliquely from above. */
export function glass(stage: Stage, x: number, y: number, color: Color, mint: boolean): string {
  const leaf = (turn: number, fill: string) =>
    ellipse(x + 17, y - 2, 19, 9, fill, { transform: `rotate(${turn} ${n(x)} ${n(y - 2)})` });
  return [
    ellipse(x - 22, y + 92, 52, 26, '#000000', { opacity: 0.25 }),
    path(
      `M${x - 54} ${y}L${x - 36} ${y + 84}A36 18 0 0 0 ${x + 36} ${y + 84}L${x + 54} ${y}Z`,
      stage.lit('#c98a2c'),
    ),
    path(
      `M${x - 54} ${y}L${x - 36} ${y + 84}A36 18 0 0 0 ${x - 8} ${y + 101}L${x - 14} ${y}Z`,
      stage.shade('#a8692a'),
    ),
    path(
      `M${x - 49} ${y + 24}A49 26 0 0 0 ${x + 49} ${y + 24}L${x + 44} ${y + 50}A44 24 0 0 1 ${x - 44} ${y + 50}Z`,
      stage.lit(color),
    ),
    ellipse(x, y, 54, 29, stage.lit(PAINT.saffron)),
    ellipse(x, y, 50, 26, stage.lit('#e8efe6')),
    ellipse(x, y + 3, 45, 21, stage.lit('#d99a3c')),
    mint
      ? [20, 95, 165, 240, 310]
          .map((turn, index) =>
            leaf(turn, index % 2 ? stage.shade('#4f9a4f') : stage.lit('#6cba5c')),
          )
          .join('')
      : '',
  ].join('');
}

/** Two cinnamon sticks and a few almonds on the cloth. */
export function sticks(stage: Stage, x: number): string {
  const stick = (turn: number, dy: number) =>
    group(
      rect(-80, -13, 160, 26, stage.lit('#9a5a2e'), { rx: 12 }) +
        rect(-80, 2, 160, 11, stage.shade('#7d4522'), { rx: 5 }) +
        ellipse(80, 0, 7, 13, stage.shade('#6d3a1c')),
      { transform: `translate(${x} ${700 + dy}) rotate(${turn})` },
    );
  return stick(-24, 0) + stick(14, 14) + almonds(stage, x > 600 ? x - 130 : x + 120, 748, 4);
}

/** Scattered almonds on the cloth. */
export function almonds(stage: Stage, x: number, y: number, count: number): string {
  const { random } = stage;
  return Array.from({ length: count }, () => {
    const [ax, ay] = [x + random.between(-90, 90), y + random.between(-26, 30)];
    const turn = random.between(0, 180);
    return (
      ellipse(ax - 5, ay + 6, 23, 12, '#000000', {
        opacity: 0.22,
        transform: `rotate(${n(turn)} ${n(ax)} ${n(ay)})`,
      }) +
      ellipse(ax, ay, 22, 12, stage.lit('#c98a4a'), {
        transform: `rotate(${n(turn)} ${n(ax)} ${n(ay)})`,
      })
    );
  }).join('');
}
