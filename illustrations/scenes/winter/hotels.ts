/** Two hotels of Ifrane: one on the avenue of cafés, one with a plain pitched roof among snowdrops. */
import { terrain, tone } from '../../motifs/backdrop.ts';
import { awning, lampPost, parasol } from '../../motifs/cafe.ts';
import { treeline } from '../../motifs/forest.ts';
import { glow } from '../../motifs/lamp.ts';
import { people, person } from '../../motifs/people.ts';
import { planeTree } from '../../motifs/planeTree.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cedar } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

/** A hotel above the cafés of an avenue in winter: bare plane trees, awnings, wet pavement. */
export function avenueHotel(stage: Stage): string {
  const wall = '#ecdcb8';
  const windows = (x: number, y: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        rect(x + at * 104, y, 52, 76, at % 3 === 1 ? stage.shade('#5d6f7d') : stage.lamp()) +
        rect(x + at * 104 - 8, y + 82, 68, 10, stage.lit(PAINT.white)),
    ).join('');
  return [
    sky(stage, 480),
    clouds(stage, 2, 70),
    treeline(stage, 460, 150, stage.far(PAINT.cedar, 0.34), { gap: 40 }),
    rect(-800, 360, 780, 330, stage.lit('#dcc79a')),
    path('M-840 366L-740 250H-80L20 366Z', stage.lit(PAINT.snow)),
    rect(1180, 340, 900, 350, stage.lit('#e0c9a0')),
    path('M1130 346L1240 220H2000V346Z', stage.lit(PAINT.snow)),
    // The hotel: four floors, a steep snowy roof with dormers.
    rect(150, 250, 900, 440, stage.lit(wall)),
    rect(150, 250, 120, 440, stage.shade(wall)),
    path('M110 262L250 90H960L1090 262Z', stage.lit(PAINT.snow)),
    path('M110 262L250 90H360L220 262Z', stage.shade('#c3d0dc')),
    ...[400, 600, 800].map(
      (x) =>
        rect(x - 34, 170, 68, 80, stage.lit(wall)) +
        rect(x - 16, 196, 32, 44, stage.lamp()) +
        path(`M${x - 52} 178L${x} 120L${x + 52} 178Z`, stage.lit('#b5452c')),
    ),
    windows(300, 290, 7),
    windows(300, 410, 7),
    rect(150, 520, 900, 14, stage.lit('#b5452c')),
    path(
      'M210 690V570H420V690ZM460 690V560H560V690ZM600 690V570H810V690ZM850 690V570H1010V690Z',
      stage.lamp(),
    ),
    awning(stage, 200, 540, 230, 54, '#1f6b4d'),
    awning(stage, 590, 540, 230, 54, '#b5532a'),
    awning(stage, 840, 540, 180, 54, '#1d4f8f'),
    glow(stage, [510, 640], 320, 0.35),
    rect(LEFT, 684, SPAN, 90, tone(stage, '#d3d6d6', 0.85)),
    path(`M${LEFT} 770H${RIGHT}V${BOTTOM}H${LEFT}Z`, tone(stage, '#5d6470', 0.55)),
    path(
      'M170 800h240l-30 14h-180zM560 810h260l-40 16h-190zM860 796h180l-20 12h-140z',
      stage.lamp(),
      { opacity: 0.35 },
    ),
    ...[-520, -120, 90, 1110, 1500].map((x) => planeTree(stage, x, 770, 0.78)),
    parasol(stage, 340, 760, 150, '#f1e4c8'),
    parasol(stage, 720, 764, 150, '#b5532a'),
    people(stage, 430, 1000, 750, 5, 118),
    person(stage, 520, 850, 180, '#16324f'),
    person(stage, 600, 856, 170, '#b5532a'),
    lampPost(stage, 240, 800, 320),
    lampPost(stage, 960, 800, 320),
  ].join('');
}

/** Snowdrops in the foreground: three drooping petals on a stalk, `size` tall. */
function snowdrop(stage: Stage, x: number, base: number, size: number, lean: number): string {
  const tip = x + lean;
  const y = base - size;
  return (
    path(`M${x} ${base}Q${x} ${y - 10} ${tip} ${y}`, 'none', {
      stroke: stage.lit('#5f8a48'),
      'stroke-width': size * 0.05,
    }) +
    path(
      `M${x - 6} ${base}Q${x - size * 0.2} ${base - size * 0.5} ${x - size * 0.16} ${base - size * 0.8}Q${x} ${base - size * 0.4} ${x + 6} ${base}Z`,
      stage.shade('#5f8a48'),
    ) +
    path(
      `M${tip} ${y}q${-size * 0.22} ${size * 0.16} ${-size * 0.16} ${size * 0.38}q${size * 0.14} ${-size * 0.06} ${size * 0.16} ${-size * 0.34}q${size * 0.04} ${size * 0.3} ${size * 0.18} ${size * 0.32}q${size * 0.04} ${-size * 0.24} ${-size * 0.18} ${-size * 0.36}z`,
      stage.lit(PAINT.white),
    ) +
    ellipse(tip, y + 2, size * 0.06, size * 0.06, stage.lit('#7fae5a'))
  );
}

/** A plain hotel with one long pitched roof under the stars, snowdrops before it. */
export function snowdropHotel(stage: Stage): string {
  const wall = '#e9dfc8';
  return [
    sky(stage, 500),
    treeline(stage, 470, 240, stage.far(PAINT.cedar, 0.3), { gap: 52 }),
    terrain('560Q600 530 2000 560', stage.far(PAINT.snow, 0.2)),
    rect(300, 400, 620, 200, stage.lit(wall)),
    rect(300, 400, 110, 200, stage.shade(wall)),
    path('M230 420L420 220H860L1000 420Z', stage.lit(PAINT.snow)),
    path('M230 420L420 220H520L340 420Z', stage.shade('#b9c8da')),
    rect(780, 180, 56, 90, stage.lit(PAINT.rock)),
    rect(774, 172, 68, 16, stage.lit(PAINT.snow)),
    path('M808 170q-34 -40 4 -84q-24 -34 10 -66q-6 40 12 70q-34 40 -10 80z', stage.light.haze, {
      opacity: 0.5,
    }),
    ...[350, 450, 690, 790, 870].map((x) => rect(x, 450, 44, 60, stage.lamp())),
    rect(560, 470, 84, 130, stage.lamp()),
    rect(568, 478, 68, 122, stage.shade('#7a4a2b')),
    circle(624, 540, 5, stage.lit(PAINT.brass)),
    glow(stage, [602, 560], 260, 0.5),
    terrain('590Q600 570 2000 600', stage.lit(PAINT.snow)),
    path(
      `M570 600H640Q700 700 640 760T560 ${BOTTOM}H800Q760 860 760 780T640 600Z`,
      stage.shade('#aebfd3'),
    ),
    ...[-380, -140, 90, 210, 1040, 1150, 1400, 1700].map((x, index) =>
      cedar(stage, x, 640 + (index % 2) * 24, 380 + (index % 3) * 50, 0.04),
    ),
    person(stage, 700, 690, 110, '#b5532a'),
    terrain('740Q300 690 700 750T2000 730', tone(stage, PAINT.snow, 0.8)),
    ...[
      [90, 900, 190, 40],
      [180, 880, 150, -34],
      [270, 910, 210, 44],
      [380, 890, 140, 30],
      [860, 900, 180, -40],
      [960, 880, 150, 34],
      [1060, 915, 220, -44],
      [1150, 890, 160, 36],
      [-300, 890, 180, 40],
      [-160, 900, 150, -36],
      [1360, 890, 180, 40],
      [1500, 900, 160, -36],
    ].map(([x = 0, y = 0, size = 0, lean = 0]) => snowdrop(stage, x, y, size, lean)),
    terrain('905Q500 880 2000 905', stage.lit(PAINT.snow)),
  ].join('');
}
