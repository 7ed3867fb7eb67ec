import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { frieze, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';

export const FLOOR = 742;

/** Distance between the arches of the gallery. */
export const STEP = 850;

/** The near wall in shadow, with horseshoe arches in stucco and tiles. */
export function gallery(stage: Stage, arch: number): string {
  const [width, height] = [470, FLOOR - 64];
  const dim = (color: Color, share = 0.42) => mix(stage.shade(color), '#1b1420', share);
  const places = [-2, -1, 0, 1].map((turn) => arch + turn * STEP);
  const openings = places.map((x) => archOutline(x, FLOOR, width, height)).join('');
  const wall = `M${LEFT} ${TOP}H${RIGHT}V${FLOOR}H${LEFT}Z${openings}`;
  const ring = (grow: number) =>
    places.map((x) => archOutline(x, FLOOR, width + grow * 2, height + grow)).join('') + openings;
  const tiles = zellige(stage, 54, 'green');
  const dado: string[] = [];
  for (const x of places) {
    const [left, wide] = [x + width / 2 + 40, STEP - width - 80];
    dado.push(
      rect(left, 500, wide, FLOOR - 500, tiles),
      rect(left, 500, wide, FLOOR - 500, '#140f1c', { opacity: 0.38 }),
      rect(left, 488, wide, 12, dim('#e0bd8a', 0.2)),
    );
  }
  return [
    path(wall, dim(PAINT.earthDark), { 'fill-rule': 'evenodd' }),
    frieze({ ...stage, lit: (color) => dim(color, 0.2) }, LEFT, -90, SPAN, 70),
    dado.join(''),
    path(ring(40), dim('#e0bd8a', 0.2), { 'fill-rule': 'evenodd' }),
    path(ring(22), dim(PAINT.greenTile, 0.2), { 'fill-rule': 'evenodd' }),
    path(ring(12), dim(PAINT.saffron, 0.15), { 'fill-rule': 'evenodd' }),
  ].join('');
}

/** Dark slabs and a woven rug. */
export function floor(stage: Stage): string {
  const dark = mix(stage.shade(PAINT.brick), '#1b1420', 0.45);
  const joints = Array.from({ length: 27 }, (_, index) => {
    const offset = (index - 13) * 120;
    return `M${n(600 + offset)} ${FLOOR}L${n(600 + offset * 2.1)} ${BOTTOM}`;
  });
  const rug = (inset: number, color: Color) =>
    polygon(
      [
        [170 + inset, FLOOR + 24 + inset * 0.3],
        [980 - inset, FLOOR + 24 + inset * 0.3],
        [1090 - inset * 1.4, 862 - inset * 0.5],
        [60 + inset * 1.4, 862 - inset * 0.5],
      ],
      stage.shade(color),
    );
  return [
    rect(LEFT, FLOOR, SPAN, BOTTOM - FLOOR, dark),
    group(
      path(`${joints.join('')}M${LEFT} 790H${RIGHT}M${LEFT} 880H${RIGHT}`, 'none', {
        stroke: stage.deep(PAINT.brick),
        'stroke-width': 3,
      }),
      {
        opacity: 0.6,
      },
    ),
    rect(LEFT, FLOOR, SPAN, 7, mix(stage.shade(PAINT.lime), '#1b1420', 0.3)),
    rug(0, '#8a2a24'),
    rug(16, '#d9a94e'),
    rug(24, '#7a241f'),
    rug(62, '#1d3a5c'),
    rug(70, '#8f3026'),
  ].join('');
}
