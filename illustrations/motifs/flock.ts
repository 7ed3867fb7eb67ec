import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Grazing sheep around (x, base), spread over `width`. */
export function sheep(
  stage: Stage,
  x: number,
  base: number,
  { count = 8, width = 260, depth = 26, size = 20, distance = 0 } = {},
): string {
  const { random } = stage;
  let bodies = '';
  let backs = '';
  let dark = '';
  for (let index = 0; index < count; index++) {
    const at = x - width / 2 + (width * (index + random.between(0.1, 0.9))) / count;
    const foot = base + depth * random.between(-0.5, 0.5);
    const direction = random.pick([1, 1, -1]);
    const s = size * random.between(0.85, 1.15);
    bodies += `M${n(at - s * 0.62)} ${n(foot - s * 0.5)}q0 ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 0.46)}q${n(s * 0.66)} 0 ${n(s * 0.62)} ${n(s * 0.46)}q0 ${n(s * 0.34)} ${n(-s * 0.6)} ${n(s * 0.32)}q${n(-s * 0.6)} 0 ${n(-s * 0.62)} ${n(-s * 0.32)}z`;
    backs += `M${n(at - s * 0.3)} ${n(foot - s * 0.88)}q${n(s * 0.8)} ${n(-s * 0.2)} ${n(s * 0.88)} ${n(s * 0.46)}q${n(-s * 0.3)} ${n(-s * 0.3)} ${n(-s * 0.88)} ${n(-s * 0.46)}z`;
    dark += `M${n(at - s * 0.36)} ${n(foot - s * 0.3)}v${n(s * 0.3)}h${n(s * 0.1)}v${n(-s * 0.3)}zM${n(at + s * 0.26)} ${n(foot - s * 0.3)}v${n(s * 0.3)}h${n(s * 0.1)}v${n(-s * 0.3)}zM${n(at + direction * s * 0.5)} ${n(foot - s * 0.72)}l${n(direction * s * 0.3)} ${n(s * 0.3)}l${n(-direction * s * 0.12)} ${n(s * 0.2)}l${n(-direction * s * 0.3)} ${n(-s * 0.24)}z`;
  }
  return (
    path(dark, stage.far('#4a3a30', distance)) +
    path(bodies, mix(stage.shade(PAINT.lime), stage.lit(PAINT.lime), 0.45)) +
    path(backs, stage.far(PAINT.lime, distance))
  );
}
