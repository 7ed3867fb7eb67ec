import { n } from '../../domain/format/svgPath.ts';
import { BOTTOM, LEFT, RIGHT } from '../stage.ts';
import { path } from '../svg.ts';

/** The vanishing point of the rows of a field. */
export interface Vanishing {
  x: number;
  y: number;
  /** The height at which the field begins, below the vanishing point. */
  top: number;
}

/** The x, at height `y`, of the line that crosses the lower edge of the picture at `foot`. */
export function along({ x, y: horizon }: Vanishing, foot: number, y: number): number {
  return x + ((foot - x) * (y - horizon)) / (BOTTOM - horizon);
}

/**
 * Strips from the vanishing point to the lower edge, where they are `step` apart. Each extends from `from`
 * to `to`, in shares of the step.
 */
export function strips(field: Vanishing, step: number, from: number, to: number, fill: string) {
  // Lines at the sides are flatter, so they must start far outside the picture.
  const reach = ((RIGHT - LEFT) / 2) * ((BOTTOM - field.y) / Math.max(20, field.top - field.y));
  const pieces: string[] = [];
  // Counted from the middle, so that strips with different shares of one field are aligned.
  const first = Math.floor(-reach / step);
  for (let foot = field.x + first * step; foot < field.x + reach; foot += step) {
    const [l, r] = [foot + step * from, foot + step * to];
    const outside = along(field, l, field.top);
    if (outside < LEFT || outside > RIGHT) continue;
    pieces.push(
      `M${n(outside)} ${n(field.top)}H${n(along(field, r, field.top))}L${n(r)} ${BOTTOM}H${n(l)}z`,
    );
  }
  return path(pieces.join(''), fill);
}
