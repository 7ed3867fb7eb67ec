import { n } from '../../domain/format/svgPath.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A white stork standing at (x, base), facing left or right (`facing` -1 or 1). */
export function stork(stage: Stage, x: number, base: number, height: number, facing = 1): string {
  const at = (dx: number, dy: number) => `${n(x + dx * height * facing)} ${n(base - dy * height)}`;
  const red = stage.lit('#c2492c');
  return (
    path(`M${at(-0.02, 0)}L${at(-0.02, 0.46)}M${at(0.06, 0)}L${at(0.05, 0.46)}`, 'none', {
      stroke: red,
      'stroke-width': height * 0.028,
    }) +
    path(
      `M${at(-0.3, 0.42)}Q${at(-0.1, 0.36)} ${at(0.1, 0.46)}Q${at(0.2, 0.6)} ${at(0.17, 0.82)}Q${at(0.18, 0.98)} ${at(0.25, 0.98)}Q${at(0.33, 0.96)} ${at(0.29, 0.88)}Q${at(0.25, 0.8)} ${at(0.28, 0.7)}Q${at(0.26, 0.5)} ${at(0.1, 0.42)}Q${at(0, 0.68)} ${at(-0.3, 0.42)}Z`,
      stage.lit('#fbf6ea'),
    ) +
    path(
      `M${at(0.1, 0.62)}Q${at(-0.08, 0.68)} ${at(-0.2, 0.5)}L${at(-0.34, 0.4)}Q${at(-0.16, 0.36)} ${at(0.02, 0.44)}Z`,
      stage.lit('#2a2d33'),
    ) +
    path(
      `M${at(0.04, 0.66)}Q${at(-0.1, 0.68)} ${at(-0.16, 0.56)}Q${at(0, 0.48)} ${at(0.14, 0.52)}Z`,
      stage.lit('#fbf6ea'),
    ) +
    path(`M${at(0.29, 0.97)}L${at(0.56, 0.84)}L${at(0.29, 0.89)}Z`, red)
  );
}

/** A stork's nest at (x, base). */
export function nest(stage: Stage, x: number, base: number, width: number): string {
  const { random } = stage;
  const twigs = Array.from({ length: 13 }, () => {
    const left = x + random.between(-0.52, 0.4) * width;
    const y = base - random.between(0.04, 0.3) * width;
    return `M${n(left)} ${n(y)}l${n(random.between(0.16, 0.3) * width)} ${n(random.between(-0.1, 0.1) * width)}`;
  });
  return (
    path(
      `M${n(x - width * 0.3)} ${n(base)}L${n(x - width * 0.5)} ${n(base - width * 0.26)}Q${n(x)} ${n(base - width * 0.38)} ${n(x + width * 0.5)} ${n(base - width * 0.26)}L${n(x + width * 0.3)} ${n(base)}Z`,
      stage.shade('#7d6242'),
    ) +
    path(twigs.join(''), 'none', { stroke: stage.lit('#8a6d48'), 'stroke-width': width * 0.035 })
  );
}
