import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { plate, treeline } from '../motifs/forest.ts';
import { ridge } from '../motifs/land.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path } from '../svg.ts';

/** A Barbary macaque (without a tail) on a cedar bough against the light, with wooded ridges behind. */
export function macaque(stage: Stage): string {
  const { random, season } = stage;
  const forest = (y: number, height: number, distance: number, gap: number) =>
    treeline(stage, y, height, stage.far(PAINT.cedar, distance), { gap, roll: 34 });
  // Right of the middle the animal is before the sun or moon, left of it before the sky.
  const right = random.chance(0.6);
  const x = right ? random.between(640, 720) : random.between(420, 500);
  const young = random.chance(0.45);
  return [
    sky(stage, 640),
    clouds(stage, 3, 130),
    birds(stage, 4, [right ? 300 : 800, 210]),
    ridge(stage, 590, 150, stage.far(PAINT.mountain, 0.72), { step: 260, snow: season.snow }),
    forest(640, 70, 0.64, 40),
    forest(720, 130, 0.42, 62),
    forest(830, 220, 0.2, 100),
    bough(stage, right),
    sitting(stage, x, 618 + (x - 600) * (right ? -0.02 : 0.02), 1),
    young ? sitting(stage, x + (right ? -210 : 220), 622, 0.56) : '',
    needles(stage, right),
    treeline(stage, 1060, 330, mix(stage.lit(PAINT.cedarDark), stage.deep(PAINT.cedarDark), 0.4), {
      gap: 150,
      roll: 30,
    }),
  ].join('');
}

/** A bough from outside the picture, thinner towards its end. */
function bough(stage: Stage, right: boolean): string {
  const back = stage.deep(PAINT.darkWood);
  const light = mix(back, stage.lit('#a06e48'), 0.6);
  const limb = (low: number) =>
    `M-900 590Q200 ${600} 600 616T1500 560L1520 566Q1100 ${630 + low * 0.5} 600 ${650 + low}T-900 ${672 + low}Z`;
  const shape =
    path('M10 -400H-150Q-110 300 -150 1100H80Q40 300 10 -400Z', back) +
    path('M10 -400H-25Q0 300 25 1100H80Q40 300 10 -400Z', light) +
    path(limb(0), back) +
    path('M24 594Q200 600 600 616T1500 560Q1100 622 600 622T24 606Z', light) +
    path(
      'M330 640Q420 720 560 742Q440 734 300 650ZM820 636Q920 700 1080 706Q920 716 780 644Z',
      back,
    );
  return right ? shape : group(shape, { transform: 'matrix(-1 0 0 1 1200 0)' });
}

/** Flat masses of needles on and above the bough, but not over the animal. */
function needles(stage: Stage, right: boolean): string {
  const { random, season } = stage;
  const dark: string[] = [];
  const light: string[] = [];
  const snow: string[] = [];
  const put = (at: number, y: number, width: number) => {
    const left = right ? at : 1200 - at - width;
    const thick = width * 0.075;
    dark.push(plate(random, left, y, width, thick));
    light.push(plate(random, left + width * 0.42, y - thick * 0.5, width * 0.52, thick * 0.66));
    if (season.snow)
      snow.push(plate(random, left + width * 0.1, y - thick * 0.6, width * 0.8, thick * 0.6));
  };
  for (const at of [-790, -560, 1130, 1330, 1560])
    put(at + random.between(-40, 40), 590 + random.between(-20, 30), 330);
  put(980, 640, 270);
  put(1040, 588, 210);
  put(430, 752, 230);
  put(960, 716, 220);
  put(-60, 700, 300);
  for (const [at, y] of [
    [-760, 60],
    [-640, 250],
    [-420, 150],
    [-150, 60],
    [-20, 200],
    [-60, 350],
    [-420, 400],
    [90, 40],
    [40, -190],
    [-300, -100],
  ] as const) {
    put(at + random.between(-30, 30), y, random.between(300, 420));
  }
  return (
    path(dark.join(''), stage.deep(PAINT.cedarDark)) +
    path(light.join(''), mix(stage.deep(PAINT.cedarDark), stage.lit('#4f8a5c'), 0.6)) +
    path(snow.join(''), stage.lit(PAINT.snow))
  );
}

/** The sitting animal, facing the light, about 230 wide and 330 high at scale 1. */
function sitting(stage: Stage, x: number, y: number, scale: number): string {
  const coat = mix(stage.deep('#6b4d38'), stage.shade('#6b4d38'), 0.25);
  const rim = mix(coat, stage.lit('#d9a870'), 0.78);
  const face = mix(coat, stage.lit('#8a5f50'), 0.55);
  const back =
    'M-82 2C-112 -14 -116 -70 -104 -116C-92 -168 -58 -206 -28 -226C-34 -262 -14 -304 30 -308C62 -310 84 -292 88 -268C100 -262 108 -250 106 -238C104 -226 90 -220 78 -220C72 -208 66 -202 60 -196C76 -168 78 -128 74 -96C96 -92 112 -72 110 -46C108 -26 100 -12 96 -4Q112 -2 118 8Q96 14 70 10L-60 12Q-76 10 -82 2Z';
  return group(
    path(back, coat) +
      // Light on brow, chest and knee.
      path(
        'M30 -308C62 -310 84 -292 88 -268L80 -262C74 -288 58 -300 22 -300ZM60 -196C76 -168 78 -128 74 -96L64 -98C68 -130 66 -164 50 -188ZM74 -96C96 -92 112 -72 110 -46C108 -26 100 -12 96 -4L86 -6C98 -26 102 -48 92 -66Q84 -82 62 -86Z',
        rim,
      ) +
      path('M62 -276Q84 -278 90 -262Q102 -256 104 -240Q102 -228 82 -226Q62 -232 58 -252Z', face) +
      path('M60 -274Q34 -262 38 -230Q50 -204 76 -214Q64 -232 58 -252Z', mix(coat, rim, 0.45)) +
      circle(74, -258, 5, coat) +
      path('M92 -244Q98 -240 104 -240L103 -236Q96 -234 88 -238Z', coat) +
      ellipse(12, -266, 12, 14, mix(coat, face, 0.8)) +
      // The arm on the knee, with the hand over the shin.
      path(
        'M4 -196C-14 -150 0 -104 40 -84L84 -70C98 -66 102 -52 92 -46C60 -46 10 -60 -20 -100',
        'none',
        { stroke: mix(coat, rim, 0.3), 'stroke-width': 5, 'stroke-linecap': 'round' },
      ) +
      path('M-60 -6C-72 -60 -30 -92 20 -72C48 -58 52 -20 44 4', 'none', {
        stroke: mix(coat, rim, 0.3),
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` },
  );
}
