import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { farMinaret } from '../motifs/farMinaret.ts';
import { greenPyramid } from '../motifs/greenRoofs.ts';
import { ridge } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { roofscape } from '../motifs/roofs.ts';
import { ruin } from '../motifs/ruin.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { cemetery } from './cemetery.ts';

/** The ruined arches of the Marinid tombs on their hill, with Fes in the valley below. */
export function tombs(stage: Stage): string {
  if (stage.motif === 'cemetery') return cemetery(stage);
  const { random, light } = stage;
  const x = random.between(300, 380);
  const line = (at: number, row: number) =>
    560 + row * 34 + row * row * 4 - Math.max(0, at - 900) * 0.07 + 10 * Math.sin(at / 150 + row);
  return [
    sky(stage, 580),
    clouds(stage, 3, 130),
    ridge(stage, 560, 150, stage.far(PAINT.mountain, 0.75), { step: 280 }),
    ridge(stage, 575, 100, mix(stage.lit(PAINT.hill), light.haze, 0.5), { step: 210 }),
    birds(stage, 6, [x + 210, 170]),
    roofscape(stage, {
      line,
      rows: 6,
      size: 82,
      from: 360,
      haze: 0.62,
      between: (row) => mosques(stage, row, line),
    }),
    hill(stage, x),
    people(stage, x + 150, x + 330, 560, 2, 62),
    olive(stage, random.between(720, 800), 800, random.between(120, 150)),
    olive(stage, -330, 560, 170),
    olive(stage, -470, 600, 130),
    olive(stage, 1480, 880, 150),
    foreground(stage),
  ].join('');
}

/** The mosques in a row of the town below. */
function mosques(stage: Stage, row: number, line: (x: number, row: number) => number): string {
  const spots: Record<number, readonly number[]> = {
    1: [690, 1000, 1420],
    2: [820, 1180, 1700],
    3: [940, 1330],
  };
  return (spots[row] ?? [])
    .map((spot, index) => {
      const x = spot + stage.random.between(-45, 45);
      const width = 13 + row * 5;
      const foot = line(x, row) + 16;
      const body = index % 2 === 0 ? PAINT.lime : PAINT.earth;
      const away = 0.5 - row * 0.1;
      return (
        farMinaret(stage, { x, base: foot, width, height: width * 5.4 }, body, away) +
        greenPyramid(stage, x + width * 2.4, foot - 4, width * 3.4, away)
      );
    })
    .join('');
}

/** The hill at the left with three ruined walls: a high one, a lower one, a stump. */
function hill(stage: Stage, x: number): string {
  const { random, season } = stage;
  const stone = PAINT.earth;
  const grass = mix(season.grass, PAINT.earthRoad, 0.3);
  return [
    ruin(stage, {
      x: x - 265,
      base: 486,
      width: random.between(120, 150),
      height: random.between(150, 185),
      arches: [[0.5, 0.46, 0.68]],
      worn: [0.12, 0.5],
      color: PAINT.earthDark,
    }),
    ruin(stage, {
      x: -190,
      base: 470,
      width: 210,
      height: 120,
      arches: [[0.66, 0.3, 0.6]],
      worn: [0.7, 0.2],
      color: PAINT.earthDark,
    }),
    ruin(stage, {
      x,
      base: 505,
      width: random.between(300, 340),
      height: random.between(300, 345),
      arches: random.chance(0.5)
        ? [
            [0.33, 0.36, 0.66],
            [0.77, 0.22, 0.5],
          ]
        : [
            [0.24, 0.22, 0.5],
            [0.65, 0.38, 0.68],
          ],
      worn: random.pick([
        [0.32, 0.08],
        [0.1, 0.34],
      ]),
      color: stone,
    }),
    path(
      `M${LEFT} 440Q-300 470 ${n(x - 120)} 502T${n(x + 250)} 548Q${n(x + 420)} 590 ${n(x + 560)} 740T${RIGHT} 880V${BOTTOM}H${LEFT}Z`,
      stage.lit(grass),
    ),
    path(
      `M${LEFT} 520Q-200 540 ${n(x - 80)} 590T${n(x + 470)} 830T${RIGHT} 960V${BOTTOM}H${LEFT}Z`,
      mix(stage.lit(grass), stage.shade(grass), 0.45),
    ),
    // The path up to the tombs.
    path(
      `M${n(x + 70)} 512Q${n(x + 40)} 590 ${n(x - 70)} 660T${n(x - 30)} ${BOTTOM}H${n(x - 330)}Q${n(x - 260)} 760 ${n(x - 120)} 650T${n(x + 36)} 510Z`,
      stage.lit(PAINT.earthRoad),
      { opacity: 0.75 },
    ),
  ].join('');
}

/** Agaves and shadow at the lower edge. */
function foreground(stage: Stage): string {
  const { random } = stage;
  const plants = [-520, -130, random.between(60, 130), random.between(520, 640), 1240, 1640].map(
    (x) => {
      const base = x < 200 ? 700 + Math.abs(x) * 0.05 : 870 + Math.max(0, x - 600) * 0.06;
      const size = random.between(46, 70);
      const leaves = [-1, -0.72, -0.4, -0.1, 0.2, 0.5, 0.78, 1].map((lean) => {
        const tipX = x + lean * size;
        const tipY = base - size * (1.05 - Math.abs(lean) * 0.6);
        return `M${n(x - 7)} ${n(base)}Q${n(x + lean * size * 0.35)} ${n(base - size * 0.5)} ${n(tipX)} ${n(tipY)}Q${n(x + lean * size * 0.5 + 6)} ${n(base - size * 0.25)} ${n(x + 7)} ${n(base)}Z`;
      });
      return leaves.join('');
    },
  );
  return path(plants.join(''), mix(stage.lit('#6d8a72'), stage.shade('#6d8a72'), 0.4));
}
