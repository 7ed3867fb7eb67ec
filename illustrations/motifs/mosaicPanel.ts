import type { Point } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { STONES } from './mosaicFigures.ts';

/** Half the width and height of the panel in floor units; all figures are drawn in hundredths of them. */
export const PANEL = { width: 150, height: 96 };

const r = Math.round;

/** Projects a point of the floor, in hundredths, seen from above at a slight angle. */
export function onFloor(x: number, y: number): Point {
  const depth = 1 + (y / 100 + 1) * 0.14;
  return [r(600 + (x * 3.3) / depth), r(2688 / depth - 1838)];
}

/** Where a figure lies on the floor: its origin, its size, and whether it faces left. */
export interface Spot {
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
}

/**
 * A figure of one colour. Its path has absolute coordinates only, as `x y` pairs with y upwards.
 *
 * @param d commands M, L, C, Q and Z
 */
export function figure(
  stage: Stage,
  d: string,
  color: Color,
  { x = 0, y = 0, scale = 1, flip = false }: Spot = {},
): string {
  const turned = flip ? -scale : scale;
  const placed = d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) =>
    onFloor(x + Number(px) * turned, y + Number(py) * scale).join(' '),
  );
  return path(placed, stage.lit(color));
}

/** An ellipse on the floor. */
export function oval(stage: Stage, [x, y]: Point, rx: number, ry: number, color: Color): string {
  const count = rx > 12 ? 20 : 10;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return onFloor(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry);
  });
  return polygon(points, stage.lit(color));
}

/** A rectangle on the floor. */
export function field(stage: Stage, [x, y]: Point, half: Point, color: Color): string {
  return polygon(
    [
      onFloor(x - half[0], y - half[1]),
      onFloor(x - half[0], y + half[1]),
      onFloor(x + half[0], y + half[1]),
      onFloor(x + half[0], y - half[1]),
    ],
    stage.lit(color),
  );
}

/** The border of the panel: bands, and a row of knots between two dark lines. */
export function border(stage: Stage, ground: Color): string {
  const { width, height } = PANEL;
  const knots: string[] = [];
  const knot = (x: number, y: number) => {
    const [a, b, c, d] = [
      onFloor(x - 4.6, y),
      onFloor(x, y + 4.2),
      onFloor(x + 4.6, y),
      onFloor(x, y - 4.2),
    ];
    knots.push(`M${[a, b, c, d].map((point) => point.join(' ')).join('L')}Z`);
  };
  for (let x = -width + 6; x <= width - 5; x += 9.2) for (const y of [-90, 90]) knot(x, y);
  for (let y = -81; y <= 82; y += 9) for (const x of [-144, 144]) knot(x, y);
  return [
    field(stage, [0, 0], [width, height], STONES.dark),
    field(stage, [0, 0], [width - 2, height - 2], STONES.light),
    path(knots.join(''), stage.lit(STONES.blue)),
    field(stage, [0, 0], [width - 11, height - 11], STONES.red),
    field(stage, [0, 0], [width - 13, height - 13], STONES.dark),
    field(stage, [0, 0], [width - 14.4, height - 14.4], ground),
  ].join('');
}

/** The joints between the cubes, in both directions. */
export function cubes(stage: Stage): string {
  const lines: string[] = [];
  for (let x = -PANEL.width; x <= PANEL.width; x += 5) {
    lines.push(`M${onFloor(x, -PANEL.height).join(' ')}L${onFloor(x, PANEL.height).join(' ')}`);
  }
  for (let y = -PANEL.height; y <= PANEL.height; y += 6) {
    lines.push(`M${onFloor(-PANEL.width, y).join(' ')}L${onFloor(PANEL.width, y).join(' ')}`);
  }
  return path(lines.join(''), 'none', {
    stroke: stage.lit('#fff6df'),
    'stroke-width': 1.4,
    opacity: 0.24,
  });
}
