import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path } from '../svg.ts';
import { around } from './ware.ts';

/** A heap of olives, almonds or figs in a bowl. */
export function heap(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  color: Color,
  count = 12,
  size = 0.075,
): string {
  const { random } = stage;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const across = random.between(-0.36, 0.36) * (0.6 + share * 0.4);
    const up = (1 - share) * 0.13 * (1 - (across / 0.42) ** 2);
    const fill = index % 3 === 0 ? stage.shade(color) : stage.lit(color);
    return ellipse(x + across * width, y - up * width, width * size, width * size * 0.8, fill);
  }).join('');
}

/** The stew of a tagine: meat in the middle, lemon, olives, herbs. */
export function stew(stage: Stage, x: number, y: number, width: number): string {
  const at = around(x, y, width);
  const slice = (dx: number, dy: number) =>
    ellipse(x + dx * width, y + dy * width, width * 0.06, width * 0.034, stage.lit('#f0c33c')) +
    ellipse(x + dx * width, y + dy * width, width * 0.043, width * 0.023, stage.lit('#fbe58f'));
  const piece = (dx: number, dy: number, color: Color) =>
    path(
      `M${at(dx - 0.13, dy + 0.02)}Q${at(dx - 0.12, dy - 0.09)} ${at(dx, dy - 0.1)}Q${at(dx + 0.14, dy - 0.08)} ${at(dx + 0.13, dy + 0.02)}Q${at(dx, dy + 0.06)} ${at(dx - 0.13, dy + 0.02)}Z`,
      stage.shade(color),
    ) +
    path(
      `M${at(dx - 0.07, dy - 0.02)}Q${at(dx - 0.04, dy - 0.09)} ${at(dx + 0.03, dy - 0.095)}Q${at(dx + 0.13, dy - 0.07)} ${at(dx + 0.12, dy + 0.01)}Q${at(dx + 0.02, dy + 0.03)} ${at(dx - 0.07, dy - 0.02)}Z`,
      stage.lit(color),
    );
  return [
    ellipse(x, y + 0.005 * width, width * 0.43, width * 0.078, stage.lit('#c9822e')),
    piece(-0.15, -0.025, '#c97b34'),
    piece(0.16, -0.025, '#d18a3e'),
    piece(0, 0, '#dc9a4a'),
    slice(-0.29, 0.005),
    slice(0.31, 0.01),
    slice(-0.1, 0.05),
    ...[-0.22, -0.34, 0.1, 0.2, 0.37, -0.02].map((dx, index) =>
      circle(
        x + dx * width,
        y + (0.035 + (index % 3) * 0.008) * width,
        width * 0.02,
        index % 2 ? stage.shade('#5c2f4a') : stage.lit('#7d8a3a'),
      ),
    ),
    ...[-0.06, 0.05, 0.13, -0.17].map((dx, index) =>
      ellipse(
        x + dx * width,
        y - (0.07 + (index % 2) * 0.02) * width,
        width * 0.022,
        width * 0.01,
        stage.lit('#5f9a45'),
        { transform: `rotate(${index * 40} ${n(x + dx * width)} ${n(y - 0.07 * width)})` },
      ),
    ),
  ].join('');
}

/** A mound of couscous in a dish, with vegetables on its slope. */
export function mound(stage: Stage, x: number, y: number, width: number): string {
  const at = around(x, y, width);
  const stick = (dx: number, color: Color, wide: number) => {
    const foot = dx * 0.84;
    const top = dx * 0.16;
    const low = 0.035 - Math.abs(dx) * 0.05;
    return (
      path(
        `M${at(foot - wide, low)}Q${at(foot, low + 0.035)} ${at(foot + wide, low)}L${at(top + wide * 0.5, -0.25)}Q${at(top, -0.275)} ${at(top - wide * 0.5, -0.25)}Z`,
        stage.lit(color),
      ) +
      path(
        `M${at(foot - wide, low)}Q${at(foot - wide * 0.5, low + 0.03)} ${at(foot - wide * 0.2, low + 0.02)}L${at(top - wide * 0.1, -0.26)}L${at(top - wide * 0.5, -0.25)}Z`,
        stage.shade(color),
      )
    );
  };
  return [
    path(
      `M${at(-0.43, 0)}Q${at(-0.3, -0.1)} ${at(-0.16, -0.25)}Q${at(0, -0.36)} ${at(0.16, -0.25)}Q${at(0.3, -0.1)} ${at(0.43, 0)}Q${at(0.3, 0.075)} ${at(0, 0.08)}Q${at(-0.3, 0.075)} ${at(-0.43, 0)}Z`,
      stage.lit('#efcf86'),
    ),
    path(
      `M${at(-0.43, 0)}Q${at(-0.3, -0.1)} ${at(-0.16, -0.25)}Q${at(-0.1, -0.31)} ${at(-0.03, -0.32)}Q${at(-0.2, -0.14)} ${at(-0.18, 0.07)}Q${at(-0.36, 0.05)} ${at(-0.43, 0)}Z`,
      stage.shade('#d9b064'),
    ),
    stick(-0.4, '#5f8a3c', 0.042),
    stick(0.4, '#e3a92f', 0.046),
    stick(-0.24, '#e07a28', 0.036),
    stick(0.25, '#5f8a3c', 0.04),
    stick(-0.08, '#f1dfb8', 0.036),
    stick(0.09, '#e07a28', 0.038),
    ellipse(x, y - 0.27 * width, width * 0.12, width * 0.05, stage.shade('#8a4f2c')),
    ellipse(x + 0.02 * width, y - 0.285 * width, width * 0.1, width * 0.04, stage.lit('#b5763f')),
    ...[-0.32, -0.15, 0.02, 0.17, 0.33, -0.04, 0.06].map((dx, index) =>
      circle(
        x + dx * width,
        y - (index > 4 ? 0.31 : -0.03 + Math.abs(dx) * 0.06) * width,
        width * 0.013,
        stage.lit(index > 4 ? '#4d2f1e' : '#f6e3a8'),
      ),
    ),
  ].join('');
}
