import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path } from '../svg.ts';

interface Crown {
  /** The colour of the crown. Bare trees have no crown. */
  color: Color;
  fruit?: Color | undefined;
  trunk?: Color;
  /** The colour of single flowers or bright leaves. */
  specks?: Color | undefined;
  /** Width of the crown, as a share of the height of the tree. */
  width?: number;
  distance?: number;
}

/** A near tree with a full crown, in shadow at the left and below: orchard trees, oaks, old olives. */
export function crownTree(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  { color, fruit, specks, trunk = PAINT.darkWood, width = 0.8, distance = 0 }: Crown,
): string {
  const { random, season } = stage;
  const reach = (height * width) / 2;
  const high = height * 0.36;
  const middle = base - height * 0.62;
  const bark = stage.far(trunk, distance);
  const stem = path(
    `M${n(x - height * 0.038)} ${n(base)}Q${n(x - height * 0.015)} ${n(base - height * 0.2)} ${n(x - reach * 0.5)} ${n(middle)}L${n(x - reach * 0.4)} ${n(middle)}Q${n(x - height * 0.01)} ${n(base - height * 0.3)} ${n(x)} ${n(base - height * 0.3)}Q${n(x + height * 0.03)} ${n(base - height * 0.34)} ${n(x + reach * 0.42)} ${n(middle)}H${n(x + reach * 0.52)}Q${n(x + height * 0.03)} ${n(base - height * 0.2)} ${n(x + height * 0.042)} ${n(base)}Z`,
    bark,
  );
  if (season.bare && !fruit && color === season.leaf)
    return stem + twigs(stage, x, middle, reach, high, bark);
  const tone = (share: number) =>
    mix(mix(stage.shade(color), stage.lit(color), share), stage.light.haze, distance);
  // Leaf masses: first at the edge in shadow, then inwards and towards the sun.
  const ring = (count: number, out: number, size: number, shift: number, share: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random.between(-0.35, 0.35);
      return circle(
        x + Math.cos(angle) * reach * out * random.between(0.8, 1.12) + shift * reach,
        middle + Math.sin(angle) * high * out * random.between(0.8, 1.12) - shift * high,
        height * size * random.between(0.7, 1.2),
        tone(share),
      );
    }).join('');
  const sprinkled = (count: number, size: number, fill: Color) => {
    const dots = Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const out = Math.sqrt(random.between(0.02, 0.9));
      return `M${(x + Math.cos(angle) * reach * out).toFixed(0)} ${(middle + Math.sin(angle) * high * out).toFixed(0)}h.1`;
    });
    return path(dots.join(''), 'none', {
      stroke: stage.far(fill, distance),
      'stroke-width': height * size,
      'stroke-linecap': 'round',
    });
  };
  return [
    ellipse(x - reach * 0.25, base, reach * 0.95, height * 0.025, '#000000', { opacity: '.16' }),
    stem,
    ring(9, 0.72, 0.13, 0, 0.25),
    ellipse(x, middle, reach * 0.74, high * 0.76, tone(0.25)),
    ring(7, 0.52, 0.12, 0.14, 0.62),
    ellipse(x + reach * 0.14, middle - high * 0.14, reach * 0.5, high * 0.5, tone(0.62)),
    ring(6, 0.36, 0.09, 0.34, 1),
    specks ? sprinkled(34, 0.018, specks) : '',
    fruit ? sprinkled(26, 0.036, fruit) : '',
  ].join('');
}

function twigs(stage: Stage, x: number, y: number, reach: number, high: number, color: string) {
  const lines = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10 - 0.5;
    const tipX = x + share * reach * 2;
    const tipY = y - high * (1 - Math.abs(share) * 1.2) * stage.random.between(0.8, 1.1);
    return `M${n(x + share * reach)} ${n(y + high * 0.1)}Q${n(x + share * reach * 1.2)} ${n(y - high * 0.4)} ${n(tipX)} ${n(tipY)}`;
  });
  return path(lines.join(''), 'none', {
    stroke: color,
    'stroke-width': reach * 0.045,
    'stroke-linecap': 'round',
  });
}
