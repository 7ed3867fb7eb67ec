import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { farMinaret } from '../../motifs/farMinaret.ts';
import { hillside } from '../../motifs/hillside.ts';
import { person } from '../../motifs/people.ts';
import { roundStand, scattered } from '../../motifs/stand.ts';
import { cypress, olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path, rect } from '../../svg.ts';

/** From a hill with a saint's white tomb over a walled town, its river and a belt of orchards. */
export function tombView(stage: Stage): string {
  const { season } = stage;
  return [
    backdrop(stage, 330, { mountain: 170, hill: 90, flock: [330, 130] }),
    terrain('380Q200 340 800 360T2000 350', stage.far(mix(season.grass, PAINT.olive, 0.4), 0.3)),
    roundStand(
      stage,
      scattered(stage, 90, [380, 460], [20, 30]),
      PAINT.oliveDark,
      season.blossom ? '#f1c9d0' : '#8a9a5a',
      0.24,
    ),
    hillside(stage, {
      crest: (x) => 450 + Math.abs(x - 430) * 0.03,
      from: -80,
      to: 980,
      rows: 4,
      foot: 600,
      size: 54,
      color: '#efe2c6',
      distance: 0.26,
    }),
    farMinaret(stage, { x: 260, base: 520, width: 30, height: 130 }, PAINT.lime, 0.2),
    farMinaret(stage, { x: 560, base: 500, width: 26, height: 110 }, '#d8b27c', 0.24),
    path('M-100 612Q300 580 980 600V626Q300 606 -100 640Z', stage.far(PAINT.earth, 0.1)),
    path(
      'M-800 560Q-200 540 120 570T480 560T900 580T2000 560V578Q1200 590 900 596T480 576T120 588T-800 580Z',
      stage.far('#4f93b0', 0.15),
    ),
    roundStand(
      stage,
      scattered(stage, 70, [640, 700], [40, 56]),
      '#4f6a40',
      season.blossom ? '#f4cfd6' : '#7f9a58',
      0.1,
    ),
    terrain(
      '760Q200 640 560 700T960 640T2000 620',
      tone(stage, mix(season.grass, '#9a9a5c', 0.4), 0.8),
    ),
    path(strokes(stage, [-100, 720], [1300, 880], 50, 22), 'none', {
      stroke: tone(stage, PAINT.rock, 0.6),
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    // The tomb: a white cube under a dome.
    rect(860, 520, 230, 150, stage.lit(PAINT.white)),
    rect(860, 520, 70, 150, stage.shade(PAINT.lime)),
    path('M880 520Q884 400 975 390Q1066 400 1070 520Z', stage.lit(PAINT.white)),
    path('M880 520Q884 400 975 390Q920 420 930 520Z', stage.shade(PAINT.lime)),
    path('M850 520H1100V506H850ZM968 392V356H982V392Z', stage.lit(PAINT.greenTile)),
    path('M970 670V600Q970 570 1000 566Q1030 570 1030 600V670Z', stage.shade('#1f6b4d')),
    olive(stage, 780, 720, 190),
    cypress(stage, 1140, 690, 260),
    person(stage, 420, 760, 170, '#b5532a'),
    person(stage, 500, 770, 150, '#1d4f8f'),
    path(`M${LEFT} 880Q400 800 ${RIGHT} 860V${BOTTOM}H${LEFT}Z`, tone(stage, season.grass, 0.4)),
  ].join('');
}

/** A roadside belvedere above a wide plain of volcanic cones and patched fields. */
export function volcanicPlain(stage: Stage): string {
  const { season } = stage;
  const cone = (x: number, y: number, w: number, h: number, haze: number) =>
    path(
      `M${x - w} ${y}L${x - w * 0.18} ${y - h}Q${x} ${y - h + 12} ${x + w * 0.2} ${y - h - 3}L${x + w} ${y}Z`,
      stage.far('#8a6a54', haze),
    ) +
    path(
      `M${x - w} ${y}L${x - w * 0.18} ${y - h}L${x + w * 0.05} ${y}Z`,
      stage.far('#5d463c', haze),
    );
  const patches = Array.from({ length: 30 }, (_, index) => {
    const row = Math.floor(index / 6);
    const x = -260 + (index % 6) * 290 + row * 40;
    const y = 400 + row * 44;
    const color =
      (['#b5532a', '#dcb65c', '#8a7a52', season.field, '#9a4f34'] as const)[(index * 3) % 5] ??
      '#dcb65c';
    return path(
      `M${x} ${y}l${200 + row * 30} -8l70 ${30 + row * 4}l-${220 + row * 30} 14z`,
      stage.far(color, 0.34 - row * 0.05),
      { opacity: 0.8 },
    );
  });
  return [
    backdrop(stage, 390, { mountain: 120, hill: 80, flock: [430, 150] }),
    terrain('386H2000', stage.far(mix(season.grass, '#b58a5c', 0.5), 0.32)),
    ...patches,
    cone(220, 440, 150, 70, 0.4),
    cone(560, 420, 110, 44, 0.46),
    cone(900, 460, 220, 110, 0.32),
    cone(430, 540, 210, 110, 0.2),
    cone(1130, 560, 180, 80, 0.22),
    roundStand(
      stage,
      scattered(stage, 40, [560, 640], [14, 26]),
      PAINT.oliveDark,
      PAINT.olive,
      0.2,
    ),
    // The edge of the plateau with a wall and a seat.
    path(
      `M${LEFT} 640L-100 660L120 700L300 690L520 760L820 740L1000 700L1200 720L${RIGHT} 660V${BOTTOM}H${LEFT}Z`,
      tone(stage, PAINT.rock, 0.4),
    ),
    path(
      `M${LEFT} 680Q300 740 600 780T${RIGHT} 700V${BOTTOM}H${LEFT}Z`,
      tone(stage, mix(season.grass, PAINT.earthRoad, 0.5), 0.75),
    ),
    path(
      `M${LEFT} 716Q300 770 600 800T${RIGHT} 730V770Q1000 840 600 846T${LEFT} 770Z`,
      stage.lit(PAINT.stone),
    ),
    path(
      `M${LEFT} 746Q300 800 600 826T${RIGHT} 756V770Q1000 840 600 846T${LEFT} 770Z`,
      stage.shade(PAINT.stone),
    ),
    person(stage, 420, 850, 210, '#16324f'),
    person(stage, 510, 858, 196, '#b5532a'),
    olive(stage, 1060, 850, 320),
    path(`M${LEFT} 900Q600 860 ${RIGHT} 890V${BOTTOM}H${LEFT}Z`, tone(stage, '#7a736a', 0.5)),
  ].join('');
}
