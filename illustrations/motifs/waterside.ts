import { n } from '../../domain/format/svgPath.ts';
import type { Random } from '../../domain/random.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A poplar: a slender crown, or bare branches in winter. */
export function poplar(stage: Stage, x: number, base: number, height: number, distance = 0) {
  const { season } = stage;
  const width = height * 0.085;
  const trunk = path(
    `M${n(x - height * 0.012)} ${n(base)}L${n(x)} ${n(base - height * 0.9)}L${n(x + height * 0.012)} ${n(base)}Z`,
    stage.far(PAINT.rockDark, distance),
  );
  if (season.bare) {
    const rods = [-0.8, -0.5, -0.25, 0.25, 0.5, 0.8].map(
      (lean) =>
        `M${n(x)} ${n(base - height * (0.12 + 0.2 * (1 - Math.abs(lean))))}Q${n(x + width * lean)} ${n(base - height * 0.5)} ${n(x + width * lean * 0.6)} ${n(base - height * (0.98 - 0.2 * Math.abs(lean)))}`,
    );
    return (
      trunk +
      path(rods.join(''), 'none', {
        stroke: stage.far(season.leaf, distance),
        'stroke-width': Math.max(2, height * 0.008),
      })
    );
  }
  const flame = (left: number, right: number) =>
    `M${n(x)} ${n(base - height)}C${n(x + right * 0.9)} ${n(base - height * 0.8)} ${n(x + right * 1.3)} ${n(base - height * 0.3)} ${n(x + right * 0.35)} ${n(base - height * 0.1)}L${n(x + left * 0.35)} ${n(base - height * 0.1)}C${n(x + left * 1.3)} ${n(base - height * 0.3)} ${n(x + left * 0.9)} ${n(base - height * 0.8)} ${n(x)} ${n(base - height)}Z`;
  return (
    trunk +
    path(flame(-width, width), stage.far(mix(season.leaf, '#1f3b2c', 0.42), distance)) +
    path(flame(width * 0.15, width), stage.far(season.leaf, distance))
  );
}

/** A tree or bush of rounded masses, `width` wide, lit from the right. */
export function foliage(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  { color = stage.season.leaf as Color, distance = 0 } = {},
): string {
  const { random } = stage;
  const heap = (from: number, to: number, share: number) => {
    const half = (width * (to - from)) / 2;
    const middle = x - width / 2 + width * from + half;
    const count = Math.max(4, Math.min(8, Math.round((half * 5) / height)));
    let d = `M${n(middle - half)} ${n(base)}`;
    let last = [-half, 0] as readonly [number, number];
    for (let index = 1; index <= count; index++) {
      const angle =
        Math.PI * (1 - (index + (index < count ? random.between(-0.2, 0.2) : 0)) / count);
      const reach = index < count ? random.between(0.82, 1) : 1;
      const next = [
        Math.cos(angle) * half * reach,
        -Math.sin(angle) * height * 0.86 * share * reach,
      ] as const;
      const radius = Math.hypot(next[0] - last[0], next[1] - last[1]) * 0.56;
      d += `a${n(radius)} ${n(radius)} 0 0 1 ${n(next[0] - last[0])} ${n(next[1] - last[1])}`;
      last = next;
    }
    return `${d}Z`;
  };
  return (
    path(heap(0, 1, 1), stage.far(mix(color, '#16362c', 0.5), distance)) +
    path(heap(0.34, 0.98, 0.74), stage.far(mix(color, '#16362c', 0.14), distance))
  );
}

/** A boulder at (x, base), lit from the right. */
export function boulder(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  color: Color = PAINT.rock,
): string {
  const { random } = stage;
  const left = x - width / 2;
  const top = base - height;
  const crest = x + width * random.between(-0.12, 0.16);
  const outline = `M${n(left)} ${n(base)}L${n(left + width * 0.1)} ${n(base - height * 0.6)}L${n(crest - width * 0.2)} ${n(top)}L${n(crest + width * 0.16)} ${n(top + height * 0.06)}L${n(left + width * 0.92)} ${n(base - height * 0.5)}L${n(left + width)} ${n(base)}Z`;
  const face = `M${n(crest - width * 0.2)} ${n(top)}L${n(crest + width * 0.16)} ${n(top + height * 0.06)}L${n(left + width * 0.92)} ${n(base - height * 0.5)}L${n(left + width)} ${n(base)}H${n(crest + width * 0.1)}L${n(crest - width * 0.04)} ${n(base - height * 0.55)}Z`;
  return path(outline, stage.shade(color)) + path(face, stage.lit(color));
}

/** Reflections on water: horizontal strokes within a rectangle. */
export function ripples(
  random: Random,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
  count: number,
  color: string,
  opacity = 0.5,
): string {
  const strokes = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const width = random.between(24, 110) * (0.5 + share);
    return `M${n(random.between(left, right - width))} ${n(top + (bottom - top) * share)}h${n(width)}`;
  });
  return path(strokes.join(''), 'none', {
    stroke: color,
    'stroke-width': 3.5,
    'stroke-linecap': 'round',
    opacity,
  });
}
