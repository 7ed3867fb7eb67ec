import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import type { Tower } from './minaretParts.ts';

/** A distant minaret: silhouette, dark side, a green band and a lantern. */
export function farMinaret(
  stage: Stage,
  { x, base, width, height }: Tower,
  body: Color,
  distance = 0.3,
) {
  const top = base - height;
  const front = stage.far(body, distance);
  const half = width / 2;
  const head = width * 0.24;
  return (
    path(
      `M${n(x - half)} ${n(base)}V${n(top)}h${n(half - head)}v${n(-width * 0.55)}l${n(head)} ${n(-width * 0.4)}l${n(head)} ${n(width * 0.4)}v${n(width * 0.55)}h${n(half - head)}V${n(base)}ZM${n(x - 1.5)} ${n(top - width * 0.9)}v${n(-width * 0.4)}h3v${n(width * 0.4)}z`,
      front,
    ) +
    rect(x - half, top, width * 0.3, height, stage.far(PAINT.darkWood, distance), {
      opacity: 0.42,
    }) +
    rect(x - half, top + width * 0.3, width, width * 0.5, stage.far(PAINT.greenTile, distance))
  );
}
