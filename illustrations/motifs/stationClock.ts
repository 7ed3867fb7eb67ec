import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path } from '../svg.ts';

/** A double-sided station clock on a bracket, its middle at (x, y). */
export function stationClock(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  hour: number,
): string {
  const iron = stage.deep(PAINT.cypress);
  const hand = (angle: number, long: number, width: number) =>
    path(
      `M${n(x)} ${n(y)}L${n(x + Math.sin(angle) * long * radius)} ${n(y - Math.cos(angle) * long * radius)}`,
      'none',
      {
        stroke: iron,
        'stroke-width': width,
        'stroke-linecap': 'round',
      },
    );
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const [s, c] = [Math.sin((index * Math.PI) / 6), -Math.cos((index * Math.PI) / 6)];
    return `M${n(x + s * radius * 0.72)} ${n(y + c * radius * 0.72)}L${n(x + s * radius * 0.84)} ${n(y + c * radius * 0.84)}`;
  });
  return [
    circle(x, y, radius * 1.14, iron),
    circle(x, y, radius * 0.96, stage.light.lamps ? '#ffeec2' : stage.lit(PAINT.plaster)),
    path(ticks.join(''), 'none', { stroke: iron, 'stroke-width': radius * 0.07 }),
    hand((hour / 12) * Math.PI * 2, 0.48, radius * 0.11),
    hand(hour * Math.PI * 2, 0.7, radius * 0.08),
  ].join('');
}
