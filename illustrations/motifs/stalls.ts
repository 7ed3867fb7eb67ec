import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { polygon } from '../svg.ts';
import { type Face, type Project, panel, wallArch } from './space.ts';
import { CLOTHS, cones, hung, LEATHERS, lanterns, shelves } from './wares.ts';

interface Lane {
  project: Project;
  half: number;
  near: number;
  depth: number;
}

/** The shops on both sides of a lane, farthest first. */
export function stalls(stage: Stage, lane: Lane): string {
  const parts: string[] = [];
  for (const side of [-1, 1] as const) {
    const shops: string[] = [];
    for (let z = lane.near; z < lane.depth - 0.6; ) {
      const length = Math.min(1.35 + z * 0.09, lane.depth - z);
      shops.push(shop(stage, lane, side, z, z + length));
      z += length;
    }
    parts.push(...shops.reverse());
  }
  return parts.join('');
}

/** A shop: a dark or lamplit opening with hanging wares, a counter, an awning over the lane. */
function shop(stage: Stage, { project, half }: Lane, side: -1 | 1, from: number, to: number) {
  const { random, light } = stage;
  const face: Face = (along, up) => project(side * half, up, along);
  const front: Face = (along, up) => project(side * (half - 0.34), up, along);
  const tone = (color: Color) =>
    side < 0
      ? mix(stage.lit(color), stage.shade(color), 0.22)
      : mix(stage.lit(color), stage.shade(color), 0.75);
  const inner: readonly [number, number] = [from + 0.12, to - 0.08];
  const inside = light.lamps
    ? mix('#e8a653', stage.deep(PAINT.brick), random.between(0.15, 0.6))
    : stage.deep(PAINT.brick);
  const wood = tone(random.pick([PAINT.cedarWood, PAINT.cedarWood, '#3f6b5c', '#4a6a86'] as const));
  // The nearest shops are large at the edges of wide pictures, so they show cloth.
  const chosen = random.pick(['cloth', 'leather', 'lamps', 'cloth', 'spice'] as const);
  const kind = from < 2 ? 'cloth' : chosen;
  const goods =
    kind === 'cloth'
      ? hung(stage, front, inner, 1.05, CLOTHS, tone)
      : kind === 'leather'
        ? hung(stage, front, inner, 0.5, LEATHERS, tone)
        : kind === 'lamps'
          ? lanterns(stage, front, inner, tone)
          : '';
  const awning = tone(random.pick(CLOTHS));
  const out = half - 0.95;
  return [
    kind === 'lamps' && random.chance(0.5)
      ? wallArch(face, (from + to) / 2, [0.7, 2.7], to - from - 0.5, inside)
      : panel(face, inner, [0.7, 2.55], inside),
    kind === 'lamps' ? '' : shelves(stage, face, inner, tone),
    goods,
    polygon(
      [front(inner[0], 0.78), front(inner[1], 0.78), face(inner[1], 0.78), face(inner[0], 0.78)],
      tone('#c79a66'),
    ),
    panel(front, inner, [0, 0.78], wood),
    panel(front, inner, [0.3, 0.36], mix(wood, '#000000', 0.25)),
    // The end of the counter.
    polygon(
      [front(inner[0], 0), front(inner[0], 0.78), face(inner[0], 0.78), face(inner[0], 0)],
      mix(wood, '#000000', 0.35),
    ),
    kind === 'spice' ? cones(stage, front, inner, tone) : '',
    polygon(
      [
        face(from, 3.05),
        face(to, 3.05),
        project(side * out, 2.62, to),
        project(side * out, 2.62, from),
      ],
      awning,
    ),
    polygon(
      [
        project(side * out, 2.62, from),
        project(side * out, 2.62, to),
        project(side * out, 2.46, to),
        project(side * out, 2.46, from),
      ],
      mix(awning, '#ffffff', 0.25),
    ),
  ].join('');
}
