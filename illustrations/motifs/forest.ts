import { n } from '../../domain/format/svgPath.ts';
import type { Random } from '../../domain/random.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { group, path } from '../svg.ts';
import { placeGroup } from './copies.ts';

/** The outline of a distant cedar: a spire of flat tiers on a short trunk. */
export function cedarOutline(random: Random, x: number, base: number, height: number): string {
  const tiers = Math.max(4, Math.min(9, Math.round(height / 14)));
  const right: string[] = [];
  const left: string[] = [];
  for (let index = 0; index < tiers; index++) {
    const share = (index + 1) / tiers;
    const y = base - height * (1 - share * 0.88);
    const reach = height * (0.05 + 0.19 * share) * random.between(0.7, 1.25);
    const other = reach * random.between(0.75, 1.2);
    const under = y + height * 0.015;
    right.push(`L${n(x + reach)} ${n(y)}L${n(x + reach * 0.35)} ${n(under)}`);
    left.unshift(`L${n(x - other * 0.35)} ${n(under)}L${n(x - other)} ${n(y)}`);
  }
  const stem = height * 0.022;
  return `M${n(x)} ${n(base - height)}${right.join('')}L${n(x + stem)} ${n(base)}H${n(x - stem)}${left.join('')}Z`;
}

const outlines = new WeakMap<Stage, readonly string[]>();

/** Defines four distant cedars, 100 units tall, in the `fill` of their group. */
function farCedars(stage: Stage): readonly string[] {
  const known = outlines.get(stage);
  if (known) return known;
  const made = Array.from({ length: 4 }, () =>
    stage.define((id) => `<path id="${id}" d="${cedarOutline(stage.random, 0, 0, 100)}"/>`),
  );
  outlines.set(stage, made);
  return made;
}

/**
 * A forest in one colour from `from` to `to`: uneven ground around `y`, with trees up to `height`, `gap`
 * apart on average.
 */
export function treeline(
  stage: Stage,
  y: number,
  height: number,
  color: Color,
  { gap = height * 0.34, roll = 16, from = LEFT, to = RIGHT, fall = 0, ground = true } = {},
): string {
  const { random } = stage;
  const phase = random.between(0, 6);
  const level = (x: number) =>
    y + Math.sin(x / 260 + phase) * roll + (fall * (x - from)) / (to - from);
  const [first = '', ...others] = farCedars(stage);
  const trees: string[] = [];
  let edge = `M${n(from)} ${BOTTOM}`;
  for (let x = from; x <= to; x += 100) edge += `L${n(x)} ${n(level(x))}`;
  for (let x = from; x < to; x += gap * random.between(0.5, 1.6)) {
    const tall = (height * random.between(0.5, 1)) / 100;
    const wide = tall * random.between(0.75, 1.1) * random.pick([1, -1]);
    trees.push(placeGroup(random.pick([first, ...others]), x, level(x) + 6, wide, tall));
  }
  return group(trees.join('') + (ground ? path(`${edge}V${BOTTOM}Z`, color) : ''), { fill: color });
}

/** A flat bough: bumps above, a nearly straight line below. */
export function plate(
  random: Random,
  left: number,
  y: number,
  width: number,
  thickness: number,
): string {
  const count = Math.max(2, Math.min(5, Math.round(width / (thickness * 3.2))));
  const step = width / count;
  const rise = thickness * random.between(0.25, 0.5);
  const bumps = Array.from({ length: count }, (_, index) => {
    const climb = index === 0 ? -rise : index === count - 1 ? rise : 0;
    return `q${n(step * 0.45)} ${n(-thickness * random.between(1, 1.7))} ${n(step)} ${n(climb)}`;
  });
  return `M${n(left)} ${n(y)}${bumps.join('')}q${n(-width / 2)} ${n(thickness * 0.9)} ${n(-width)} 0z`;
}

interface Cedar {
  x: number;
  base: number;
  height: number;
  distance?: number;
  /** Width of the boughs, as a share of the height. */
  spread?: number;
  /** Height of the lowest boughs, as a share of the height. */
  clear?: number;
  /** Whether it is an old tree with a flat crown instead of a spire. */
  flat?: boolean;
}

/** A near Atlas cedar: a tapering trunk and flat boughs, lit from the right. */
export function greatCedar(
  stage: Stage,
  { x, base, height, distance = 0, spread = 0.3, clear = 0.22, flat = false }: Cedar,
): string {
  const { random, season } = stage;
  const tiers = flat ? 10 : Math.max(8, Math.min(12, Math.round(height / 42)));
  const dark: string[] = [];
  const light: string[] = [];
  const snow: string[] = [];
  const limbs: string[] = [];
  for (let index = 0; index < tiers; index++) {
    const share = (index + 0.25) / (tiers - 0.5);
    const y =
      base -
      height * (1 - (share + (share > 0.1 ? random.between(-0.3, 0.3) / tiers : 0)) * (1 - clear));
    const profile = flat ? 0.5 + 0.6 * Math.sin(share * 2.5) : 0.16 + 0.92 * share ** 0.8;
    const reach = height * spread * profile * random.between(0.7, 1.2);
    const thickness = height * (flat ? 0.036 : 0.033) * random.between(0.8, 1.2);
    const lean = reach * random.between(-0.36, 0.36);
    const left = x + lean - reach;
    dark.push(plate(random, left, y, reach * 2, thickness));
    const start = random.between(0.24, 0.5);
    const top = plate(
      random,
      left + reach * 2 * start,
      y - thickness * 0.55,
      reach * 2 * (0.97 - start),
      thickness * 0.72,
    );
    light.push(top);
    if (season.snow) {
      snow.push(
        plate(random, left + reach * 0.2, y - thickness * 0.62, reach * 1.65, thickness * 0.6),
      );
    }
    if (flat && share > 0.3) {
      limbs.push(`M${n(x)} ${n(y + thickness * 2.6)}L${n(x + lean + reach * 0.5)} ${n(y)}`);
      limbs.push(`M${n(x)} ${n(y + thickness * 3)}L${n(x + lean - reach * 0.5)} ${n(y)}`);
    }
  }
  const wide = height * (flat ? 0.034 : 0.024);
  const bark = stage.far(PAINT.darkWood, distance);
  const shaft = (from: number, to: number) =>
    `M${n(x + wide * from * 1.5)} ${n(base)}Q${n(x + wide * from)} ${n(base - height * 0.05)} ${n(x + wide * from * 0.85)} ${n(base - height * 0.2)}L${n(x)} ${n(base - height * 0.96)}L${n(x + wide * to * 0.85)} ${n(base - height * 0.2)}Q${n(x + wide * to)} ${n(base - height * 0.05)} ${n(x + wide * to * 1.7)} ${n(base)}Z`;
  return (
    path(limbs.join(''), 'none', { stroke: bark, 'stroke-width': height * 0.011 }) +
    path(shaft(-1, 1), bark) +
    path(shaft(0.25, 1), stage.far('#8a6043', distance)) +
    path(dark.join(''), mix(stage.shade(PAINT.cedar), stage.light.haze, distance)) +
    path(light.join(''), stage.far('#467d58', distance)) +
    (season.snow ? path(snow.join(''), stage.far(PAINT.snow, distance)) : '')
  );
}
