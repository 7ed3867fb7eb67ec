import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, line, path } from '../svg.ts';
import { defineGroup } from './copies.ts';
import { person } from './people.ts';

const DYES: readonly [Color, ...Color[]] = [
  '#f3ead4',
  '#e3a92f',
  '#b8392b',
  '#8a4a2a',
  '#c9702f',
  '#2f6f86',
  '#7f9a55',
];

/** Rows of round dye pits, larger towards the viewer; adjacent pits share a colour. */
export function pits(stage: Stage, yard: number): string {
  const { random } = stage;
  const rim = stage.lit('#ead6b0');
  const inside = stage.shade('#7a5436');
  const ids = DYES.map((dye) =>
    defineGroup(
      stage,
      ellipse(0, 0, 48, 25, rim) +
        ellipse(0, 1, 41, 20, inside) +
        ellipse(0, 5, 39, 16.5, stage.lit(dye)) +
        path('M-30 2q30 -14 60 0q-30 -7 -60 0z', stage.shade(dye)) +
        path('M4 14q18 -1 26 -8q-3 8 -12 11z', '#ffffff', { opacity: 0.35 }),
    ),
  );
  const shift = random.between(0, 2000);
  const parts: string[] = [];
  let y = yard + 44;
  for (let row = 0; row < 6; row++) {
    const scale = 0.7 * 1.17 ** row;
    const step = 103 * scale;
    const uses: string[] = [];
    for (let x = -650 + (row % 2) * (step / 2); x < 1860; x += step) {
      const patch = Math.sin((x + shift) / 210) + Math.cos((y * 2.2 + shift) / 130 + x / 330);
      const dye = random.chance(0.18)
        ? random.whole(0, DYES.length - 1)
        : Math.floor(((patch + 2) / 4) * DYES.length) % DYES.length;
      uses.push(`<use href="#${ids[dye]}" x="${Math.round(x / scale)}"/>`);
    }
    parts.push(
      `<g transform="translate(0 ${n(y)}) scale(${scale.toFixed(3)})">${uses.join('')}</g>`,
    );
    if (row === 2 || row === 4) parts.push(tanner(stage, row, y, scale));
    y += 50 * scale * 1.04;
  }
  return parts.join('');
}

/** A tanner on the rim of a pit, with the pole that turns the hides. */
function tanner(stage: Stage, row: number, y: number, scale: number): string {
  const { random } = stage;
  const x = row === 2 ? random.between(620, 840) : random.between(280, 480);
  const height = 104 * scale;
  const direction = row === 2 ? -1 : 1;
  return (
    person(stage, x, y + 24 * scale, height, row === 2 ? '#1d4f8f' : '#f1e4c8') +
    line(
      [
        [x - direction * height * 0.05, y - height * 0.46],
        [x + direction * height * 0.62, y + height * 0.2],
      ],
      stage.shade(PAINT.darkWood),
      4 * scale,
      { 'stroke-linecap': 'round' },
    )
  );
}
