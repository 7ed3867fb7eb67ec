import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, path, rect } from '../svg.ts';

/** Position and height of a tree. */
export type Spot = readonly [x: number, base: number, height: number];

/**
 * Many trees from few drawings: a tree is defined in four sizes and then only used, so that a whole wood
 * is smaller than one tree of `trees.ts`.
 */
function stand(stage: Stage, spots: readonly Spot[], tree: (height: number) => string): string {
  const heights = spots.map(([, , height]) => height);
  const low = Math.min(...heights);
  const step = (Math.max(...heights) - low) / 3;
  const ids = new Map<number, string>();
  return spots
    .map(([x, base, height]) => {
      const size = step < 1 ? 0 : Math.round((height - low) / step);
      const known = ids.get(size);
      const id = known ?? stage.define((name) => `<g id="${name}">${tree(low + size * step)}</g>`);
      ids.set(size, id);
      return `<use href="#${id}" x="${x.toFixed(0)}" y="${base.toFixed(0)}"/>`;
    })
    .join('');
}

/** Distant cedars: dark, with flat boughs, lit on the right or covered with snow. */
export function cedarStand(stage: Stage, spots: readonly Spot[], distance = 0.3): string {
  const half = (height: number, side: 1 | -1, share: number) => {
    const reach = height * 0.21 * share;
    const steps = [0.28, 0.5, 0.74, 1].map(
      (wide) => `l${n(side * reach * wide)} ${n(height * 0.225)}h${n(-side * reach * wide * 0.52)}`,
    );
    return `M0 ${n(-height)}${steps.join('')}V0H0Z`;
  };
  const { snow } = stage.season;
  const light = stage.far(snow ? PAINT.snow : PAINT.cedar, distance + 0.04);
  return stand(
    stage,
    spots,
    (height) =>
      path(half(height, 1, 1) + half(height, -1, 0.9), stage.far(PAINT.cedarDark, distance)) +
      path(half(height, 1, snow ? 0.6 : 0.85), light),
  );
}

/** Distant round trees: olives, oaks, planes. */
export function roundStand(
  stage: Stage,
  spots: readonly Spot[],
  dark: Color = PAINT.oliveDark,
  light: Color = PAINT.olive,
  distance = 0.2,
): string {
  const [shadow, sun] = [stage.far(dark, distance), stage.far(light, distance)];
  return stand(
    stage,
    spots,
    (h) =>
      ellipse(-h * 0.12, 0, h * 0.48, h * 0.05, '#000000', { opacity: '.16' }) +
      rect(-h * 0.05, -h * 0.45, h * 0.1, h * 0.45, stage.far(PAINT.darkWood, distance)) +
      ellipse(-h * 0.24, -h * 0.5, h * 0.26, h * 0.2, shadow) +
      ellipse(h * 0.22, -h * 0.48, h * 0.24, h * 0.19, shadow) +
      ellipse(0, -h * 0.64, h * 0.38, h * 0.33, shadow) +
      ellipse(h * 0.13, -h * 0.72, h * 0.25, h * 0.21, sun),
  );
}

/** Random positions of trees on a slope, smaller with distance. */
export function scattered(
  stage: Stage,
  count: number,
  [top, bottom]: readonly [number, number],
  [small, tall]: readonly [number, number],
): Spot[] {
  const { random } = stage;
  const clumps = Array.from({ length: Math.ceil(count / 7) }, () => random.between(LEFT, RIGHT));
  return Array.from({ length: count }, (_, index): Spot => {
    const share = random.between(0, 1);
    const size = small + (tall - small) * share;
    return [
      (clumps[index % clumps.length] ?? 0) + random.between(-90, 90) * (0.6 + share),
      top + (bottom - top) * share,
      size * random.between(0.8, 1.2),
    ];
  }).sort((a, b) => a[1] - b[1]);
}
