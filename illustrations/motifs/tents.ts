import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';

/** A caidal tent: white canvas with a row of dark ornaments, its foot at (x, base). */
export function caidalTent(stage: Stage, x: number, base: number, width: number, distance = 0) {
  const half = width / 2;
  const wall = width * 0.24;
  const top = base - width * 0.72;
  const canvas = stage.far(PAINT.white, distance);
  const shade = mix(stage.shade(PAINT.white), stage.light.haze, distance);
  const dark = mix(stage.shade('#1d3a5c'), stage.light.haze, distance);
  const eaves = base - wall;
  const count = 7;
  const step = width / count;
  const marks = Array.from({ length: count }, (_, index) => {
    const left = x - half + step * (index + 0.28);
    return `M${n(left)} ${n(base - wall * 0.16)}v${n(-wall * 0.36)}q${n(step * 0.22)} ${n(-wall * 0.3)} ${n(step * 0.44)} 0v${n(wall * 0.36)}z`;
  });
  const roof = (from: number, to: number, fill: string) =>
    path(
      `M${n(x)} ${n(top)}Q${n(x + half * from * 0.3)} ${n(eaves - wall * 0.9)} ${n(x + half * from)} ${n(eaves)}H${n(x + half * to)}Q${n(x + half * to * 0.3)} ${n(eaves - wall * 0.9)} ${n(x)} ${n(top)}Z`,
      fill,
    );
  return [
    rect(x - half * 0.94, eaves, width * 0.94, wall, canvas),
    rect(x - half * 0.94, eaves, width * 0.3, wall, shade),
    path(marks.join(''), dark),
    path(
      `M${n(x - width * 0.09)} ${n(base)}L${n(x)} ${n(eaves + wall * 0.1)}L${n(x + width * 0.09)} ${n(base)}Z`,
      stage.light.lamps ? '#f3b65c' : mix(stage.deep(PAINT.earthDark), stage.light.haze, distance),
    ),
    roof(-1.06, 1.06, canvas),
    roof(-1.06, -0.3, shade),
    rect(x - half * 1.06, eaves - 2, width * 1.06, wall * 0.13, dark),
    circle(x, top, width * 0.022, stage.far(PAINT.brass, distance)),
  ].join('');
}

/** A pennant on its pole, blown to the left (`wind` -1) or right. */
export function pennant(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  color: Color,
  wind: 1 | -1 = -1,
): string {
  const top = base - height;
  const long = height * 0.42 * wind;
  const deep = height * 0.2;
  return (
    rect(x - 2.5, top - 6, 5, height + 6, stage.shade(PAINT.darkWood)) +
    path(
      `M${n(x)} ${n(top)}q${n(long * 0.3)} ${n(-deep * 0.35)} ${n(long * 0.55)} ${n(deep * 0.1)}t${n(long * 0.45)} ${n(deep * 0.3)}q${n(-long * 0.25)} ${n(deep * 0.2)} ${n(-long * 0.5)} ${n(deep * 0.3)}t${n(-long * 0.5)} ${n(deep * 0.25)}z`,
      stage.lit(color),
    )
  );
}

/** Small flags on a rope that hangs between two points. */
export function bunting(
  stage: Stage,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  sag: number,
  size: number,
  colors: readonly [Color, ...Color[]] = ['#b5532a', '#e3a92f', '#1f6b4d', '#1d4f8f', '#fbf6ea'],
): string {
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.7)));
  const at = (share: number) =>
    [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)] as const;
  const flags = colors.map((color, turn) => {
    let d = '';
    for (let index = turn; index < count; index += colors.length) {
      const [x, y] = at((index + 0.5) / count);
      d += `M${n(x - size * 0.4)} ${n(y)}h${n(size * 0.8)}l${n(-size * 0.4)} ${n(size)}z`;
    }
    return path(d, stage.lit(color));
  });
  return (
    path(
      `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
      'none',
      { stroke: stage.shade(PAINT.darkWood), 'stroke-width': 2.5 },
    ) + flags.join('')
  );
}
