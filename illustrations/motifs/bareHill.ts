import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A rounded clay hill with gullies, lit from the right. */
export function bareHill(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  distance: number,
): string {
  const { random } = stage;
  const color: Color = mix(mix('#c39a6a', stage.season.grass, 0.3), '#b98a5c', 0.2);
  const half = width / 2;
  const body = `M${n(x - half)} ${n(base)}Q${n(x - half * 0.45)} ${n(base - height * 0.5)} ${n(x - half * 0.2)} ${n(base - height * 0.9)}Q${n(x)} ${n(base - height * 1.12)} ${n(x + half * 0.22)} ${n(base - height * 0.86)}Q${n(x + half * 0.5)} ${n(base - height * 0.46)} ${n(x + half)} ${n(base)}V1000H${n(x - half)}Z`;
  const gullies = Array.from({ length: 7 }, (_, index) => {
    const share = -0.75 + index * 0.25 + random.between(-0.06, 0.06);
    const top = base - height * (1 - Math.abs(share)) * random.between(0.6, 0.85);
    const foot = x + share * half * 1.15;
    const head = x + share * half * 0.75;
    return `M${n(head)} ${n(top)}Q${n(head - width * 0.02)} ${n((top + base) / 2)} ${n(foot - width * 0.03)} ${n(base + 60)}H${n(foot + width * 0.012)}Q${n(head + width * 0.012)} ${n((top + base) / 2)} ${n(head)} ${n(top)}Z`;
  });
  return (
    path(body, stage.far(color, distance)) +
    path(gullies.join(''), mix(stage.shade(color), stage.light.haze, distance), { opacity: 0.5 })
  );
}
