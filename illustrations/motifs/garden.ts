import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';

/** A wooden water wheel between two stone piers, its axle at (x, y). */
export function waterWheel(stage: Stage, x: number, y: number, radius: number): string {
  const wood = stage.lit(PAINT.cedarWood);
  const dark = stage.shade(PAINT.darkWood);
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
  });
  const buckets = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 + 0.2;
    const at = (reach: number, turn: number) =>
      `${n(x + Math.cos(angle + turn) * radius * reach)} ${n(y + Math.sin(angle + turn) * radius * reach)}`;
    return `M${at(0.9, -0.06)}L${at(1.15, -0.1)}L${at(1.17, 0.06)}L${at(0.9, 0.06)}Z`;
  });
  const pier = (left: number, width: number) =>
    rect(left, y - radius * 0.16, width, radius * 1.7, stage.lit(PAINT.stone)) +
    rect(left, y - radius * 0.16, width * 0.4, radius * 1.7, stage.shade(PAINT.stone));
  return [
    pier(x - radius * 0.72, radius * 0.26),
    path(buckets.join(''), dark),
    path(spokes.join(''), 'none', { stroke: dark, 'stroke-width': radius * 0.05 }),
    circle(x, y, radius * 0.94, 'none', { stroke: wood, 'stroke-width': radius * 0.1 }),
    circle(x, y, radius * 0.5, 'none', { stroke: wood, 'stroke-width': radius * 0.07 }),
    pier(x - radius * 0.13, radius * 0.3),
    circle(x, y, radius * 0.13, dark),
  ].join('');
}

/** A clump of bamboo with long leaves near the tops. */
export function bamboo(stage: Stage, x: number, base: number, width: number, height: number) {
  const { random } = stage;
  const canes: string[] = [];
  const dark: string[] = [];
  const light: string[] = [];
  for (let index = 0; index < 13; index++) {
    const left = x + (index / 12 - 0.5) * width;
    const tall = height * random.between(0.7, 1);
    const lean = (index / 12 - 0.5) * width * 1.1 + random.between(-20, 20);
    canes.push(
      `M${n(left)} ${n(base)}Q${n(left)} ${n(base - tall * 0.6)} ${n(left + lean)} ${n(base - tall)}`,
    );
    for (let leaf = 0; leaf < 4; leaf++) {
      const share = random.between(0.45, 1);
      const [lx, ly] = [left + lean * share * share, base - tall * share];
      const reach = random.between(24, 48) * (height / 400);
      const turn = random.pick([-1, 1]) * reach;
      (leaf % 2 ? light : dark).push(
        `M${n(lx)} ${n(ly)}q${n(turn * 0.5)} ${n(-reach * 0.35)} ${n(turn)} ${n(reach * 0.3)}q${n(-turn * 0.6)} ${n(-reach * 0.05)} ${n(-turn)} ${n(-reach * 0.3)}z`,
      );
    }
  }
  return (
    path(canes.join(''), 'none', {
      stroke: stage.shade(PAINT.reed),
      'stroke-width': height * 0.016,
    }) +
    path(dark.join(''), stage.shade('#5f8a4a')) +
    path(light.join(''), stage.lit('#86a85a'))
  );
}

/** A low hedge or bed from one x to another, with rounded tops, standing on `base`. */
export function hedge(
  stage: Stage,
  from: number,
  to: number,
  base: number,
  height: number,
  color: string,
): string {
  const { random } = stage;
  let d = `M${n(from)} ${n(base)}V${n(base - height * 0.6)}`;
  for (let x = from; x < to; ) {
    const step = height * random.between(0.7, 1.5);
    d += `q${n(step / 2)} ${n(-height * random.between(0.5, 0.9))} ${n(step)} 0`;
    x += step;
  }
  return path(`${d}V${n(base)}Z`, color);
}

/** Roses as dots, nearest last; `place` maps a random `across` and a `depth`, both 0 to 1, to the bed. */
export function roseDots(
  stage: Stage,
  count: number,
  place: (across: number, depth: number) => readonly [x: number, y: number, size: number],
  colors: readonly [Color, ...Color[]] = ['#d9486e', '#f08aa0', '#f6c2c8'],
): string {
  const made = Array.from({ length: count }, (_, index) => {
    const [x, y, size] = place(stage.random.between(0, 1), (index + 0.5) / count);
    const color = colors[index % colors.length] ?? colors[0];
    return circle(x, y, size, stage.lit(color));
  });
  return made.join('');
}

/** A wooden garden bench, seen from the front. */
export function bench(stage: Stage, x: number, base: number, width: number): string {
  const wood = stage.lit(PAINT.cedarWood);
  const dark = stage.shade(PAINT.darkWood);
  const at = (dx: number, dy: number, w: number, h: number, fill: string) =>
    rect(x + dx * width, base + dy * width, w * width, h * width, fill);
  return [
    at(-0.44, -0.24, 0.06, 0.24, dark),
    at(0.38, -0.24, 0.06, 0.24, dark),
    at(-0.47, -0.52, 0.04, 0.3, dark),
    at(0.43, -0.52, 0.04, 0.3, dark),
    at(-0.5, -0.52, 1, 0.08, wood),
    at(-0.5, -0.4, 1, 0.08, wood),
    at(-0.53, -0.26, 1.06, 0.07, stage.lit('#9a6338')),
  ].join('');
}
