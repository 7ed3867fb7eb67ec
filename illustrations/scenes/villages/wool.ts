import { n } from '../../../domain/format/svgPath.ts';
import { type Color, mix } from '../../color.ts';
import { terrain, tone } from '../../motifs/backdrop.ts';
import { defineGroup, placeGroup } from '../../motifs/copies.ts';
import { falls } from '../../motifs/falls.ts';
import { treeline } from '../../motifs/forest.ts';
import { person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cedar, fruitTree } from '../../motifs/trees.ts';
import { poplar } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { group, path, rect } from '../../svg.ts';

/** Houses with wooden balconies below cedars; skeins of wool hang from the rails. */
export function woolBalconies(stage: Stage): string {
  const wools: readonly Color[] = [
    '#b5432a',
    '#8a5a38',
    '#e8d6b0',
    '#c9762e',
    '#6d4630',
    '#b5432a',
  ];
  const house = (x: number, base: number, w: number, h: number, wall: Color) => {
    const rail = base - h * 0.46;
    return [
      rect(x, base - h, w, h, stage.lit(wall)),
      rect(x, base - h, w * 0.2, h, stage.shade(wall)),
      rect(x - 14, base - h - 18, w + 28, 22, stage.lit('#b08a5c')),
      rect(
        x + w * 0.3,
        base - h * 0.84,
        w * 0.16,
        h * 0.26,
        stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
      ),
      rect(x + w * 0.64, base - h * 0.84, w * 0.16, h * 0.26, stage.shade('#1d4f8f')),
      rect(x + w * 0.56, base - h * 0.28, w * 0.2, h * 0.28, stage.deep(PAINT.cedarWood)),
      rect(x + w * 0.1, rail, w * 0.8, 14, stage.lit(PAINT.cedarWood)),
      rect(x + w * 0.1, rail - h * 0.12, w * 0.8, 8, stage.lit(PAINT.cedarWood)),
      path(
        Array.from(
          { length: 9 },
          (_, index) => `M${n(x + w * (0.1 + index * 0.1))} ${n(rail - h * 0.12)}v${n(h * 0.12)}`,
        ).join(''),
        'none',
        { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 6 },
      ),
      ...wools.map((color, index) => {
        const left = x + w * (0.14 + index * 0.125);
        const drop = h * (0.2 + (index % 3) * 0.03);
        return (
          path(
            `M${n(left)} ${n(rail - h * 0.12)}h${n(w * 0.09)}v${n(drop)}q${n(-w * 0.045)} 26 ${n(-w * 0.09)} 0z`,
            stage.lit(color),
          ) +
          path(
            `M${n(left)} ${n(rail - h * 0.12)}h${n(w * 0.03)}v${n(drop + 8)}q${n(-w * 0.02)} 6 ${n(-w * 0.03)} -8z`,
            stage.shade(color),
          )
        );
      }),
    ].join('');
  };
  return [
    sky(stage, 360),
    clouds(stage, 2, 70),
    treeline(stage, 330, 150, stage.far(PAINT.cedar, 0.4), { gap: 46 }),
    ...[60, 330, 900, 1150].map((x, index) => cedar(stage, x, 420 + (index % 2) * 30, 300, 0.16)),
    path(
      'M-800 420Q200 340 700 380T2000 350V1100H-800Z',
      tone(stage, mix(stage.season.grass, PAINT.cedar, 0.2), 0.6),
    ),
    house(430, 560, 250, 210, '#cbb48c'),
    house(760, 540, 260, 200, '#bda27c'),
    house(-60, 690, 380, 300, '#d6c09a'),
    house(860, 700, 400, 310, '#cdb48a'),
    house(-560, 690, 400, 290, '#bda27c'),
    house(1340, 700, 400, 290, '#d6c09a'),
    terrain('690Q600 640 2000 690', tone(stage, PAINT.earthRoad, 0.75)),
    path(`M560 560L660 560Q700 660 860 ${BOTTOM}H340Q500 660 560 560Z`, stage.lit('#d8c198')),
    path('M470 700h260M440 760h330M410 830h400', 'none', {
      stroke: stage.shade('#a88e62'),
      'stroke-width': 8,
    }),
    path(`M700 600Q770 740 900 ${BOTTOM}H960Q820 740 720 600Z`, stage.lit('#7fc4c0')),
    person(stage, 560, 770, 170, '#b5432a'),
    person(stage, 650, 730, 140, '#f1e4c8'),
  ].join('');
}

/** Carpets and washed wool spread on a slope beside a stream, before a mountain wall. */
export function carpetSlope(stage: Stage): string {
  const carpet = defineGroup(
    stage,
    rect(-80, -50, 160, 100, stage.lit('#efe3c8')) +
      path('M-80 -50h160v10h-160zM-80 40h160v10h-160z', stage.lit('#b5532a')) +
      path(
        'M-60 0l20 -26l20 26l-20 26zM-20 0l20 -26l20 26l-20 26zM20 0l20 -26l20 26l-20 26z',
        'none',
        { stroke: stage.lit('#3d2c26'), 'stroke-width': 7 },
      ),
  );
  const red = defineGroup(
    stage,
    rect(-80, -50, 160, 100, stage.lit('#8c2f22')) +
      path('M-80 -30h160v8h-160zM-80 0h160v8h-160zM-80 28h160v8h-160z', stage.lit('#e3a92f')) +
      path('M-70 -14l20 8l20 -8l20 8l20 -8l20 8l20 -8l20 8', 'none', {
        stroke: stage.lit('#16324f'),
        'stroke-width': 6,
      }),
  );
  const spread = (id: string, x: number, y: number, scale: number, skew: number) =>
    group(placeGroup(id, 0, 0, scale, scale * 0.62), {
      transform: `translate(${x} ${y}) skewX(${skew})`,
    });
  const turf = mix(stage.season.grass, '#6d8a4a', 0.4);
  return [
    sky(stage, 420),
    clouds(stage, 2, 90),
    massif(
      stage,
      [
        [LEFT, 400],
        [-300, 250],
        [100, 330],
        [480, 150],
        [820, 300],
        [1150, 190],
        [1600, 320],
        [RIGHT, 260],
      ],
      {
        color: PAINT.mountain,
        distance: 0.34,
        snowLine: stage.season.snow ? 320 : 230,
      },
    ),
    treeline(stage, 440, 60, stage.far(PAINT.cedar, 0.3), { gap: 60, fall: 20 }),
    path('M-800 470Q200 420 700 460T2000 440V1100H-800Z', tone(stage, turf, 0.8)),
    path('M700 440v-70h90v-30h90v40h80v60zM980 444v-60h100v60z', stage.lit('#c0a884')),
    path('M700 440v-70h24v70zM790 370v-30h20v30zM980 444v-60h24v60z', stage.shade('#a8937a')),
    ...[640, 1120, 1180].map((x) => poplar(stage, x, 470, 190)),
    falls(stage, 210, 410, 560, 40, 1.5),
    path(
      `M150 556Q300 600 240 680T120 ${BOTTOM}H420Q460 760 400 680T270 556Z`,
      mix(stage.lit('#7fc4c0'), stage.shade(PAINT.water), 0.3),
    ),
    spread(red, 560, 560, 0.9, -14),
    spread(carpet, 770, 580, 1, -12),
    spread(carpet, 1010, 560, 0.8, -12),
    spread(carpet, 620, 700, 1.6, -16),
    spread(red, 940, 720, 1.7, -14),
    person(stage, 500, 660, 130, '#b5532a'),
    person(stage, 1120, 720, 150, '#1d4f8f'),
    fruitTree(stage, 60, 640, 260),
    path('M480 840q30 -50 80 -46t70 30t60 -4t50 40z', stage.lit('#efe6d2')),
    path('M480 840q30 -50 50 -46q-20 30 0 46z', stage.shade('#d8c9a8')),
    terrain('900Q300 850 900 890T2000 860', tone(stage, turf, 0.4)),
  ].join('');
}
