import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, polygon, rect } from '../svg.ts';
import { star } from './arch.ts';

interface Tiles {
  ground: Color;
  star: Color;
  line: Color;
  accent: Color;
}

const SETS: Record<'blue' | 'green' | 'mixed', Tiles> = {
  blue: { ground: '#1d4f8f', star: '#4f88c2', line: '#fbf6ea', accent: '#e3a92f' },
  green: { ground: '#1f6b4d', star: '#4f9a78', line: '#fbf6ea', accent: '#e3a92f' },
  mixed: { ground: '#f1e4c8', star: '#1f6b4d', line: '#1d4f8f', accent: '#b5532a' },
};

/** A pattern of star-and-cross tiles; `size` is one repeat, in poster units. @returns a `fill`: `url(#…)` */
export function zellige(stage: Stage, size = 46, set: keyof typeof SETS = 'blue'): string {
  const { ground, star: fill, line, accent } = SETS[set];
  const half = size / 2;
  const paint = (color: Color) => stage.lit(color);
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${[
        rect(0, 0, size, size, paint(ground)),
        star(half, half, size * 0.41, paint(line)),
        star(half, half, size * 0.36, paint(fill)),
        star(half, half, size * 0.17, paint(line)),
        circle(half, half, size * 0.06, paint(accent)),
        ...[
          [0, 0],
          [size, 0],
          [0, size],
          [size, size],
        ].map(([x = 0, y = 0]) =>
          polygon(
            [
              [x, y - size * 0.15],
              [x + size * 0.15, y],
              [x, y + size * 0.15],
              [x - size * 0.15, y],
            ],
            paint(accent),
          ),
        ),
      ].join('')}</pattern>`,
  );
  return `url(#${id})`;
}

/** A frieze over gates and along courts: a row of stars on plaster between two lines. */
export function frieze(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color = '#1f6b4d',
): string {
  const count = Math.max(1, Math.round(width / (height * 1.02)));
  const step = width / count;
  const stars = Array.from({ length: count }, (_, index) => {
    const center = x + step * (index + 0.5);
    return (
      star(center, y + height / 2, height * 0.38, stage.lit(color)) +
      circle(center, y + height / 2, height * 0.1, stage.lit('#e3a92f'))
    );
  });
  return rect(x, y, width, height, stage.lit('#fbf6ea')) + stars.join('');
}

/** A pattern of sebka, the net of lozenges on minarets and gates. @returns a `fill` */
export function sebka(stage: Stage, size: number, ground: Color, net: Color): string {
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="${size}" height="${size * 1.4}" patternUnits="userSpaceOnUse">${
        rect(0, 0, size, size * 1.4, stage.lit(ground)) +
        `<path d="M0 0q${size * 0.1} ${size * 0.5} ${size / 2} ${size * 0.7}q${size * 0.4} ${-size * 0.2} ${size / 2} ${-size * 0.7}M0 ${size * 1.4}q${size * 0.1} ${-size * 0.5} ${size / 2} ${-size * 0.7}q${size * 0.4} ${size * 0.2} ${size / 2} ${size * 0.7}" fill="none" stroke="${stage.lit(net)}" stroke-width="${size * 0.13}"/>`
      }</pattern>`,
  );
  return `url(#${id})`;
}
