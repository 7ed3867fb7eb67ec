import { n, type Point, straightPath } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { archOutline } from './arch.ts';

interface Ruin {
  x: number;
  base: number;
  width: number;
  height: number;
  /** The openings: position (0 to 1 along the wall), width and height (in shares of the wall). */
  arches: readonly (readonly [at: number, width: number, height: number])[];
  /** How much is missing at the left and right end, in shares of the height. */
  worn?: readonly [number, number];
  color: Color;
}

/** A ruined wall of rammed earth and stone with open arches. */
export function ruin(stage: Stage, shape: Ruin): string {
  const { x, base, width, height, arches, worn = [0.3, 0.1], color } = shape;
  const { random } = stage;
  const left = x - width / 2;
  const steps = Math.max(5, Math.round(width / 26));
  const crest: Point[] = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const edge = Math.max(worn[0] * (1 - share * 3.2), worn[1] * (1 - (1 - share) * 4), 0);
    return [left + width * share, base - height * (1 - edge - random.between(0, 0.055))] as const;
  });
  // Stepped edges, because rammed earth breaks in layers.
  const jagged = crest.flatMap(([px, py], index): Point[] => {
    const next = crest[index + 1];
    return next
      ? [
          [px, py],
          [next[0], py],
        ]
      : [];
  });
  const outline = `${straightPath([[left, base + 40], ...jagged, [left + width, base + 40]])}Z`;
  const openings = arches
    .map(([at, w, h]) => archOutline(left + width * at, base + 41, width * w, height * h + 41))
    .join('');
  const depth = Math.max(9, width * 0.05);
  const wall = (fill: string, dx: number, dy: number) =>
    path(outline + openings, fill, {
      'fill-rule': 'evenodd',
      ...(dx || dy ? { transform: `translate(${n(dx)} ${n(dy)})` } : {}),
    });
  const holes = Array.from({ length: Math.round((width * height) / 5200) }, () => {
    const px = left + width * random.between(0.06, 0.94);
    const py = base - height * random.between(0.62, 0.84);
    return `M${Math.round(px)} ${Math.round(py)}h6v6h-6z`;
  });
  const first = crest[0]?.[1] ?? base;
  return [
    wall(stage.shade(color), -depth, 5),
    wall(stage.lit(color), 0, 0),
    polygon(
      [
        [left, base + 40],
        [left, first],
        [left + width * 0.07, first],
        [left + width * 0.04, base + 40],
      ],
      mix(stage.lit(color), stage.shade(color), 0.5),
    ),
    path(holes.join(''), stage.shade(color), { opacity: 0.55 }),
  ].join('');
}
