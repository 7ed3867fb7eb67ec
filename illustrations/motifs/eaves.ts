import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

/** A row of brackets: their number, distance and size. */
interface Brackets {
  count: number;
  step: number;
  width: number;
  height: number;
}

/** A dark beam of cedar below a roof, with a row of pointed brackets along it. */
export function eaves(
  stage: Stage,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  brackets: Brackets,
): string {
  const half = brackets.width / 2;
  const row = Array.from(
    { length: brackets.count },
    (_, index) =>
      `M${n(x + 12 + index * brackets.step)} ${y + 10}h${brackets.width}v${brackets.height}l-${half} 11l-${half}-11z`,
  );
  return (
    rect(x, y, width, height, stage.shade(PAINT.cedarWood)) +
    path(row.join(''), stage.lit(PAINT.cedarWood))
  );
}
