import type { Color } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { buttons } from '../motifs/buttonCloth.ts';
import { glow, indoors, lantern, through } from '../motifs/lamp.ts';
import { ridge } from '../motifs/land.ts';
import { cloth, FLOOR, frame, warp } from '../motifs/loomFrame.ts';
import { SILKS, spool } from '../motifs/silk.ts';
import { sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

/** A brocade loom before a window; or silk buttons on cloth. */
export function loom(open: Stage): string {
  const stage = indoors(open);
  if (stage.motif === 'buttons') return buttons(stage);
  const { random } = stage;
  const ground = random.pick<Color>(['#8f2330', '#1f5a48', '#1d3f78', '#5c2a5a']);
  return [
    rect(LEFT, TOP, SPAN, FLOOR - TOP + 4, stage.shade('#c79a6c')),
    rect(LEFT, FLOOR - 180, SPAN, 184, stage.shade('#a8754c')),
    window(open, stage),
    shelf(stage, -720, -20),
    shelf(stage, 1190, 1960),
    rect(LEFT, FLOOR, SPAN, 300, stage.shade('#7d5a40')),
    polygon(
      [
        [430, FLOOR],
        [770, FLOOR],
        [420, 1100],
        [-300, 1100],
      ],
      open.light.disc.color,
      { opacity: open.light.stars ? 0.05 : 0.16 },
    ),
    skeins(stage),
    warp(stage),
    cloth(stage, ground),
    frame(stage),
    ...[-260, 1420].map((x) => lantern(stage, x, 110, 44, 500)),
  ].join('');
}

/** The window behind the loom, with the sky and a ridge. */
function window(open: Stage, stage: Stage): string {
  const outline = archOutline(600, 580, 430, 480);
  const view =
    sky(open, 520) +
    ridge(open, 500, 80, open.far(PAINT.hill, 0.55), { step: 160 }) +
    ridge(open, 545, 50, open.far(PAINT.olive, 0.25), { step: 120 });
  return [
    path(archOutline(600, 580, 480, 506), stage.lit('#dcb184')),
    through(open, outline, view),
    open.light.lamps ? glow(stage, [600, 330], 420, 0.25) : '',
  ].join('');
}

/** Boards with spools of silk. */
function shelf(stage: Stage, from: number, to: number): string {
  const { random } = stage;
  const first = random.whole(0, 9);
  const one = stage.define((id) => `<g id="${id}">${spool(stage, 0, 0, 100, '#ffffff')}</g>`);
  return [330, 470, 610]
    .flatMap((y, row) => [
      ...Array.from({ length: Math.floor((to - from - 30) / 84) }, (_, index) => {
        const color = SILKS[(first + index + row * 3) % SILKS.length] ?? SILKS[0];
        const x = from + 55 + index * 84;
        return `<use href="#${one}" x="${x}" y="${y}"/>${rect(x - 27, y - 88, 54, 76, stage.lit(color), { opacity: 0.86 })}`;
      }),
      rect(from, y, to - from, 14, stage.lit(PAINT.cedarWood)),
      rect(from, y + 14, to - from, 7, stage.deep(PAINT.cedarWood)),
    ])
    .join('');
}

/** Skeins of dyed silk on pegs beside the loom. */
function skeins(stage: Stage): string {
  const first = stage.random.whole(0, 9);
  const skein = (x: number, index: number) => {
    const color = SILKS[(first + index * 3) % SILKS.length] ?? SILKS[0];
    const long = 210 + (index % 3) * 34;
    const loop = (from: number, to: number) =>
      `M${x + from} 262Q${x + from * 1.5} ${262 + long} ${x + (from + to) / 2} ${268 + long}Q${x + to * 1.5} ${262 + long} ${x + to} 262Z`;
    return (
      path(loop(-17, 17), stage.lit(color)) +
      path(loop(-17, -3), stage.shade(color)) +
      rect(x - 19, 290, 38, 12, stage.shade(color)) +
      rect(x - 5, 250, 10, 18, stage.deep(PAINT.cedarWood))
    );
  };
  return [
    rect(20, 238, 156, 14, stage.lit(PAINT.cedarWood)),
    rect(1024, 238, 156, 14, stage.lit(PAINT.cedarWood)),
    ...[50, 98, 146, 1054, 1102, 1150].map(skein),
  ].join('');
}
