import { type Point, straightPath } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { wallArch } from './space.ts';
import { band, patternBand, type Side } from './walledCourt.ts';

/** Height of one storey of a caravanserai, in metres. */
export const STOREY = 3.5;

/** Storeys of galleries around a court: plaster piers, cedar lintels and rails. */
export function galleries(stage: Stage, court: readonly Side[], storeys = 3): string {
  const wood: Color = '#85522f';
  const top = STOREY * storeys;
  return [
    band(court, 0, top, mix(PAINT.darkWood, '#2a1a1a', 0.25)),
    ...Array.from({ length: storeys }, (_, level) => storey(stage, court, level, wood)),
    band(court, top, top + 0.75, PAINT.plaster),
    band(court, top + 0.1, top + 0.26, wood),
    band(court, top + 0.75, top + 1.15, PAINT.greenTile),
  ].join('');
}

function storey(stage: Stage, court: readonly Side[], level: number, wood: Color): string {
  const low = level * STOREY;
  const high = low + STOREY;
  const lattice =
    level > 0 ? patternBand(stage, court, [low + 0.1, low + 1.05], rails(stage, wood)) : '';
  return [
    ...court.map((side) => rooms(stage, side, low)),
    lattice,
    level > 0 ? band(court, low + 1.02, low + 1.14, mix(wood, PAINT.saffron, 0.3)) : '',
    band(court, high - 0.62, high, wood),
    band(court, high - 0.4, high - 0.32, mix(wood, PAINT.saffron, 0.45)),
    band(court, high - 0.08, high + 0.1, PAINT.darkWood),
    ...court.map((side) => piers(side, low, wood)),
  ].join('');
}

/** The number and width of the bays of a side: equal, about 2.5 metres. */
function bays({ from, to }: Side): { count: number; step: number } {
  const fits = Math.round((to - from) / 2.5);
  const count = from < 0 ? fits - 1 + (fits % 2) : fits;
  return { count, step: (to - from) / count };
}

/** Doors of the rooms behind the gallery; some are lit at night. */
function rooms(stage: Stage, side: Side, low: number): string {
  const { random, light } = stage;
  const { count, step } = bays(side);
  return Array.from({ length: count }, (_, index) => {
    const at = side.from + step * (index + 0.5);
    const lamp = light.lamps && random.chance(0.55);
    const door = lamp
      ? '#e8a653'
      : side.tone(random.pick([PAINT.cedarWood, '#5f3a24', '#3f5f52'] as const));
    return wallArch(side.face, at, [low + 0.14, low + 2.35], step * 0.36, door);
  }).join('');
}

/** Square piers with cedar brackets under the lintel, as one shape per side. */
function piers(side: Side, low: number, wood: Color): string {
  const { face, tone, from } = side;
  const { count, step } = bays(side);
  const width = 0.42;
  let stone = '';
  let dark = '';
  let brackets = '';
  const quad = (a: number, b: number, c: number, d: number) =>
    `${straightPath([face(a, c), face(a, d), face(b, d), face(b, c)])}Z`;
  for (let index = 0; index <= count; index++) {
    const at = from + step * index - width / 2;
    stone += quad(at, at + width, low, low + STOREY - 0.62);
    dark += quad(at, at + width * 0.28, low, low + STOREY - 0.62);
    const outline: Point[] = [
      face(at, low + 2.3),
      face(at - 0.5, low + 2.88),
      face(at + width + 0.5, low + 2.88),
      face(at + width, low + 2.3),
    ];
    brackets += `${straightPath(outline)}Z`;
  }
  return path(stone, tone(PAINT.lime)) + path(dark, tone('#b49a78')) + path(brackets, tone(wood));
}

/** A pattern of turned rails: vertical bars with a crossed field. @returns a `fill` */
function rails(stage: Stage, wood: Color): string {
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="14" height="14" patternUnits="userSpaceOnUse">${rect(0, 0, 14, 14, stage.deep(wood))}<path d="M0 0l14 14M14 0L0 14" stroke="${stage.lit(wood)}" stroke-width="3.4"/></pattern>`,
  );
  return `url(#${id})`;
}
