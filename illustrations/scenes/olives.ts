import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { dryWall } from '../motifs/drystone.ts';
import { basket, ladder } from '../motifs/harvest.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, path, polygon } from '../svg.ts';

/** Olive terraces with dry stone walls on a hill, an old tree in the foreground; the harvest in autumn. */
export function olives(stage: Stage): string {
  const { random, season } = stage;
  const rise = random.pick([-1, 1] as const);
  const feet = [455, 512, 578, 655].map((foot) => foot + random.between(-8, 8));
  const harvest = season.field === '#b98a4e';
  const soil = mix(season.grass, PAINT.redSoil, 0.3);
  const steps = feet.map((foot, index) => {
    const tilt = 0.17 * (1 - index * 0.26) * rise;
    const top = (x: number) =>
      foot +
      (x - 600) * tilt +
      Math.sin(x / 330 + index * 1.3) * 16 -
      (index === 0 ? hump(x, rise) : 0);
    const wall = 13 + index * 8;
    const distance = 0.3 - index * 0.09;
    const trees = grove(stage, top, wall, index);
    return (
      field(top, stage.far(index % 2 ? soil : season.grass, distance)) +
      dryWall(stage, top, wall, { distance }) +
      roundStand(stage, trees, PAINT.oliveDark, '#98a478', distance)
    );
  });
  const old = rise > 0 ? random.between(800, 890) : random.between(300, 400);
  const tree = stage.define((id) => `<g id="${id}">${oldOlive(stage, 420)}</g>`);
  const at = (x: number, base: number, scale: number) =>
    `<use href="#${tree}" transform="translate(${n(x)} ${base}) scale(${scale})"/>`;
  return [
    sky(stage, 600),
    clouds(stage, 3, 130),
    ridge(stage, 520, 150, stage.far(PAINT.mountain, 0.66), { step: 240 }),
    ridge(stage, 560, 90, stage.far(PAINT.hill, 0.45), { step: 190 }),
    birds(stage, 4, [600 - rise * 280, 180]),
    steps.join(''),
    field((x) => 742 + Math.sin(x / 300) * 10, stage.lit(soil)),
    dryWall(stage, (x) => 738 + Math.sin(x / 300) * 10, 40),
    harvest
      ? polygon(
          [
            [old - 240, 812],
            [old + 190, 806],
            [old + 270, 858],
            [old - 300, 868],
          ],
          stage.lit(PAINT.plaster),
        )
      : '',
    at(old, 830, 1),
    at(old - rise * 840, 840, 0.8),
    at(old + rise * 760, 834, 0.78),
    harvest ? gathering(stage, old) : '',
  ].join('');
}

/** A very old olive tree: a thick split trunk and loose silvery clumps of leaves. */
function oldOlive(stage: Stage, h: number): string {
  const { random } = stage;
  const clumps: readonly (readonly [number, number, number])[] = [
    [-0.42, 0.56, 0.19],
    [0.44, 0.54, 0.19],
    [-0.24, 0.74, 0.21],
    [0.27, 0.75, 0.21],
    [0.02, 0.88, 0.2],
    [0, 0.64, 0.2],
  ];
  const tones = [stage.shade(PAINT.oliveDark), stage.lit('#7d8a62'), stage.lit('#a3ad88')];
  const clump = ([dx, up, r]: readonly [number, number, number]) =>
    tones
      .map((fill, tone) =>
        Array.from({ length: 5 - tone }, (_, index) => {
          const angle = (index / (5 - tone)) * Math.PI * 2 + dx * 7;
          const out = r * (0.55 - tone * 0.12);
          return ellipse(
            h * (dx + Math.cos(angle) * out + tone * 0.03),
            -h * (up - Math.sin(angle) * out * 0.6 + tone * 0.025),
            h * r * (0.62 - tone * 0.16) * random.between(0.85, 1.15),
            h * r * (0.46 - tone * 0.13) * random.between(0.85, 1.15),
            fill,
          );
        }).join(''),
      )
      .join('');
  const bark = stage.lit(PAINT.rockDark);
  const limb = (d: string, fill: string) =>
    path(d, fill, { transform: `scale(${(h / 100).toFixed(2)})` });
  return [
    ellipse(-h * 0.2, 0, h * 0.5, h * 0.035, '#000000', { opacity: '.16' }),
    limb(
      'M-11 0Q-4-14-9-26Q-16-40-40-54L-36-57Q-12-46-4-34Q-5-50-2-64H2Q1-50 4-36Q12-48 38-56L41-52Q18-42 9-26Q5-14 13 0Q6-3 1-1Q-6-4-11 0Z',
      bark,
    ),
    limb(
      'M-11 0Q-4-14-9-26Q-16-40-40-54Q-18-46-7-32Q-2-20-4-2Q-8-2-11 0Z',
      stage.shade(PAINT.rockDark),
    ),
    clumps.map(clump).join(''),
  ].join('');
}

/** The round outline of the hilltop, for the first terrace. */
const hump = (x: number, rise: -1 | 1) => 60 * Math.exp(-(((x - 600 + rise * 500) / 420) ** 2));

function field(top: (x: number) => number, fill: string): string {
  let d = '';
  for (let x = LEFT; x <= RIGHT; x += 140) d += `${d ? 'L' : 'M'}${x} ${n(top(x))}`;
  return path(`${d}V${BOTTOM}H${LEFT}Z`, fill);
}

function grove(stage: Stage, top: (x: number) => number, wall: number, index: number): Spot[] {
  const { random } = stage;
  const size = 56 + index * 19;
  const spots: Spot[] = [];
  for (let x = LEFT + 150; x < RIGHT - 150; x += size * random.between(0.9, 1.6)) {
    spots.push([
      x,
      top(x) + wall + random.between(4, 14 + index * 5),
      size * random.between(0.85, 1.15),
    ]);
  }
  return spots;
}

/** Ladder, baskets and two pickers under the old tree. */
function gathering(stage: Stage, x: number): string {
  return [
    ladder(stage, x - 150, 836, 300),
    person(stage, x - 170, 846, 130, '#1f6b4d'),
    person(stage, x + 150, 840, 124, '#b5532a'),
    basket(stage, x + 60, 852, 84, '#5d5a34'),
    basket(stage, x - 60, 858, 70, '#3f3550'),
  ].join('');
}
