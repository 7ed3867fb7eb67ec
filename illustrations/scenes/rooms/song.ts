/** Song without a stage: a row of voices, a circle around a lantern, an orchestra of malhoun. */
import type { Color } from '../../color.ts';
import { archOutline, starOutline } from '../../motifs/arch.ts';
import { tone } from '../../motifs/backdrop.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { oud } from '../../motifs/oud.ts';
import { frieze, sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../../svg.ts';

/** A man who sits cross-legged on the ground, hands on his knees; 210 tall at scale 1. */
function seated(
  stage: Stage,
  x: number,
  base: number,
  scale: number,
  clothes: Color,
  hat: Color,
): string {
  return place(
    [x, base],
    scale,
    ellipse(0, 0, 110, 12, '#000000', { opacity: 0.25 }) +
      path(
        'M-104 0Q-112 -40 -56 -50Q-60 -130 -34 -150Q0 -164 34 -150Q60 -130 56 -50Q112 -40 104 0Q0 16 -104 0Z',
        stage.lit(clothes),
      ) +
      path(
        'M-104 0Q-112 -40 -56 -50Q-60 -130 -34 -150Q-20 -156 -8 -156L-24 -40Q-60 -20 -40 8Q-80 8 -104 0Z',
        stage.shade(clothes),
      ) +
      path(
        'M-40 -128Q-78 -90 -64 -36L-48 -38Q-52 -80 -30 -108ZM40 -128Q78 -90 64 -36L48 -38Q52 -80 30 -108Z',
        stage.shade(clothes),
      ) +
      circle(-56, -32, 13, stage.lit(PAINT.skin)) +
      circle(56, -32, 13, stage.lit(PAINT.skin)) +
      ellipse(0, -178, 27, 32, stage.lit(PAINT.skin)) +
      path('M-28 -188Q-28 -216 0 -218Q28 -216 28 -188Z', stage.lit(hat)),
  );
}

/** A row of voices on a divan, hands on knees, no instruments, below a wall of carved plaster. */
export function chorus(open: Stage): string {
  const stage = indoors(open);
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, PAINT.plaster, 0.7)),
    rect(LEFT, TOP, SPAN, 440, stage.lit(PAINT.cedarWood)),
    frieze(stage, LEFT, 40, SPAN, 46),
    rect(LEFT, 92, SPAN, 200, sebka(stage, 44, PAINT.lime, '#d8c093')),
    rect(LEFT, 292, SPAN, 12, stage.lit(PAINT.saffron)),
    rect(LEFT, 440, SPAN, 150, zellige(stage, 44, 'blue')),
    rect(LEFT, 428, SPAN, 12, stage.lit(PAINT.white)),
    ...[-480, 130, 1070, 1680].map(
      (x) =>
        path(archOutline(x, 590, 200, 270), stage.lit(PAINT.white)) +
        path(
          archOutline(x, 590, 172, 250),
          stage.light.lamps ? '#d9954a' : tone(stage, '#8d5a34', 0.4),
        ),
    ),
    glow(stage, [600, 380], 560, stage.light.lamps ? 0.4 : 0.12),
    lantern(stage, 380, 150, 84, 160),
    lantern(stage, 820, 150, 84, 160),
    rect(LEFT, 600, SPAN, 160, stage.lit('#7a2a2a')),
    path(
      Array.from({ length: 24 }, (_, at) => `M${LEFT + at * 120} 604h54v156h-54z`).join(''),
      stage.lit('#b5532a'),
    ),
    ...[-560, -350, 110, 310, 500, 700, 890, 1090, 1560, 1770].map((x, at) =>
      seated(
        stage,
        x,
        720,
        1.02,
        at % 3 === 1 ? '#efe2c4' : '#f7f1e2',
        at % 2 ? '#f4efe2' : '#a8352f',
      ),
    ),
    rect(LEFT, 756, SPAN, 400, stage.lit('#d8bd92')),
    path('M-200 790H1400L1560 1000H-360Z', stage.lit('#16324f')),
    path('M-170 806H1370L1470 960H-270Z', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 9,
    }),
    ...[240, 600, 960].map((x) => polygon(starOutline(x, 868, 46), stage.lit('#b5532a'))),
  ].join('');
}

/** A circle of people on the floor of a court at night, close around a lantern. */
export function circleOfVoices(open: Stage): string {
  const stage = indoors(open, 0.75);
  const clothes = ['#f7f1e2', '#efe2c4', '#8a5a36', '#f7f1e2', '#5b6f8c'] as const;
  const hats = ['#f4efe2', '#a8352f', '#1f6b4d'] as const;
  const ring = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * index) / (count - 1);
      const [x, y] = [600 + Math.cos(angle) * 500, 740 + Math.sin(angle) * 130];
      const scale = 0.62 + (y - 610) / 520;
      return seated(
        stage,
        Math.round(x),
        Math.round(y),
        scale,
        clothes[(index * 2) % 5] ?? PAINT.white,
        hats[index % 3] ?? PAINT.white,
      );
    });
  const side = ring(Math.PI, Math.PI * 2, 9);
  return [
    rect(LEFT, TOP, SPAN, 1500, open.light.sky[0]),
    ...[120, 330, 520, 760, 980, 1130].map((x, index) =>
      circle(x, 20 + ((index * 37) % 70), 3, '#f4ecd2'),
    ),
    rect(LEFT, 130, SPAN, 500, tone(stage, PAINT.plaster, 0.6)),
    rect(LEFT, 112, SPAN, 30, stage.lit(PAINT.greenTile)),
    rect(LEFT, 142, SPAN, 22, stage.shade(PAINT.cedarWood)),
    rect(LEFT, 170, SPAN, 110, sebka(stage, 40, PAINT.lime, '#c9b080')),
    ...[-560, -270, 20, 310, 600, 890, 1180, 1470, 1760].map(
      (x) =>
        path(archOutline(x, 600, 214, 300), stage.lit(PAINT.white)) +
        path(archOutline(x, 600, 186, 280), stage.deep('#5d3a2a')) +
        lantern(stage, x, 360, 34, 30),
    ),
    rect(LEFT, 590, SPAN, 520, stage.lit('#b59a6c')),
    polygon(
      [
        [200, 600],
        [1000, 600],
        [1320, 960],
        [-120, 960],
      ],
      stage.lit('#8c2f22'),
    ),
    ellipse(600, 760, 330, 96, 'none', { stroke: stage.lit(PAINT.saffron), 'stroke-width': 9 }),
    glow(stage, [600, 700], 560, 0.55),
    ...side,
    lantern(stage, 600, 590, 104),
    glow(stage, [600, 690], 230, 0.6),
    // Those who sit with their backs to the viewer.
    ...[-330, -60, 210, 460, 740, 990, 1260, 1530].map((x, index) =>
      seated(
        stage,
        x,
        930,
        1.25,
        index % 2 ? '#16324f' : '#4d3a2c',
        hats[(index + 1) % 3] ?? PAINT.white,
      ),
    ),
  ].join('');
}

/** An orchestra of malhoun: a singer who stands, behind him the chorus with oud, violin and hand drums. */
export function malhoun(open: Stage): string {
  const stage = indoors(open);
  const drum = (x: number, y: number) =>
    path(`M${x - 26} ${y}h52l-14 44l16 66h-56l16 -66z`, stage.lit('#c9804a')) +
    ellipse(x, y, 27, 10, stage.lit(PAINT.white));
  return [
    rect(LEFT, TOP, SPAN, 1500, stage.shade('#7a2f2a')),
    path(
      Array.from({ length: 22 }, (_, at) => `M${LEFT + at * 130} ${TOP}h64v1200h-64z`).join(''),
      stage.lit('#9c3f34'),
      { opacity: 0.5 },
    ),
    path(archOutline(600, 690, 760, 640), stage.lit(PAINT.saffron)),
    path(archOutline(600, 690, 720, 616), stage.lit('#1f5a48')),
    polygon(starOutline(600, 270, 150), stage.lit(PAINT.brass)),
    polygon(starOutline(600, 270, 124), stage.shade('#1f5a48')),
    polygon(starOutline(600, 270, 70), stage.lit(PAINT.brass)),
    lantern(stage, 130, 160, 90, 200),
    lantern(stage, 1070, 160, 90, 200),
    glow(stage, [600, 560], 520, 0.4),
    rect(LEFT, 690, SPAN, 420, stage.lit('#a36a3e')),
    path('M-60 700H1260L1420 960H-220Z', stage.lit('#8c2f22')),
    path('M-20 716H1220L1340 920H-140Z', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 9,
    }),
    ...[170, 370, 830, 1030].map((x, at) =>
      seated(stage, x, 760, 1.15, '#f7f1e2', at % 2 ? '#a8352f' : '#a8352f'),
    ),
    `<g transform="translate(300 760) rotate(-62) scale(.5)">${oud(stage)}</g>`,
    drum(830, 650),
    drum(1030, 650),
    path(
      'M150 620Q130 660 160 690Q140 730 180 746Q220 730 200 690Q224 660 206 620Q178 600 150 620Z',
      stage.lit('#a8572e'),
    ),
    path('M176 740V560', 'none', { stroke: stage.deep(PAINT.darkWood), 'stroke-width': 10 }),
    path('M110 690L260 640', 'none', { stroke: stage.lit(PAINT.limestone), 'stroke-width': 6 }),
    // The singer, one hand raised.
    ellipse(600, 842, 110, 14, '#000000', { opacity: 0.3 }),
    path(
      'M510 840Q516 640 548 520Q600 494 652 520Q684 640 690 840Q600 858 510 840Z',
      stage.lit('#f7f1e2'),
    ),
    path(
      'M510 840Q516 640 548 520Q570 508 590 506L570 846Q530 846 510 840Z',
      stage.shade('#f7f1e2'),
    ),
    path('M648 530Q720 500 744 420L720 410Q700 470 630 500Z', stage.lit('#efe2c4')),
    circle(734, 404, 20, stage.lit(PAINT.skin)),
    path('M552 530Q510 600 560 650L580 636Q548 600 580 560Z', stage.shade('#f7f1e2')),
    ellipse(600, 464, 38, 46, stage.lit(PAINT.skin)),
    path('M560 450Q556 392 600 388Q644 392 640 450Q600 430 560 450Z', stage.lit('#a8352f')),
    path('M588 508q12 10 24 0v60h-24z', stage.lit(PAINT.brass)),
  ].join('');
}
