import { n } from '../../../domain/format/svgPath.ts';
import { archOutline, starOutline } from '../../motifs/arch.ts';
import { tone } from '../../motifs/backdrop.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { tiledFloor } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, group, path, polygon, rect } from '../../svg.ts';

/** The reading room of an old library: shelves in arches, a long table with lamps, a great lantern. */
export function readingRoom(open: Stage): string {
  const stage = indoors(open);
  const spines = (x: number, y: number, w: number, seed: number) =>
    Array.from({ length: Math.round(w / 17) }, (_, index) => {
      const color =
        (['#8c2f22', '#1f6b4d', '#7a4a2b', '#16324f', '#c9973a', '#5d3a2a'] as const)[
          (index * 5 + seed) % 6
        ] ?? '#7a4a2b';
      const tall = 62 + ((index * 7 + seed * 3) % 5) * 6;
      return rect(x + index * 17, y - tall, 14, tall, stage.lit(color));
    }).join('');
  const bay = (x: number, seed: number) =>
    [
      path(archOutline(x, 640, 250, 430), tone(stage, '#8d5a34', 0.35)),
      ...[330, 430, 530, 630].map((y, row) => {
        const w = row === 0 ? 150 : 210;
        return (
          spines(x - w / 2, y, w, seed + row) +
          rect(x - 118, y, 236, 12, stage.lit(PAINT.cedarWood))
        );
      }),
      path(archOutline(x, 640, 270, 446), 'none', {
        stroke: stage.lit(PAINT.white),
        'stroke-width': 14,
      }),
    ].join('');
  const lamp = (x: number) =>
    glow(stage, [x, 640], 150, 0.55) +
    path(`M${x - 40} 650q40 -50 80 0z`, stage.lit('#1f6b4d')) +
    rect(x - 4, 650, 8, 66, stage.lit(PAINT.brass)) +
    ellipse(x, 718, 26, 7, stage.lit(PAINT.brass));
  return [
    rect(LEFT, TOP, SPAN, 1200, tone(stage, PAINT.plaster, 0.8)),
    rect(LEFT, TOP, SPAN, 520, stage.lit(PAINT.cedarWood)),
    path(
      Array.from({ length: 22 }, (_, index) => `M${-780 + index * 128} ${TOP}h56v500h-56z`).join(
        '',
      ),
      stage.shade('#5d3a22'),
    ),
    rect(LEFT, 110, SPAN, 20, stage.lit(PAINT.greenTile)),
    rect(LEFT, 550, SPAN, 100, zellige(stage, 30, 'green')),
    ...[-440, -100, 240, 600, 960, 1300, 1640].map(bay),
    rect(LEFT, 640, SPAN, 14, stage.lit(PAINT.saffron)),
    tiledFloor(420, 654, stage.lit('#efe2c6'), stage.lit('#c9d3c2'), { tile: 150, rows: 6 }),
    lantern(stage, 600, 210, 120, 120),
    glow(stage, [600, 260], 320, 0.4),
    // The table with open manuscripts, and readers.
    person(stage, 300, 720, 190, '#f1e4c8'),
    person(stage, 900, 720, 190, '#16324f'),
    path(`M100 720H1100L1200 790H0Z`, stage.lit('#8d5a34')),
    rect(0, 790, 1200, 30, stage.shade('#6d4228')),
    path('M60 820h50v200H60zM1090 820h50v200h-50z', stage.deep('#5d3a22')),
    lamp(470),
    lamp(760),
    path(
      'M520 762q50 -26 90 -4q40 -22 90 4l14 18q-60 -16 -104 0q-50 -16 -104 0z',
      stage.lit(PAINT.plaster),
    ),
    path('M610 758v20M545 762h46M552 770h40M630 762h46M630 770h40', 'none', {
      stroke: stage.shade('#5d5048'),
      'stroke-width': 3,
    }),
    path('M240 760h90l10 16h-112zM840 764h90l10 14h-112z', stage.lit(PAINT.plaster)),
    path(`M${LEFT} 980H2000V${BOTTOM}H${LEFT}Z`, stage.deep('#4a3226'), { opacity: 0.3 }),
  ].join('');
}

/** An astrolabe of brass on a table of tiles, with a sundial and a window to the stars. */
export function astrolabe(open: Stage): string {
  const stage = indoors(open);
  const [x, y, r] = [560, 430, 300];
  const ticks = (radius: number, count: number, length: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${n(x + c * radius)} ${n(y + s * radius)}L${n(x + c * (radius - length))} ${n(y + s * (radius - length))}`;
    }).join('');
  const brass = stage.lit('#d8ab4e');
  const dark = stage.shade('#8f6a26');
  const stars = [0.3, 1.1, 1.9, 2.6, 3.5, 4.2, 5, 5.7];
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#1d3a5c', 0.55)),
    rect(LEFT, 660, SPAN, 600, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 650, SPAN, 22, stage.shade('#5d3a22')),
    rect(LEFT, 560, SPAN, 92, zellige(stage, 44, 'blue')),
    path(archOutline(980, 560, 300, 470), stage.lit(PAINT.plaster)),
    path(archOutline(980, 560, 262, 446), open.light.sky[0]),
    path(archOutline(980, 560, 262, 446), open.light.sky[2], { opacity: 0.35 }),
    circle(1030, 250, 40, open.light.disc.color),
    ...[
      [900, 220],
      [930, 330],
      [1010, 400],
      [1070, 340],
      [890, 430],
    ].map(([sx = 0, sy = 0]) => polygon(starOutline(sx, sy, 8), '#f4ecd2')),
    path('M860 560v-70h40v-110l22 -30l22 30v110h60v70z', open.far(PAINT.lime, 0.4)),
    circle(x + 16, y + 26, r + 6, '#000000', { opacity: 0.25 }),
    path(
      `M${x - 60} ${y - r + 20}Q${x - 50} ${y - r - 70} ${x} ${y - r - 80}Q${x + 50} ${y - r - 70} ${x + 60} ${y - r + 20}Z`,
      brass,
    ),
    circle(x, y - r - 104, 34, 'none', { stroke: brass, 'stroke-width': 13 }),
    circle(x, y, r, brass),
    circle(x, y, r - 40, stage.lit('#b98a34')),
    path(ticks(r - 6, 72, 16) + ticks(r - 6, 24, 30), 'none', { stroke: dark, 'stroke-width': 4 }),
    // Lines of the plate, then the net of stars and the rule.
    group(
      [0, 60, 110].map((shift) => circle(x, y + shift, 200 - shift * 0.7, 'none')).join('') +
        path(`M${x - 250} ${y}H${x + 250}M${x} ${y - 250}V${y + 250}`, 'none'),
      { stroke: dark, 'stroke-width': 4, opacity: 0.7 },
    ),
    circle(x, y, 236, 'none', { stroke: stage.lit('#efcf7c'), 'stroke-width': 16 }),
    circle(x, y - 70, 140, 'none', { stroke: stage.lit('#efcf7c'), 'stroke-width': 20 }),
    ...stars.map((angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return path(
        `M${n(x + c * 232)} ${n(y + s * 232)}Q${n(x + c * 180 - s * 40)} ${n(y + s * 180 + c * 40)} ${n(x + c * 150)} ${n(y + s * 150)}L${n(x + c * 190 + s * 10)} ${n(y + s * 190 - c * 10)}Z`,
        stage.lit('#efcf7c'),
      );
    }),
    path(
      `M${x - 280} ${y + 66}L${x + 270} ${y - 90}L${x + 276} ${y - 70}L${x - 274} ${y + 86}Z`,
      stage.lit('#f6dc94'),
    ),
    circle(x, y, 22, dark),
    circle(x, y, 12, stage.lit('#f6dc94')),
    // The sundial and sheets of tables.
    ellipse(1010, 800, 150, 50, stage.shade(PAINT.rock)),
    ellipse(1010, 788, 150, 50, stage.lit(PAINT.limestone)),
    path('M1010 790L1090 770L1010 700Z', stage.lit(PAINT.brass)),
    path(
      'M1010 790L920 770M1010 790L900 796M1010 790L930 820M1010 790L1000 834M1010 790L1070 826',
      'none',
      { stroke: stage.shade('#5d5048'), 'stroke-width': 4 },
    ),
    path('M60 830L300 780L380 850L130 900Z', stage.lit(PAINT.plaster)),
    path('M110 840l190 -40M130 856l190 -40M150 872l190 -40', 'none', {
      stroke: stage.shade('#5d5048'),
      'stroke-width': 4,
    }),
    rect(500, 726, 120, 40, stage.deep(PAINT.darkWood)),
  ].join('');
}
