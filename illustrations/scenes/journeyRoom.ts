import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage, TOP } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

export const SILL = 604;

const TABLE = 690;

/** Distance between the windows of the room; wide pictures show three. */
export const STEP = 1010;

/** The plastered wall with windows in cedar frames, with open shutters. */
export function wall(stage: Stage, window: number): string {
  const [half, top] = [262, 96];
  const places = [window - STEP, window, window + STEP];
  const plaster = mix(stage.shade('#ead3a8'), stage.lit('#ead3a8'), 0.4);
  const round = 120;
  const hole = (x: number, grow: number) =>
    `M${n(x - half - grow)} ${SILL}V${top + round}Q${n(x - half - grow)} ${top - grow} ${n(x)} ${top - grow - 20}Q${n(x + half + grow)} ${top - grow} ${n(x + half + grow)} ${top + round}V${SILL}Z`;
  const holes = places.map((x) => hole(x, 0)).join('');
  const wood = stage.shade(PAINT.cedarWood);
  const bars = places
    .map((x) => `M${n(x)} ${top - 20}V${SILL}M${n(x - half)} ${top + round + 60}H${n(x + half)}`)
    .join('');
  const shutter = (x: number, side: 1 | -1) => {
    const [inner, outer] = [x + side * (half + 6), x + side * (half + 86)];
    const leaf = (y1: number, y2: number, fill: string) =>
      polygon(
        [
          [inner + side * 10, y1 + 8],
          [outer - side * 10, y1 + 22],
          [outer - side * 10, y2 - 6],
          [inner + side * 10, y2],
        ],
        fill,
      );
    return (
      polygon(
        [
          [inner, top + 84],
          [outer, top + 108],
          [outer, SILL + 10],
          [inner, SILL],
        ],
        side > 0 ? stage.shade('#3a7d6a') : stage.lit('#3a7d6a'),
      ) +
      leaf(top + 100, 330, side > 0 ? stage.deep('#2f6a58') : stage.shade('#2f6a58')) +
      leaf(350, SILL - 16, side > 0 ? stage.deep('#2f6a58') : stage.shade('#2f6a58'))
    );
  };
  const panel = window + STEP / 2 + 30;
  return [
    path(`M${LEFT} ${TOP}H${RIGHT}V${TABLE}H${LEFT}Z${holes}`, plaster, { 'fill-rule': 'evenodd' }),
    rect(LEFT, 640, RIGHT - LEFT, 60, zellige(stage, 40, 'blue')),
    rect(LEFT, 640, RIGHT - LEFT, 60, stage.deep(PAINT.brick), { opacity: 0.3 }),
    rect(LEFT, 632, RIGHT - LEFT, 9, stage.shade(PAINT.lime)),
    path(places.map((x) => hole(x, 20)).join('') + holes, wood, { 'fill-rule': 'evenodd' }),
    path(bars, 'none', { stroke: wood, 'stroke-width': 10 }),
    ...places.flatMap((x) => [
      shutter(x, -1),
      shutter(x, 1),
      rect(x - half - 40, SILL - 4, half * 2 + 80, 24, stage.lit(PAINT.cedarWood)),
    ]),
    rect(panel - 76, 300, 152, 212, stage.lit(PAINT.cedarWood)),
    rect(panel - 64, 312, 128, 188, zellige(stage, 64, 'mixed')),
  ].join('');
}

/** The table top, with the light from the window on it. */
export function table(stage: Stage, window: number): string {
  const wood: Color = '#8a5632';
  const grain = Array.from({ length: 5 }, (_, index) =>
    rect(LEFT, TABLE + 22 + index * 32, RIGHT - LEFT, 3, stage.shade(wood)),
  );
  return [
    rect(LEFT, TABLE, RIGHT - LEFT, BOTTOM, mix(stage.lit(wood), stage.shade(wood), 0.45)),
    grain.join(''),
    ...[-STEP, 0, STEP].map((dx) =>
      polygon(
        [
          [window + dx - 190, TABLE],
          [window + dx + 230, TABLE],
          [window + dx + 130, 850],
          [window + dx - 400, 850],
        ],
        stage.lit('#b9803f'),
        { opacity: 0.6 },
      ),
    ),
    rect(LEFT, 850, RIGHT - LEFT, BOTTOM, stage.shade(PAINT.darkWood)),
    rect(LEFT, 850, RIGHT - LEFT, 12, stage.lit(wood)),
  ].join('');
}
