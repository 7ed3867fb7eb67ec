import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { circle, dolphins, rider, type Slant, STONES, trace } from './mosaicFigures.ts';

/** A Roman floor: a border of waves and teeth, a field of lozenges, a round picture in the middle. */
export function mosaicFloor(stage: Stage, at: Slant, picture: 'dolphins' | 'rider'): string {
  const paint = (color: Color) => stage.lit(color);
  const frame = (reach: number, color: Color) =>
    path(
      trace([at(-reach, -reach), at(-reach, reach), at(reach, reach), at(reach, -reach)]),
      paint(color),
    );
  const disc = (radius: number, color: Color) =>
    path(trace(circle(at, 0, 0, radius, 36)), paint(color));
  return [
    frame(1, STONES.dark),
    frame(0.975, STONES.light),
    path(teeth(at, 0.95, 0.88, 22), paint(STONES.dark)),
    frame(0.87, STONES.red),
    frame(0.855, STONES.light),
    path(knots(at, 0.8, 14, 0.062), paint(STONES.blue)),
    path(knots(at, 0.8, 14, 0.03), paint(STONES.ochre)),
    frame(0.745, STONES.dark),
    frame(0.73, STONES.light),
    lozenges(stage, at),
    disc(0.6, STONES.dark),
    disc(0.585, STONES.light),
    path(waves(at, 0.575, 0.5, 22), paint(STONES.blue)),
    disc(0.5, STONES.red),
    disc(0.485, picture === 'dolphins' ? '#bcd0c8' : '#efdcb4'),
    picture === 'dolphins' ? dolphins(stage, at) : rider(stage, at),
  ].join('');
}

/** Repeats a pattern along all four sides; `draw` gets a function that maps it to the current side. */
function sides(draw: (turn: (along: number, out: number) => [number, number]) => string): string {
  return [
    (along: number, out: number): [number, number] => [along, out],
    (along: number, out: number): [number, number] => [out, -along],
    (along: number, out: number): [number, number] => [-along, -out],
    (along: number, out: number): [number, number] => [-out, along],
  ]
    .map(draw)
    .join('');
}

const teeth = (at: Slant, outer: number, inner: number, count: number) =>
  sides((turn) =>
    Array.from({ length: count }, (_, index) => {
      const step = (outer * 2) / count;
      const left = -outer + step * index;
      return trace([
        at(...turn(left, outer)),
        at(...turn(left + step, outer)),
        at(...turn(left + step / 2, inner)),
      ]);
    }).join(''),
  );

const knots = (at: Slant, reach: number, count: number, radius: number) =>
  sides((turn) =>
    Array.from({ length: count }, (_, index) => {
      const [u, v] = turn(-reach + (reach * 2 * index) / count, reach);
      return trace(circle(at, u, v, radius, 7));
    }).join(''),
  );

/** A running-dog border around the picture. */
function waves(at: Slant, outer: number, inner: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const polar = (turn: number, radius: number) => {
      const angle = ((index + turn) / count) * Math.PI * 2;
      return at(Math.cos(angle) * radius, Math.sin(angle) * radius);
    };
    const high = inner + (outer - inner) * 0.9;
    return trace([
      polar(0, inner),
      polar(0.45, high),
      polar(0.8, high),
      polar(0.95, inner + 0.035),
      polar(0.6, inner + 0.05),
      polar(1, inner),
    ]);
  }).join('');
}

/** Nested lozenges in the corners of the field. */
function lozenges(stage: Stage, at: Slant): string {
  const cells: Record<'red' | 'dark' | 'ochre', string> = { red: '', dark: '', ochre: '' };
  const count = 8;
  const step = 1.46 / count;
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const u = -0.73 + step * (column + 0.5);
      const v = -0.73 + step * (row + 0.5);
      if (Math.hypot(u, v) < 0.56) continue;
      const diamond = (half: number) =>
        trace([at(u, v + half), at(u + half, v), at(u, v - half), at(u - half, v)]);
      cells[(row + column) % 2 ? 'red' : 'dark'] += diamond(step * 0.48);
      cells.ochre += diamond(step * 0.2);
    }
  }
  return (
    path(cells.red, stage.lit(STONES.red)) +
    path(cells.dark, stage.lit(STONES.dark)) +
    path(cells.ochre, stage.lit(PAINT.saffron))
  );
}
