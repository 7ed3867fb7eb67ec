import { type Color, mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { treeline } from '../../motifs/forest.ts';
import { person } from '../../motifs/people.ts';
import { sky } from '../../motifs/sky.ts';
import { steam, teapot } from '../../motifs/ware.ts';
import { boulder, foliage, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, group, path, rect } from '../../svg.ts';

/** A kingfisher on a branch over a deep pool in the shade, with wild mint at the edge. */
export function kingfisherPool(stage: Stage): string {
  const mint = (x: number, y: number, s: number) =>
    group(
      Array.from({ length: 7 }, (_, index) => {
        const dx = (index - 3) * 22 * s;
        return [0, 1, 2, 3]
          .map((leaf) =>
            ellipse(
              x + dx + (leaf % 2 ? 9 : -9) * s,
              y - leaf * 24 * s - (index % 3) * 12 * s,
              15 * s,
              9 * s,
              stage.lit(index % 2 ? '#5f9a58' : '#79b068'),
            ),
          )
          .join('');
      }).join(''),
      {},
    );
  return [
    sky(stage, 300),
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#6d8a5a', 0.6)),
    ...[-200, 80, 330, 560, 800, 1050, 1300].map((x, index) =>
      foliage(stage, x, 420 + (index % 2) * 40, 420, 420, {
        color: stage.season.leaf,
        distance: 0.3,
      }),
    ),
    path(`M${LEFT} 420Q300 380 700 420T2000 400V560H${LEFT}Z`, tone(stage, PAINT.rock, 0.5)),
    path('M440 560V450Q460 400 540 396Q620 400 640 450V560Z', stage.deep('#3d4a44')),
    path('M470 540Q500 500 540 498Q590 500 612 540L660 600H420Z', stage.lit(PAINT.foam)),
    ...[360, 440, 640, 730].map((x, index) =>
      boulder(stage, x, 590 + (index % 2) * 14, 130, 84, '#a89a80'),
    ),
    path(
      `M${LEFT} 580Q300 550 620 570T2000 570V${BOTTOM}H${LEFT}Z`,
      mix(stage.shade('#2f7a78'), stage.lit('#4fa096'), 0.4),
    ),
    ellipse(560, 640, 460, 60, stage.lit('#6fb8ae'), { opacity: 0.35 }),
    ripples(stage.random, [100, 610], [1100, 860], 26, '#ffffff', 0.3),
    path(
      'M1300 250Q1000 300 760 290Q620 280 540 330Q640 300 760 316Q1000 340 1300 310Z',
      stage.shade(PAINT.cedarWood),
    ),
    path('M900 296Q860 230 880 190M1040 280Q1060 220 1040 180', 'none', {
      stroke: stage.shade(PAINT.cedarWood),
      'stroke-width': 10,
    }),
    ...[
      [880, 180],
      [1040, 170],
      [1120, 260],
      [960, 330],
    ].map(([x = 0, y = 0]) => foliage(stage, x, y + 40, 170, 90)),
    // The bird.
    path(
      'M640 300Q600 260 620 210Q640 170 690 176Q736 184 734 236Q726 290 690 306Q664 314 640 300Z',
      stage.lit('#d9822e'),
    ),
    path(
      'M630 190Q660 150 706 166Q760 190 750 270L760 360L720 306Q690 250 640 236Q612 226 630 190Z',
      stage.lit('#1d7fb5'),
    ),
    path('M720 306L760 360L750 270Q740 250 726 240Z', stage.shade('#16608c')),
    path('M630 204L520 214L628 224Z', stage.deep('#2a2a30')),
    circle(656, 202, 8, stage.deep('#1a1a20')),
    path('M690 212q14 -2 20 8q-8 10 -20 6z', stage.lit(PAINT.white)),
    terrain('820Q0 760 220 840T560 980H2000', tone(stage, '#4f7a48', 0.5)),
    mint(140, 830, 1.3),
    mint(300, 890, 1.2),
    mint(-60, 840, 1.3),
    path(`M2000 ${BOTTOM}V800Q1300 780 1080 860T900 ${BOTTOM}Z`, tone(stage, '#4f7a48', 0.4)),
    mint(1100, 890, 1.4),
  ].join('');
}

/** The outflow of a spring at the foot of a slope: boys dam it with stones, a family has spread a carpet. */
export function outflow(stage: Stage): string {
  const { season } = stage;
  const turf = mix(season.grass, '#6d8a4a', 0.4);
  const boy = (x: number, base: number, color: Color) => person(stage, x, base, 130, color);
  return [
    backdrop(stage, 330, { mountain: 80, hill: 50, flock: [800, 110] }),
    treeline(stage, 330, 110, stage.far(PAINT.cedar, 0.4), { gap: 36, fall: 30 }),
    path('M-800 240Q0 220 400 330T900 470H-800Z', tone(stage, PAINT.limestone, 0.5)),
    path(
      'M-800 240Q0 220 400 330L300 360Q0 270 -800 300Z',
      tone(stage, mix(turf, PAINT.cedar, 0.3), 0.7),
    ),
    path(strokes(stage, [-300, 330], [500, 450], 24, 60), 'none', {
      stroke: stage.shade(PAINT.rock),
      'stroke-width': 6,
      opacity: 0.6,
    }),
    path(
      'M700 430v-60h80v-26h90v40h100v-30h80v76zM1080 440v-70h120v70z',
      stage.far('#ead9b6', 0.12),
    ),
    path('M690 372l20 -28h60l20 28zM860 344l20 -26h50l20 26z', stage.far(PAINT.greenTile, 0.1)),
    terrain('460Q300 420 800 450T2000 430', tone(stage, turf, 0.8)),
    ...[60, 1000, 1170].map((x, index) =>
      foliage(stage, x, 520 + (index % 2) * 20, 260, 200, { distance: 0.06 }),
    ),
    path('M330 420Q360 390 400 420V470H330Z', stage.deep('#3d3a36')),
    path(
      `M340 466Q420 520 520 540T760 620Q900 700 760 790T560 ${BOTTOM}H160Q260 860 460 780T480 660T360 560T300 470Z`,
      mix(stage.lit('#6fb8ae'), stage.shade(PAINT.water), 0.4),
    ),
    ripples(stage.random, [380, 560], [720, 880], 22, '#ffffff', 0.5),
    ...[
      [470, 690],
      [540, 700],
      [610, 700],
      [680, 692],
      [740, 676],
    ].map(([x = 0, y = 0]) => boulder(stage, x, y, 84, 50, '#b5a58a')),
    boy(460, 720, '#1d4f8f'),
    boy(640, 730, '#c8352a'),
    boy(760, 700, '#e3a92f'),
    // The carpet with kettle and radio.
    path('M830 760L1180 740L1260 850L860 880Z', stage.lit('#8c2f22')),
    path(
      'M850 778L1176 758L1190 776L856 798ZM866 850L1236 824L1250 842L868 868Z',
      stage.lit(PAINT.saffron),
    ),
    person(stage, 920, 780, 150, '#f1e4c8'),
    person(stage, 1120, 770, 150, '#1f6b4d'),
    teapot(stage, 1010, 820, 120),
    steam(stage, [1010, 720], 110, 2),
    rect(1090, 790, 84, 46, stage.deep('#4a4440'), { rx: 6 }),
    circle(1112, 813, 14, stage.lit('#9aa4a8')),
    path('M1160 790L1190 740', 'none', { stroke: stage.lit('#9aa4a8'), 'stroke-width': 4 }),
    terrain('900Q-100 840 240 900T2000 940', tone(stage, turf, 0.45)),
    foliage(stage, 90, 880, 330, 230),
  ].join('');
}
