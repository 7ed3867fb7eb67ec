/** Cherries near by: a loaded branch, and crates sold from the back of a van. */
import type { Color } from '../../color.ts';
import { mix } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { person } from '../../motifs/people.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { roundStand, scattered } from '../../motifs/stand.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, type Stage } from '../../stage.ts';
import { circle, ellipse, group, path, place, rect } from '../../svg.ts';

const REDS: readonly Color[] = ['#c8202f', '#8f1220', '#b01a2a', '#d9433a'];

/** Two cherries on one stalk with a leaf; 200 long at scale 1. */
function pair(stage: Stage, x: number, y: number, scale: number, turn: number, red: Color): string {
  const fruit = (cx: number, cy: number) =>
    circle(cx, cy, 50, stage.shade(red)) +
    circle(cx + 5, cy - 4, 43, stage.lit(red)) +
    ellipse(cx + 18, cy - 20, 10, 15, '#ffffff', { opacity: 0.4 });
  return group(
    path('M0 0Q-40 70 -48 130M0 0Q40 60 56 120', 'none', {
      stroke: stage.lit('#6d8a3a'),
      'stroke-width': 8,
    }) +
      fruit(-50, 170) +
      fruit(58, 156),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
}

const leaf = (stage: Stage, x: number, y: number, scale: number, turn: number, color: Color) =>
  group(
    path('M0 0Q60 -70 190 -30Q130 60 0 0Z', stage.lit(color)) +
      path('M0 0Q60 -70 190 -30Z', stage.lit(mix(color, '#c4e07a', 0.3))) +
      path('M0 0L190 -30', 'none', { stroke: stage.shade(color), 'stroke-width': 5 }),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );

/** A branch heavy with cherries before the sky and the hills. */
export function cherryBranch(stage: Stage): string {
  const green = '#4f8a45';
  const bough = (dx: number, dy: number) =>
    path(
      `M${dx - 900} ${dy + 30}Q${dx} ${dy - 70} ${dx + 520} ${dy + 40}T${dx + 980} ${dy + 110}`,
      'none',
      {
        stroke: stage.shade('#6b4a38'),
        'stroke-width': 40,
        'stroke-linecap': 'round',
      },
    ) +
    path(
      `M${dx - 900} ${dy + 24}Q${dx} ${dy - 76} ${dx + 520} ${dy + 34}T${dx + 980} ${dy + 108}`,
      'none',
      {
        stroke: stage.lit('#8d6248'),
        'stroke-width': 16,
      },
    );
  return [
    backdrop(stage, 640, { mountain: 180, hill: 90, flock: [900, 560] }),
    terrain('660Q600 630 2000 660', tone(stage, stage.season.grass, 0.75)),
    roundStand(stage, scattered(stage, 60, [660, 760], [50, 90]), '#3f6b3c', '#6d9a4a', 0.2),
    terrain('800Q600 760 2000 800', tone(stage, stage.season.grass, 0.5)),
    ...[
      [-500, 120, 1.1, 60],
      [-330, 90, 1.2, 120],
      [90, 130, 1.1, 70],
      [340, 60, 1.2, 100],
      [620, 110, 1.1, 60],
      [900, 170, 1, 90],
      [1350, 180, 1.2, 70],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) =>
      leaf(stage, x, y, scale, turn, mix(green, '#16362c', 0.3)),
    ),
    bough(100, 130),
    ...[
      [-620, 110],
      [-360, 90],
      [120, 110],
      [300, 96],
      [470, 120],
      [700, 160],
      [880, 200],
      [1040, 230],
      [1420, 240],
      [1620, 250],
    ].map(([x = 0, y = 0], index) =>
      pair(stage, x, y, 1 + (index % 3) * 0.22, (index % 3) * 9 - 10, REDS[index % 4] ?? '#c8202f'),
    ),
    ...[
      [-420, 100, 1.2, -40],
      [40, 110, 1.2, -60],
      [240, 90, 1.3, -24],
      [560, 120, 1.2, -50],
      [780, 170, 1.1, 20],
      [980, 200, 1.1, -30],
      [1300, 200, 1.2, -40],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) => leaf(stage, x, y, scale, turn, green)),
  ].join('');
}

/** Dark and yellow-cheeked cherries in crates before an open van at the roadside, with a pair of scales. */
export function cherryVan(stage: Stage): string {
  const crate = (x: number, y: number, width: number, reds: readonly Color[]) =>
    Array.from({ length: 22 }, (_, index) =>
      circle(
        x + 14 + ((index * 37) % (width - 28)),
        y - 6 - ((index * 13) % 26),
        13,
        stage.lit(reds[index % reds.length] ?? '#c8202f'),
      ),
    ).join('') +
    rect(x, y, width, 60, stage.lit('#c9955c')) +
    path(`M${x} ${y + 22}h${width}M${x} ${y + 42}h${width}`, 'none', {
      stroke: stage.shade('#8a5a36'),
      'stroke-width': 5,
    }) +
    rect(x, y, 12, 60, stage.shade('#8a5a36')) +
    rect(x + width - 12, y, 12, 60, stage.shade('#8a5a36'));
  const dark = ['#8f1220', '#b01a2a', '#6d0f1c'] as const;
  const pale = ['#f0b04a', '#e3743a', '#d9433a'] as const;
  return [
    sky(stage, 520),
    clouds(stage, 3, 90),
    path('M-800 420Q100 270 520 330T1300 300T2000 360V700H-800Z', stage.far('#7f9a5c', 0.4)),
    roundStand(stage, scattered(stage, 120, [350, 520], [36, 60]), '#3f6b3c', '#6d9a4a', 0.26),
    terrain('530Q600 500 2000 530', tone(stage, stage.season.grass, 0.8)),
    path(`M-800 700Q600 600 2000 680V${BOTTOM}H-800Z`, tone(stage, '#a59a86', 0.75)),
    // The van from behind, its two doors open.
    ellipse(600, 742, 320, 22, '#000000', { opacity: 0.25 }),
    rect(360, 250, 480, 440, stage.lit('#e9ecea'), { rx: 34 }),
    rect(392, 290, 416, 350, stage.deep('#3a2f2a')),
    path('M392 290L210 250V690L392 640Z', stage.lit('#d3dad8')),
    path('M240 300L360 322V440L240 440Z', stage.lit('#8fb3bf')),
    path('M808 290L990 250V690L808 640Z', stage.lit('#f4f6f4')),
    path('M960 300L840 322V440L960 440Z', stage.lit('#a8c9d2')),
    rect(360, 660, 480, 46, stage.shade('#8d9594')),
    rect(376, 668, 50, 24, stage.lit('#c8352a')),
    rect(774, 668, 50, 24, stage.lit('#c8352a')),
    rect(400, 700, 90, 46, stage.deep('#222222'), { rx: 16 }),
    rect(710, 700, 90, 46, stage.deep('#222222'), { rx: 16 }),
    crate(410, 570, 180, dark),
    crate(610, 570, 180, pale),
    crate(420, 470, 170, pale),
    crate(610, 470, 170, dark),
    // Scales that hang from the roof.
    path('M600 290V340M540 340H660M540 340L510 410H570ZM660 340L630 410H690Z', 'none', {
      stroke: stage.lit('#c9c9c9'),
      'stroke-width': 6,
    }),
    path(
      'M504 408H576Q560 436 540 436T504 408ZM624 408H696Q680 436 660 436T624 408Z',
      stage.lit(PAINT.brass),
    ),
    crate(90, 800, 210, dark),
    crate(330, 830, 220, pale),
    crate(620, 830, 220, dark),
    crate(-420, 790, 220, pale),
    crate(1430, 790, 220, dark),
    person(stage, 910, 800, 240, '#1d4f8f'),
    person(stage, 1050, 820, 230, '#f1e4c8'),
    person(stage, 1130, 826, 150, '#d9486e'),
    place([0, 0], 1, path(`M${LEFT} 900H2000V${BOTTOM}H${LEFT}Z`, tone(stage, '#8d8474', 0.5))),
  ].join('');
}
