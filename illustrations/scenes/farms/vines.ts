import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { tractor } from '../../motifs/farmMachines.ts';
import { basket } from '../../motifs/harvest.ts';
import { glow, indoors } from '../../motifs/lamp.ts';
import { person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { olive } from '../../motifs/trees.ts';
import { foliage } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, place, rect } from '../../svg.ts';

const vineRows = (stage: Stage, x: number, top: number, gap: number) => {
  const lines = Array.from({ length: 25 }, (_, index) => {
    const dx = (index - 12) * gap;
    const far = dx * 0.12;
    return `M${x + far - 3} ${top}L${x + far + 3} ${top}L${x + dx + gap * 0.26} ${BOTTOM}L${x + dx - gap * 0.26} ${BOTTOM}Z`;
  });
  return path(
    lines.join(''),
    tone(stage, stage.season.bare ? '#7a5a40' : mix(stage.season.leaf, '#5a7a3a', 0.3), 0.7),
  );
};

/** Rows of vines that run towards the mountains, with a tractor between them. */
export function vineRowsToAtlas(stage: Stage): string {
  return [
    sky(stage, 460),
    clouds(stage, 3, 90),
    massif(
      stage,
      [
        [LEFT, 420],
        [-300, 330],
        [100, 360],
        [460, 270],
        [860, 340],
        [1200, 290],
        [1600, 360],
        [RIGHT, 320],
      ],
      { color: PAINT.mountain, distance: 0.44, snowLine: 330 },
    ),
    terrain('440Q600 420 2000 440', stage.far(stage.season.grass, 0.3)),
    ...Array.from({ length: 22 }, (_, index) =>
      foliage(stage, -700 + index * 120, 470, 110, 54, { color: PAINT.olive, distance: 0.2 }),
    ),
    rect(LEFT, 466, SPAN, 700, tone(stage, PAINT.redSoil, 0.85)),
    vineRows(stage, 420, 470, 190),
    place([800, 700], 3.4, tractor(stage, 0, 0)),
    path(strokes(stage, [-200, 480], [1400, 540], 30, 40), 'none', {
      stroke: stage.far(stage.season.leaf, 0.1),
      'stroke-width': 5,
    }),
    person(stage, 330, 740, 130, '#f1e4c8'),
    basket(stage, 250, 770, 90, '#5a2f5a'),
  ].join('');
}

/** Vines and olive trees side by side on red, rolling land. */
export function vinesAndOlives(stage: Stage): string {
  const hill = (d: string, share: number) => terrain(d, tone(stage, PAINT.redSoil, share));
  const curves = Array.from(
    { length: 9 },
    (_, row) =>
      `M-800 ${640 + row * 44}Q-100 ${500 + row * 40} 420 ${560 + row * 44}T760 ${720 + row * 60}`,
  );
  return [
    backdrop(stage, 400, { mountain: 150, hill: 80 }),
    terrain(
      '440Q200 360 760 400T2000 380',
      tone(stage, mix(PAINT.redSoil, stage.season.grass, 0.5), 0.8),
    ),
    ...Array.from({ length: 14 }, (_, index) =>
      olive(
        stage,
        560 + (index % 7) * 100,
        450 + Math.floor(index / 7) * 44,
        56 + Math.floor(index / 7) * 14,
        0.16,
      ),
    ),
    hill('600Q-100 470 400 520T900 620T2000 540', 0.85),
    path(curves.join(''), 'none', {
      stroke: tone(stage, mix(stage.season.leaf, '#5a7a3a', 0.3), 0.75),
      'stroke-width': 22,
      'stroke-linecap': 'round',
      'stroke-dasharray': '54 10',
    }),
    path(
      `M2000 520Q1100 560 760 680T540 ${BOTTOM}H2000Z`,
      tone(stage, mix(PAINT.redSoil, '#c9904f', 0.3), 0.75),
    ),
    path(`M780 640Q640 740 600 820T460 ${BOTTOM}H620Q680 820 830 660Z`, stage.lit('#e0b98a')),
    ...(
      [
        [860, 650, 150],
        [1010, 640, 160],
        [1150, 660, 170],
        [800, 770, 230],
        [1010, 780, 250],
        [1190, 800, 260],
        [1400, 720, 220],
        [1640, 740, 230],
      ] as const
    ).map(([x, y, h]) => olive(stage, x, y, h)),
    person(stage, 610, 800, 150, '#16324f'),
    person(stage, 680, 790, 140, '#b5532a'),
    basket(stage, 420, 860, 120, '#5a2f5a'),
    basket(stage, 900, 880, 120, '#5f6f3a'),
  ].join('');
}

/** A wine cellar: casks in two rows under a vault, with glasses on a cask in front. */
export function cellar(open: Stage): string {
  const stage = indoors(open);
  const cask = (x: number, y: number, r: number) =>
    circle(x, y, r, stage.lit('#a8703f')) +
    path(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}L${x} ${y + r}A${r} ${r} 0 0 1 ${x - r} ${y}Z`,
      stage.shade('#8d5a34'),
    ) +
    circle(x, y, r * 0.86, 'none', { stroke: stage.deep('#4d4a46'), 'stroke-width': r * 0.08 }) +
    path(
      `M${x - r * 0.6} ${y - r * 0.5}V${y + r * 0.5}M${x - r * 0.2} ${y - r * 0.78}V${y + r * 0.78}M${x + r * 0.2} ${y - r * 0.78}V${y + r * 0.78}M${x + r * 0.6} ${y - r * 0.5}V${y + r * 0.5}`,
      'none',
      { stroke: stage.shade('#6d4228'), 'stroke-width': 3 },
    ) +
    circle(x, y, r * 0.1, stage.deep('#3a2a20'));
  const glass = (x: number, y: number) =>
    path(
      `M${x - 34} ${y - 150}Q${x - 40} ${y - 70} ${x - 6} ${y - 62}V${y - 10}H${x - 30}V${y}H${x + 30}V${y - 10}H${x + 6}V${y - 62}Q${x + 40} ${y - 70} ${x + 34} ${y - 150}Z`,
      '#ffffff',
      { opacity: 0.35 },
    ) +
    path(
      `M${x - 37} ${y - 112}Q${x - 36} ${y - 72} ${x} ${y - 66}Q${x + 36} ${y - 72} ${x + 37} ${y - 112}Z`,
      stage.lit('#7a1f2e'),
    );
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#b08a62', 0.45)),
    path(
      `M${LEFT} ${TOP}H${RIGHT}V900H1100V480Q1080 120 600 110Q120 120 100 480V900H${LEFT}Z`,
      tone(stage, '#8d6a48', 0.35),
    ),
    path(
      'M100 520Q120 130 600 120Q1080 130 1100 520M220 560Q240 230 600 220Q960 230 980 560M330 580Q350 310 600 300Q850 310 870 580',
      'none',
      { stroke: stage.lit('#d9b48a'), 'stroke-width': 26 },
    ),
    path('M540 590V470Q540 420 600 414Q660 420 660 470V590Z', open.light.sky[1]),
    glow(stage, [600, 470], 260, 0.6),
    rect(LEFT, 590, SPAN, 540, tone(stage, '#a88a66', 0.55)),
    path(`M540 590H660L980 ${BOTTOM}H220Z`, stage.lit('#d9bd94')),
    ...[
      [440, 560, 44],
      [350, 580, 62],
      [760, 560, 44],
      [850, 580, 62],
      [230, 620, 92],
      [970, 620, 92],
      [230, 470, 80],
      [970, 470, 80],
      [40, 690, 150],
      [1160, 690, 150],
      [30, 430, 130],
      [1170, 430, 130],
      [-300, 690, 150],
      [1500, 690, 150],
      [-300, 430, 130],
      [1500, 430, 130],
    ].map(([x = 0, y = 0, r = 0]) => cask(x, y, r)),
    ...[330, 870].map(
      (x) => glow(stage, [x, 260], 170, 0.6) + rect(x - 10, 240, 20, 34, stage.lamp()),
    ),
    ellipse(600, 900, 200, 30, '#000000', { opacity: 0.25 }),
    path('M440 780Q420 850 440 940H760Q780 850 760 780Z', stage.lit('#a8703f')),
    path('M440 780Q420 850 440 940H520Q500 850 520 780Z', stage.shade('#8d5a34')),
    path('M432 830H768M436 890H764', 'none', { stroke: stage.deep('#4d4a46'), 'stroke-width': 13 }),
    ellipse(600, 780, 162, 34, stage.lit('#c98f5a')),
    glass(540, 790),
    glass(660, 796),
  ].join('');
}
