import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { people, person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { steam } from '../../motifs/ware.ts';
import { poplar } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

/** A halt in a high mountain town: tagine pots on charcoal at the roadside, a lorry, smoke, bare hills. */
export function roadsideHalt(stage: Stage): string {
  const ground = stage.season.snow ? '#dfe0da' : '#c9ae82';
  const tagine = (x: number, y: number, s: number) =>
    path(
      `M${x - 40 * s} ${y}L${x - 26 * s} ${y - 16 * s}H${x + 26 * s}L${x + 40 * s} ${y}Z`,
      stage.deep('#4a4440'),
    ) +
    circle(x, y - 6 * s, 9 * s, '#e2602a') +
    ellipse(x, y - 18 * s, 52 * s, 12 * s, stage.shade(PAINT.terracotta)) +
    path(
      `M${x - 46 * s} ${y - 22 * s}Q${x - 34 * s} ${y - 60 * s} ${x - 8 * s} ${y - 96 * s}H${x + 8 * s}Q${x + 34 * s} ${y - 60 * s} ${x + 46 * s} ${y - 22 * s}Z`,
      stage.lit(PAINT.terracotta),
    ) +
    path(
      `M${x - 46 * s} ${y - 22 * s}Q${x - 34 * s} ${y - 60 * s} ${x - 8 * s} ${y - 96 * s}Q${x - 14 * s} ${y - 50 * s} ${x - 10 * s} ${y - 22 * s}Z`,
      stage.shade(PAINT.terracotta),
    ) +
    circle(x, y - 102 * s, 11 * s, stage.lit(PAINT.terracotta));
  return [
    backdrop(stage, 330, { mountain: 60, hill: 30, flock: [300, 110] }),
    massif(
      stage,
      [
        [LEFT, 330],
        [-300, 230],
        [200, 290],
        [620, 180],
        [1000, 260],
        [1400, 200],
        [RIGHT, 300],
      ],
      { color: '#9a8a7a', distance: 0.3, snowLine: stage.season.snow ? 290 : undefined },
    ),
    terrain('400Q200 330 700 380T2000 350', tone(stage, '#b59f80', 0.6)),
    ...[330, 400, 470].map((x, index) => poplar(stage, x, 440, 190 - index * 24, 0.16)),
    // A row of eating places.
    rect(-800, 400, 1130, 290, stage.lit('#d8bd92')),
    rect(520, 390, 1500, 300, stage.lit('#cdb48a')),
    rect(520, 390, 60, 300, stage.shade('#cdb48a')),
    rect(-800, 392, 1150, 16, stage.lit(PAINT.lime)),
    path(
      'M-60 690V540H100V690ZM150 690V540H290V690ZM620 690V540H800V690ZM860 690V540H1040V690ZM1100 690V540H1280V690Z',
      stage.light.lamps ? '#e9b766' : stage.deep(PAINT.cedarWood),
    ),
    path('M-80 530H310L340 580H-100ZM600 530H1300L1340 580H580Z', stage.lit('#1d4f8f')),
    path(
      'M20 530H120L130 580H20ZM220 530H310L340 580H240ZM740 530H880L880 580H730ZM1020 530H1160L1170 580H1020Z',
      stage.lit(PAINT.lime),
    ),
    // Wool drying on the wall.
    ...[620, 720, 830, 940, 1060].map((x, index) =>
      path(
        `M${x} 396h70v${50 + (index % 3) * 14}q-18 20 -36 4t-34 6z`,
        stage.lit(index % 2 ? '#efe6d2' : '#c9a884'),
      ),
    ),
    rect(LEFT, 685, SPAN, 440, tone(stage, ground, 0.8)),
    rect(40, 640, 480, 60, stage.lit('#8d6a4a')),
    rect(40, 634, 480, 12, stage.lit('#b08a5c')),
    ...[100, 210, 330, 450].map((x) => tagine(x, 638, 0.9)),
    ...[100, 330].map((x) => steam(stage, [x, 530], 190, 2)),
    person(stage, 380, 780, 190, '#f1e4c8'),
    // The lorry.
    ellipse(880, 800, 330, 18, '#000000', { opacity: 0.2 }),
    path('M620 770V520H980V770Z', stage.lit('#b5532a')),
    path('M620 520H720V770H620Z', stage.shade('#b5532a')),
    path('M650 560H960M650 610H960M650 660H960M650 710H960', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 8,
    }),
    path('M990 770V560H1080L1130 650V770Z', stage.lit('#e8e2d2')),
    path('M1006 580H1070L1104 650H1006Z', stage.shade('#6d92a5')),
    path('M1130 690h24v60h-24z', stage.deep('#4a4a4a')),
    ...[700, 800, 1060].map(
      (x) => circle(x, 776, 44, stage.deep('#2a2a2a')) + circle(x, 776, 18, stage.lit('#b5b0a4')),
    ),
    people(stage, 160, 300, 800, 2, 170),
    person(stage, 540, 850, 210, '#16324f'),
    terrain('900Q600 870 2000 900', tone(stage, '#7a736a', 0.5)),
  ].join('');
}
