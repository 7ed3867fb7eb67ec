import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, rect } from '../svg.ts';
import { glow } from './lamp.ts';

/** A burning candle on a brass plate at (x, base), with a glow if lamps are lit. */
export function candle(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const wax: Color = '#f6e6c2';
  const top = base - height;
  const half = width / 2;
  const tall = width * 1.7;
  const flame = (share: number, color: string) =>
    path(
      `M${n(x)} ${n(top - tall * share - width * 0.2)}C${n(x + half * 0.95 * share)} ${n(top - tall * 0.5 * share - width * 0.2)} ${n(x + half * 0.8 * share)} ${n(top - width * 0.2)} ${n(x)} ${n(top - width * 0.14)}C${n(x - half * 0.8 * share)} ${n(top - width * 0.2)} ${n(x - half * 0.95 * share)} ${n(top - tall * 0.5 * share - width * 0.2)} ${n(x)} ${n(top - tall * share - width * 0.2)}Z`,
      color,
    );
  const dark = stage.light.lamps;
  return [
    glow(stage, [x, top - tall * 0.5], width * (dark ? 7 : 4.5), dark ? 0.5 : 0.35),
    ellipse(x, base, width * 1.15, width * 0.3, stage.shade(PAINT.brass)),
    ellipse(x, base - 3, width * 1.1, width * 0.26, stage.lit(PAINT.brass)),
    rect(x - half, top, width, height - 2, mix(stage.lit(wax), stage.shade(wax), 0.15)),
    rect(x - half, top, width * 0.36, height - 2, stage.shade(wax)),
    // The translucent top, and wax that has run down one side.
    path(
      `M${n(x - half)} ${n(top)}h${n(width)}v${n(width * 0.9)}q${n(-width * 0.12)} ${n(width * 0.5)} ${n(-width * 0.24)} 0q${n(-width * 0.1)} ${n(-width * 0.4)} ${n(-width * 0.3)} ${n(-width * 0.3)}T${n(x - half)} ${n(top + width * 0.7)}z`,
      '#ffe3a0',
    ),
    flame(1, '#ffb84a'),
    flame(0.6, '#fff3c8'),
  ].join('');
}
