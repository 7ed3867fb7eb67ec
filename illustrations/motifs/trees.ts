import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';

/** An Atlas cedar: flat tiers of boughs on a straight trunk, standing at (x, base). */
export function cedar(stage: Stage, x: number, base: number, height: number, distance = 0): string {
  const { random } = stage;
  const dark = stage.far(PAINT.cedarDark, distance);
  const light = stage.far(PAINT.cedar, distance);
  const tiers = Math.max(5, Math.round(height / 34));
  const boughs = Array.from({ length: tiers }, (_, index) => {
    const share = (index + 0.6) / tiers;
    const y = base - height * (1 - share * 0.82);
    const reach = height * (0.07 + 0.2 * share) * random.between(0.8, 1.2);
    const lean = reach * random.between(-0.25, 0.25);
    const thickness = height * 0.035 * random.between(0.8, 1.3);
    const tier = (fill: string, from: number, to: number, drop: number) =>
      path(
        `M${n(x + from + lean)} ${n(y + thickness + drop)}Q${n(x + (from + to) / 2 + lean)} ${n(y - thickness * 2.4 + drop)} ${n(x + to + lean)} ${n(y + thickness * 0.6 + drop)}Q${n(x + (from + to) / 2)} ${n(y + thickness * 2 + drop)} ${n(x + from + lean)} ${n(y + thickness + drop)}Z`,
        fill,
      );
    const snow =
      stage.season.snow && distance < 0.5
        ? tier(stage.far(PAINT.snow, distance), -reach * 0.8, reach * 0.85, -thickness * 0.9)
        : '';
    return (
      tier(dark, -reach, reach, 0) +
      (snow || tier(light, -reach * 0.2, reach * 0.95, -thickness * 0.4))
    );
  });
  return (
    rect(
      x - height * 0.018,
      base - height * 0.9,
      height * 0.036,
      height * 0.9,
      stage.far(PAINT.darkWood, distance),
    ) +
    polygon(
      [
        [x, base - height],
        [x + height * 0.05, base - height * 0.88],
        [x - height * 0.05, base - height * 0.88],
      ],
      dark,
    ) +
    boughs.join('')
  );
}

/** An olive tree: a split trunk and a loose silvery crown. */
export function olive(stage: Stage, x: number, base: number, height: number, distance = 0): string {
  const { random } = stage;
  const trunk = stage.far(PAINT.rockDark, distance);
  const crown = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2;
    return ellipse(
      x + Math.cos(angle) * height * 0.26,
      base - height * 0.64 + Math.sin(angle) * height * 0.16,
      height * random.between(0.17, 0.24),
      height * random.between(0.13, 0.18),
      stage.far(PAINT.oliveDark, distance),
    );
  });
  const lights = Array.from({ length: 5 }, () =>
    ellipse(
      x + random.between(-0.1, 0.34) * height,
      base - height * random.between(0.62, 0.84),
      height * 0.14,
      height * 0.09,
      stage.far(PAINT.olive, distance),
    ),
  );
  return (
    path(
      `M${n(x - height * 0.09)} ${n(base)}Q${n(x - height * 0.02)} ${n(base - height * 0.25)} ${n(x - height * 0.16)} ${n(base - height * 0.55)}L${n(x - height * 0.08)} ${n(base - height * 0.55)}Q${n(x)} ${n(base - height * 0.36)} ${n(x + height * 0.1)} ${n(base - height * 0.58)}L${n(x + height * 0.17)} ${n(base - height * 0.55)}Q${n(x + height * 0.03)} ${n(base - height * 0.2)} ${n(x + height * 0.1)} ${n(base)}Z`,
      trunk,
    ) +
    crown.join('') +
    lights.join('')
  );
}

/** A cypress: a narrow dark crown. */
export function cypress(stage: Stage, x: number, base: number, height: number, distance = 0) {
  const width = height * 0.16;
  const flame = (fill: string, left: number, right: number) =>
    path(
      `M${n(x)} ${n(base - height)}Q${n(x + right)} ${n(base - height * 0.4)} ${n(x + right * 0.5)} ${n(base)}H${n(x - left * 0.5)}Q${n(x - left)} ${n(base - height * 0.4)} ${n(x)} ${n(base - height)}Z`,
      fill,
    );
  return (
    flame(stage.far('#1f3f2c', distance), width, width) +
    flame(stage.far(PAINT.cypress, distance), -width * 0.1, width)
  );
}

/** A date palm. */
export function palm(stage: Stage, x: number, base: number, height: number, distance = 0): string {
  const top = base - height;
  const reach = height * 0.34;
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1.12 - index * 0.155);
    const tipX = x + Math.cos(angle) * reach;
    const tipY = top - Math.sin(angle) * reach * 0.55 + Math.abs(Math.cos(angle)) * reach * 0.42;
    const midX = x + Math.cos(angle) * reach * 0.55;
    const midY = top - Math.sin(angle) * reach * 0.8 - reach * 0.1;
    return `M${n(x)} ${n(top)}Q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}Q${n(midX)} ${n(midY + reach * 0.2)} ${n(x)} ${n(top + reach * 0.06)}Z`;
  });
  return (
    path(
      `M${n(x - height * 0.025)} ${n(base)}Q${n(x - height * 0.01)} ${n(base - height * 0.5)} ${n(x - height * 0.014)} ${n(top)}h${n(height * 0.028)}Q${n(x + height * 0.02)} ${n(base - height * 0.5)} ${n(x + height * 0.03)} ${n(base)}Z`,
      stage.far(PAINT.cedarWood, distance),
    ) + path(fronds.join(''), stage.far('#4c7a45', distance))
  );
}

/** A tree with a round crown that depends on the season: cherry, walnut, almond, plane. */
export function fruitTree(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  { distance = 0, blossom = '#f4c9cf' as Color, fruit = undefined as Color | undefined } = {},
): string {
  const { random, season } = stage;
  const trunk = stage.far(PAINT.darkWood, distance);
  const bough = (dx: number, dy: number) =>
    `M${n(x)} ${n(base - height * 0.3)}Q${n(x + dx * 0.4)} ${n(base - height * 0.5)} ${n(x + dx)} ${n(base - dy)}`;
  const boughs = path(
    [-0.28, -0.12, 0.1, 0.27]
      .map((dx) => bough(dx * height, height * random.between(0.7, 0.9)))
      .join(''),
    'none',
    { stroke: trunk, 'stroke-width': height * 0.025, 'stroke-linecap': 'round' },
  );
  const stem = polygon(
    [
      [x - height * 0.045, base],
      [x - height * 0.025, base - height * 0.4],
      [x + height * 0.025, base - height * 0.4],
      [x + height * 0.05, base],
    ],
    trunk,
  );
  if (season.bare) return stem + boughs;
  const color = season.blossom ? blossom : season.leaf;
  const crown = Array.from({ length: 11 }, () =>
    circle(
      x + random.between(-0.28, 0.28) * height,
      base - height * random.between(0.5, 0.86),
      height * random.between(0.1, 0.17),
      random.chance(0.45) ? stage.far(color, distance) : stage.far(shaded(color), distance),
    ),
  );
  const fruits = fruit
    ? Array.from({ length: 12 }, () =>
        circle(
          x + random.between(-0.28, 0.28) * height,
          base - height * random.between(0.48, 0.84),
          height * 0.018,
          stage.lit(fruit),
        ),
      )
    : [];
  return stem + boughs + crown.join('') + fruits.join('');
}

function shaded(color: Color): Color {
  const value = Number.parseInt(color.slice(1), 16);
  const part = (shift: number) => Math.round(((value >> shift) & 255) * 0.85);
  return `#${[16, 8, 0].map((shift) => part(shift).toString(16).padStart(2, '0')).join('')}`;
}

/** Reeds at the water's edge. */
export function reeds(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const { random } = stage;
  const blades = Array.from({ length: Math.round(width / 9) }, () => {
    const left = x + random.between(0, width);
    const tall = height * random.between(0.5, 1);
    const bend = random.between(-0.2, 0.2) * tall;
    return `M${n(left)} ${n(base)}q${n(bend * 0.2)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}q${n(-bend * 0.3 + 4)} ${n(tall * 0.5)} ${n(-bend + 5)} ${n(tall)}z`;
  });
  return path(blades.join(''), stage.lit(PAINT.reed));
}
