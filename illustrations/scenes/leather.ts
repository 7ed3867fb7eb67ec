import type { Color } from '../color.ts';
import { sideways, standing } from '../motifs/babouche.ts';
import { glow, indoors, lantern, shaft } from '../motifs/lamp.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { rect } from '../svg.ts';

const COUNTER = 690;
const POSTS = [-330, 50, 1150, 1530];

/** Colours of dyed leather, in the order of the rainbow. */
const LEATHERS: readonly [Color, ...Color[]] = [
  '#f2c230',
  '#e8952e',
  '#d35f2a',
  '#b5332e',
  '#d0587e',
  '#8f2f5c',
  '#5b3f86',
  '#1d4f8f',
  '#2f8a94',
  '#1f6b4d',
  '#6f9440',
  '#f1e4c8',
];

/** A shop with babouches: rows of coloured slippers on boards, one pair on the counter. */
export function leather(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const first = random.whole(0, LEATHERS.length - 1);
  // Each row has one colour, or colours vary along the boards.
  const along = random.chance(0.55);
  const shoe = stage.define((id) => `<g id="${id}">${standing(stage)}</g>`);
  const parts = [rect(LEFT, TOP, SPAN, COUNTER - TOP, stage.shade('#9a6a44'))];
  [-230, -45, 140, 325, 510].forEach((top, row) => {
    const base = top + 160;
    parts.push(rect(LEFT, base, SPAN, 26, stage.deep(PAINT.cedarWood), { opacity: 0.4 }));
    for (let index = 0; index < 38; index++) {
      const step = along ? Math.floor((index + row) / 2) : row * 2;
      const color = LEATHERS[(first + step) % LEATHERS.length] ?? LEATHERS[0];
      const x = -660 + index * 68 + Math.floor(index / 2) * 12 + (row % 2) * 30;
      if (POSTS.some((post) => Math.abs(x - post) < 46)) continue;
      parts.push(`<use href="#${shoe}" x="${x}" y="${base}" color="${stage.lit(color)}"/>`);
    }
    parts.push(
      rect(LEFT, base, SPAN, 13, stage.lit('#a36a3e')),
      rect(LEFT, base + 13, SPAN, 6, stage.deep(PAINT.cedarWood)),
    );
  });
  return [
    ...parts,
    ...POSTS.map(
      (x) =>
        rect(x - 16, TOP, 32, COUNTER - TOP, stage.lit(PAINT.cedarWood)) +
        rect(x - 16, TOP, 11, COUNTER - TOP, stage.deep(PAINT.cedarWood)),
    ),
    open.light.stars
      ? glow(stage, [600, 330], 620, 0.22)
      : shaft(
          open,
          [
            [1120, TOP],
            [1900, TOP],
            [900, COUNTER],
            [250, COUNTER],
          ],
          0.3,
        ),
    counter(stage, LEATHERS[(first + 5) % LEATHERS.length] ?? LEATHERS[0]),
    lantern(stage, random.pick([230, 970]), 60, 46, 460),
  ].join('');
}

/** The counter with a tiled front and a pair of babouches. */
function counter(stage: Stage, color: Color): string {
  const x = stage.random.between(360, 480);
  return [
    rect(LEFT, COUNTER, SPAN, BOTTOM - COUNTER, stage.shade('#7a4a2b')),
    rect(LEFT, COUNTER, SPAN, 74, stage.lit('#b57a48')),
    rect(LEFT, COUNTER + 74, SPAN, 12, stage.deep(PAINT.cedarWood)),
    rect(LEFT, COUNTER + 112, SPAN, 84, zellige(stage, 42, 'green')),
    rect(LEFT, COUNTER + 104, SPAN, 8, stage.lit(PAINT.saffron)),
    rect(LEFT, COUNTER + 196, SPAN, 8, stage.lit(PAINT.saffron)),
    sideways(stage, x + 150, COUNTER + 18, 360, color),
    sideways(stage, x - 40, COUNTER + 56, 390, color),
    sideways(stage, 1330, COUNTER + 40, 300, '#e8952e'),
    sideways(stage, -330, COUNTER + 40, 300, '#1f6b4d'),
  ].join('');
}
