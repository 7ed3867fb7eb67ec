import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/**
 * A rock face from `from` to `to`, with an irregular top around `top` and lit and shaded facets down to
 * `bottom`. The top rises from left to right if `slant` is negative, and falls if it is positive.
 */
export function crag(
  stage: Stage,
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
  { color = PAINT.rock as Color, facet = 70, slant = 0, rough = 26, distance = 0 } = {},
): string {
  const { random } = stage;
  const edge: [number, number][] = [];
  for (let x = from; x < to; x += facet * random.between(0.6, 1.4)) {
    edge.push([x, top + (slant * (x - from)) / (to - from) + random.between(-rough, rough)]);
  }
  edge.push([to, top + slant + random.between(-rough, rough)]);
  const shades: string[] = [];
  const lights: string[] = [];
  const cracks: string[] = [];
  edge.forEach(([x, y], index) => {
    const next = edge[index + 1];
    if (!next) return;
    const drift = random.between(-0.3, 0.3) * facet;
    const foot = random.chance(0.5) ? bottom : y + (bottom - y) * random.between(0.45, 0.9);
    const strip = `M${n(x)} ${n(y)}L${n(next[0])} ${n(next[1])}L${n(next[0] + drift)} ${n(foot)}L${n(x + drift * 0.6)} ${n(foot - random.between(0, 40))}Z`;
    const kind = random.between(0, 1);
    if (kind < 0.38) lights.push(strip);
    else if (kind < 0.68) shades.push(strip);
    if (random.chance(0.5)) {
      const start = y + (bottom - y) * random.between(0.15, 0.6);
      cracks.push(
        `M${n(x)} ${n(start)}l${n(facet * random.between(0.3, 0.9))} ${n(random.between(-8, 12))}l${n(-facet * 0.1)} 7z`,
      );
    }
  });
  const tone = (share: number) =>
    mix(mix(stage.shade(color), stage.lit(color), share), stage.light.haze, distance);
  const outline = `M${n(from)} ${n(bottom)}L${edge.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}V${n(bottom)}Z`;
  return (
    path(outline, tone(0.42)) +
    path(shades.join(''), tone(0.02)) +
    path(lights.join(''), tone(0.86)) +
    path(cracks.join(''), mix(stage.deep(color), stage.light.haze, distance), { opacity: 0.5 })
  );
}

/** Ferns and grasses: arched fronds from one foot at (x, base). */
export function fern(
  stage: Stage,
  x: number,
  base: number,
  size: number,
  color: Color = '#4f8a4c',
) {
  const { random } = stage;
  const frond = (angle: number, length: number) => {
    const tipX = x + Math.cos(angle) * length;
    const tipY = base - Math.sin(angle) * length * 0.75;
    const midX = x + Math.cos(angle) * length * 0.45;
    const midY = base - length * 0.78 * Math.sin(angle) - length * 0.22;
    return `M${n(x - 3)} ${n(base)}Q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}Q${n(midX)} ${n(midY + length * 0.2)} ${n(x + 4)} ${n(base)}Z`;
  };
  const spread = (count: number, share: number) =>
    Array.from({ length: count }, (_, index) =>
      frond(
        0.25 + ((index + random.between(0.2, 0.8)) * 2.65) / count,
        size * share * random.between(0.75, 1.15),
      ),
    ).join('');
  return (
    path(spread(6, 1), stage.far(mix(color, '#14352a', 0.5), 0)) +
    path(spread(4, 0.8), stage.lit(color))
  );
}
