import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';

/** A waterfall from an edge of `width` at (x, top) to `bottom`, wider by `spread` at the bottom. */
export function falls(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  width: number,
  spread = 1.3,
): string {
  const { random } = stage;
  const drop = bottom - top;
  const half = width / 2;
  const foot = half * spread;
  // The water curves over the edge, then falls nearly straight.
  const body = `M${n(x - half)} ${n(top + 4)}Q${n(x - half)} ${n(top - 3)} ${n(x - half * 0.8)} ${n(top - 3)}H${n(x + half * 0.8)}Q${n(x + half)} ${n(top - 3)} ${n(x + half)} ${n(top + 4)}Q${n(x + half * 1.03)} ${n(top + drop * 0.3)} ${n(x + foot)} ${n(bottom)}H${n(x - foot)}Q${n(x - half * 1.03)} ${n(top + drop * 0.3)} ${n(x - half)} ${n(top + 4)}Z`;
  const count = Math.max(3, Math.min(9, Math.round(width / 24)));
  const strands = (thin: number, low: number, high: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = ((index + random.between(0.15, 0.85)) / count) * 2 - 1;
      const from = random.between(0, low);
      const to = random.between(high, 1);
      const thick = ((width / count) * thin * random.between(0.4, 1)) / 2;
      const start = x + at * half * 0.94;
      const end = x + at * foot * 0.94;
      const y = (share: number) => n(top + drop * share);
      const along = (share: number) => start + (end - start) * share;
      return `M${n(along(from))} ${y(from)}Q${n(along(from) + thick)} ${y(from + (to - from) * 0.3)} ${n(along(to) + thick)} ${y(to)}q${n(-thick)} ${n(thick * 1.6)} ${n(-thick * 2)} 0Q${n(along(from) - thick)} ${y(from + (to - from) * 0.3)} ${n(along(from))} ${y(from)}Z`;
    }).join('');
  const blue = mix(stage.lit(PAINT.foam), stage.shade(PAINT.water), 0.34);
  return (
    path(body, blue) +
    path(strands(0.5, 0.3, 0.8), mix(blue, stage.shade(PAINT.water), 0.34)) +
    path(strands(0.62, 0.14, 0.75), stage.lit(PAINT.foam))
  );
}

/** Spray where water falls into a pool: flat white ellipses along `y`. */
export function spray(stage: Stage, x: number, y: number, width: number, size = 16): string {
  const { random } = stage;
  const count = Math.max(4, Math.round(width / 26));
  const drops = Array.from({ length: count }, (_, index) =>
    ellipse(
      x - width / 2 + (width * (index + 0.5)) / count,
      y + random.between(-4, 6),
      size * random.between(1, 1.9),
      size * random.between(0.4, 0.85),
      stage.lit(PAINT.foam),
    ),
  );
  return group(drops.join(''), { opacity: 0.85 });
}
