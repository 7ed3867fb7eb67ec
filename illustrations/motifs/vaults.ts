import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { roundOutline } from './arch.ts';

/** The scale of each row of pillars, farthest first. */
export const ROWS = [0.15, 0.2, 0.28, 0.4, 0.6, 0.94] as const;

/** A bay at scale 1: distance of pillars, width of the opening, and distance of floor and crown from eye level. */
export const BAY = { step: 700, opening: 470, floor: 330, crown: 520 };

export interface Eye {
  x: number;
  y: number;
}

/** A wall with arches: first its far face, visible as the inside of the arches, then its near face. */
export function row(stage: Stage, eye: Eye, near: number, index: number): string {
  // Farther rows are lighter; the nearest row is a dark frame.
  const share = index / (ROWS.length - 1);
  const face = mix(
    mix(stage.lit(PAINT.earth), stage.lit('#f0d3a0'), 0.55 * (1 - share)),
    stage.deep(PAINT.earthDark),
    share * share * 0.7,
  );
  const inside = mix(face, stage.deep(PAINT.earthDark), 0.5);
  const bright = mix(face, stage.lit('#f4d49a'), 0.42);
  const front = holes(eye, near);
  const back = holes(eye, near * 0.9);
  const wall = (d: string, color: Color) =>
    path(`M${LEFT} ${TOP}H${RIGHT}V${n(eye.y + BAY.floor * near)}H${LEFT}Z${d}`, color, {
      'fill-rule': 'evenodd',
    });
  const far = eye.y + BAY.floor * near * 0.9;
  const jambs = pillars(near)
    .filter(([left]) => left < 0)
    .map(([, right]) => {
      const x = eye.x + right * near;
      const turned = eye.x + right * near * 0.9;
      const spring = eye.y - (BAY.crown - BAY.opening / 2) * near;
      return `M${n(x)} ${n(eye.y + BAY.floor * near)}L${n(turned)} ${n(far)}V${n(spring)}H${n(x)}Z`;
    });
  return (
    path(`M${LEFT} ${TOP}H${RIGHT}V${n(far)}H${LEFT}Z${back}`, inside, { 'fill-rule': 'evenodd' }) +
    path(jambs.join(''), bright) +
    wall(front, face) +
    (index > 2 ? courses(stage, eye, near, inside) : '')
  );
}

/** Left and right edges of pillars at scale 1, enough to fill wide pictures. */
function pillars(near: number): [number, number][] {
  const reach = Math.min(7, Math.ceil(1500 / (BAY.step * near)));
  const half = (BAY.step - BAY.opening) / 2;
  return Array.from({ length: reach * 2 }, (_, index) => {
    const middle = (index - reach + 0.5) * BAY.step;
    return [middle - half, middle + half];
  });
}

function holes(eye: Eye, near: number): string {
  const reach = Math.min(7, Math.ceil(1500 / (BAY.step * near)));
  return Array.from({ length: reach * 2 + 1 }, (_, index) =>
    roundOutline(
      eye.x + (index - reach) * BAY.step * near,
      eye.y + BAY.floor * near,
      BAY.opening * near,
      (BAY.floor + BAY.crown) * near,
    ),
  ).join('');
}

/** Layers of rammed earth on the pillars, and their stone bases. */
function courses(stage: Stage, eye: Eye, near: number, color: Color): string {
  const lines = pillars(near).flatMap(([left, right]) =>
    [250, 150, 40, -70, -180, -290, -560, -680, -800].map(
      (y) =>
        `M${n(eye.x + left * near)} ${n(eye.y + y * near)}h${n((right - left) * near * stage.random.between(0.3, 1))}`,
    ),
  );
  return path(lines.join(''), 'none', { stroke: color, 'stroke-width': 6 * near, opacity: 0.55 });
}

/** The earth floor: light in the distance, dark in the foreground, with bands of light between rows. */
export function floor(stage: Stage, eye: Eye): string {
  const id = stage.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.lit('#f0cf98')}"/><stop offset=".3" stop-color="${stage.lit(PAINT.earthDark)}"/><stop offset=".7" stop-color="${stage.deep(PAINT.earthDark)}"/></linearGradient>`,
  );
  return rect(LEFT, eye.y, SPAN, BOTTOM - eye.y, `url(#${id})`);
}
