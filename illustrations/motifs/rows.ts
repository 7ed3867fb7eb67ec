import { BOTTOM, LEFT, RIGHT } from '../stage.ts';
import { n, path } from '../svg.ts';

/** Lines of a field that meet at a point on the horizon. */
export interface Vanishing {
  x: number;
  y: number;
  /** Where the field begins, below the point. */
  top: number;
}

/** Where the line that leaves the picture at `foot` on its lower edge stands at height `y`. */
export function along({ x, y: horizon }: Vanishing, foot: number, y: number): number {
  return x + ((foot - x) * (y - horizon)) / (BOTTOM - horizon);
}

/**
 * Strips from the vanishing point to the lower edge, `step` apart there; each begins at `from` and
 * ends at `to` of its step.
 */
export function strips(field: Vanishing, step: number, from: number, to: number, fill: string) {
  // Beside the picture the lines lie flatter, so they must start far outside it.
  const reach = ((RIGHT - LEFT) / 2) * ((BOTTOM - field.y) / Math.max(20, field.top - field.y));
  const pieces: string[] = [];
  // Counted from the middle, so that strips of one field meet whatever their shares.
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
