import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { minaret } from './buildings.ts';
import { bastion, block } from './fort.ts';
import { hillside } from './hillside.ts';
import { ridge } from './land.ts';
import { birds } from './sky.ts';
import { cypress, olive } from './trees.ts';

export function starFort(stage: Stage): string {
  const { random } = stage;
  const x = random.between(540, 660);
  const ochre = '#c9924f';
  const foot = 500;
  const hill = stage.far(PAINT.hill, 0.08);
  const crown = `M${LEFT} 660C${n(x - 760)} 640 ${n(x - 640)} 520 ${n(x - 420)} 492Q${n(x)} 452 ${n(x + 420)} 492C${n(x + 640)} 524 ${n(x + 780)} 650 ${RIGHT} 640V${BOTTOM}H${LEFT}Z`;
  return [
    birds(stage, 5, [x - 280, 190]),
    ridge(stage, 640, 210, stage.far(PAINT.mountain, 0.66), { step: 300 }),
    ridge(stage, 660, 120, stage.far(PAINT.hill, 0.45), { step: 240 }),
    // Background: the far bastions, and the keep with its square tower.
    bastion(stage, {
      x: x - 330,
      base: foot - 20,
      height: 120,
      left: 80,
      right: 150,
      color: PAINT.earthDark,
      fall: 14,
    }),
    bastion(stage, {
      x: x + 350,
      base: foot - 20,
      height: 124,
      left: 150,
      right: 90,
      color: PAINT.earthDark,
      fall: 14,
    }),
    block(stage, {
      x,
      base: foot,
      width: 520,
      height: 196,
      color: ochre,
      batter: 0.02,
      merlon: 0,
      dark: 0.42,
    }),
    block(stage, {
      x: x + 30,
      base: foot - 180,
      width: 150,
      height: 92,
      color: ochre,
      batter: 0.03,
      merlon: 16,
      dark: 0.36,
    }),
    rect(x + 36, foot - 360, 4, 92, stage.shade(PAINT.darkWood)),
    path(`M${n(x + 40)} ${n(foot - 358)}q28 -10 52 4v34q-26 -12 -52 -2z`, stage.lit('#b3312c')),
    path(crown, hill),
    // Foreground: three points of the star.
    bastion(stage, {
      x: x - 240,
      base: foot + 26,
      height: 190,
      left: 150,
      right: 165,
      color: ochre,
      fall: 28,
    }),
    bastion(stage, {
      x: x + 258,
      base: foot + 30,
      height: 196,
      left: 165,
      right: 150,
      color: ochre,
      fall: 28,
    }),
    bastion(stage, {
      x: x + 4,
      base: foot + 66,
      height: 262,
      left: 170,
      right: 182,
      color: ochre,
      fall: 46,
    }),
    scree(stage, x, foot + 40),
    ...[-560, -470, 440, 520, 590].map((dx, index) =>
      index % 2
        ? olive(stage, x + dx, 590 + Math.abs(dx) * 0.05, random.between(80, 110), 0.12)
        : cypress(stage, x + dx, 575 + Math.abs(dx) * 0.06, random.between(110, 160), 0.12),
    ),
    ...[-1050, -830, 820, 1010, 1220].map((dx) =>
      olive(stage, x + dx + random.between(-40, 40), 690, random.between(90, 130), 0.2),
    ),
    path(
      `M${n(x + 60)} ${n(foot + 66)}C${n(x + 250)} 590 ${n(x + 330)} 620 ${n(x + 120)} 650S${n(x - 330)} 680 ${n(x - 200)} 740h40C${n(x - 240)} 690 ${n(x + 60)} 690 ${n(x + 190)} 656S${n(x + 340)} 590 ${n(x + 90)} ${n(foot + 62)}Z`,
      stage.lit(PAINT.earthRoad),
    ),
    hillside(stage, {
      crest: (at) => 726 + 22 * Math.sin(at / 170 + x),
      from: LEFT + 150,
      to: RIGHT - 150,
      rows: 2,
      foot: 800,
      size: 62,
      distance: 0.2,
    }),
    minaret(stage, {
      x: x + random.pick([-340, 350]),
      base: 830,
      width: 44,
      height: 200,
      tiles: 'green',
    }),
    roofs(stage, 778, stage.shade(mix(PAINT.lime, PAINT.earthDark, 0.4)), 120),
    roofs(stage, 850, stage.shade(mix(PAINT.earthDark, PAINT.darkWood, 0.35)), 190),
  ].join('');
}

/** The nearest roofs of the town as one shape: parapets, stairheads, terraces at different heights. */
function roofs(stage: Stage, y: number, color: Color, size: number): string {
  const { random } = stage;
  let d = `M${LEFT} ${BOTTOM}V${y}`;
  for (let x = LEFT; x < RIGHT; ) {
    const width = size * random.between(0.5, 1.3);
    d += `V${n(y + random.between(-0.16, 0.16) * size)}H${n(x + width)}`;
    if (random.chance(0.3)) d += `v${n(-size * 0.16)}h${n(size * 0.24)}v${n(size * 0.3)}`;
    x += width + size * 0.24;
  }
  return path(`${d}V${BOTTOM}Z`, color);
}

/** Rocks and agaves below the walls, as small spots. */
function scree(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const flecks = Array.from({ length: 46 }, () => {
    const dx = random.between(-620, 620);
    const top = y + 26 + random.between(0, 120) + Math.abs(dx) * 0.09;
    const size = random.between(7, 20);
    return `M${n(x + dx)} ${n(top)}l${n(size)} ${n(-size * 0.5)}l${n(size)} ${n(size * 0.5)}z`;
  });
  return path(flecks.join(''), stage.shade(PAINT.hill), { opacity: 0.6 });
}
