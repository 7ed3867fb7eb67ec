import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { awning, parasol } from './cafe.ts';
import { FLOOR } from './farGate.ts';
import { person } from './people.ts';

const CLOTHS: readonly [Color, ...Color[]] = [
  '#b5532a',
  '#1f6b4d',
  '#1d4f8f',
  '#e3a92f',
  '#8f3b2e',
];

/** Parasols in two colours over café tables. */
export function tables(
  stage: Stage,
  places: readonly number[],
  base: number,
  height: number,
): string {
  const kinds = [0, 1].map(() =>
    stage.define(
      (id) => `<g id="${id}">${parasol(stage, 0, 0, height, stage.random.pick(CLOTHS))}</g>`,
    ),
  );
  return places
    .map(
      (x, index) => `<use href="#${kinds[index % 2]}" x="${n(x)}" y="${base + (index % 2) * 26}"/>`,
    )
    .join('');
}

/** A row of cafés on one side: two floors, roof terraces, awnings over the tables. */
export function cafes(stage: Stage, side: number): string {
  const { random } = stage;
  const parts: string[] = [];
  const base = FLOOR + 34;
  for (let dx = -300; dx > -1500; ) {
    const width = random.between(150, 220);
    const height = random.between(190, 270);
    const left = side > 0 ? 600 + dx - width : 600 - dx;
    const local = random.pick([PAINT.lime, PAINT.earth, '#e0b48a', PAINT.limestone] as const);
    const glow = stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood);
    const windows = [0.2, 0.5, 0.8].map((share) =>
      archOutline(left + width * share, base - height * 0.56, 24, 46),
    );
    parts.push(
      rect(left, base - height, width, height, stage.lit(local)),
      rect(left, base - height, 14, height, stage.shade(local)),
      path(windows.join(''), glow),
      rect(left + 14, base - 84, width - 22, 84, glow, { opacity: 0.92 }),
      rect(left - 4, base - height - 8, width + 8, 10, stage.shade(PAINT.greenTile)),
      path(
        `M${n(left + 6)} ${n(base - height - 30)}h${n(width - 12)}m${n(-width * 0.75)} 0v22m${n(width * 0.25)} -22v22m${n(width * 0.25)} -22v22`,
        'none',
        { stroke: stage.deep(PAINT.darkWood), 'stroke-width': 4 },
      ),
      awning(stage, left + 14, base - 104, width - 24, 36, random.pick(CLOTHS)),
    );
    dx -= width + random.between(0, 6);
  }
  return parts.join('');
}

/** Stalls with awnings on the other side, with heaps of oranges, mint and olives. */
export function stalls(stage: Stage, side: number): string {
  const { random } = stage;
  const kinds = Array.from({ length: 3 }, () =>
    stage.define((id) => `<g id="${id}">${stall(stage, random.pick(CLOTHS))}</g>`),
  );
  return Array.from({ length: 7 }, (_, row) => {
    const dx = 320 + row * 176;
    const left = side > 0 ? 600 + dx : 600 - dx - 130;
    return `<use href="#${kinds[row % 3]}" x="${left}" y="${FLOOR + 66 + (row % 2) * 12}"/>`;
  }).join('');
}

/** A stall, 130 wide, standing on y 0. */
function stall(stage: Stage, cloth: Color): string {
  const { random } = stage;
  const heaps = [0, 1, 2].map((index) =>
    path(
      `M${6 + index * 40} -36q19 -34 38 0z`,
      stage.lit(random.pick(['#e08a2c', '#6f9a45', '#b3312c', '#e3c04a', '#7a4a2b'] as const)),
    ),
  );
  const lamps = stage.light.lamps;
  return [
    rect(0, -118, 130, 84, lamps ? stage.lamp() : stage.deep(PAINT.darkWood), {
      opacity: lamps ? 0.55 : 0.35,
    }),
    path('M4 -118h5V0h-5zM121 -118h5V0h-5z', stage.shade(PAINT.darkWood)),
    person(stage, random.between(40, 90), -6, 76),
    heaps.join(''),
    rect(0, -36, 130, 36, stage.lit(PAINT.cedarWood)),
    rect(0, -36, 130, 7, stage.shade(PAINT.cedarWood)),
    awning(stage, 0, -142, 130, 32, cloth),
  ].join('');
}
