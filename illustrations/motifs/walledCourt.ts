import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, line, path, polygon, rect } from '../svg.ts';
import { type Face, type Project, panel, walls } from './space.ts';

/** A court seen from its near side: half width, and depth to the back wall, in metres. */
export interface Court {
  project: Project;
  half: number;
  depth: number;
  /** Distance from the viewer to the near end of the side walls. */
  near: number;
}

/** A wall of the court: its projection, the usable range along it, and its light. */
export interface Side {
  face: Face;
  from: number;
  to: number;
  tone(color: Color): Color;
  shaded: boolean;
}

/** Left, right and back wall. The sun is at the right, so the right wall is in shadow. */
export function sides(stage: Stage, { project, half, depth, near }: Court): Side[] {
  const { left, right, back } = walls(project, half, depth);
  const between = (color: Color) => mix(stage.lit(color), stage.shade(color), 0.16);
  return [
    { face: left, from: near, to: depth, tone: stage.lit, shaded: false },
    { face: right, from: near, to: depth, tone: stage.shade, shaded: true },
    { face: back, from: -half, to: half, tone: between, shaded: false },
  ];
}

/** A band around all three walls, from `low` to `high`, in metres. */
export function band(court: readonly Side[], low: number, high: number, color: Color): string {
  return court
    .map(({ face, from, to, tone }) => panel(face, [from, to], [low, high], tone(color)))
    .join('');
}

/** A band filled with a pattern. A pattern has no shaded colours, so the dark side gets a translucent shadow. */
export function patternBand(
  stage: Stage,
  court: readonly Side[],
  [low, high]: readonly [number, number],
  fill: string,
): string {
  const veil = stage.deep(PAINT.brick);
  return court
    .map(
      ({ face, from, to, shaded }) =>
        panel(face, [from, to], [low, high], fill) +
        (shaded ? panel(face, [from, to], [low, high], veil, { opacity: 0.45 }) : ''),
    )
    .join('');
}

/** A floor of marble slabs, with the shadow of the right wall. */
export function courtFloor(stage: Stage, { project, half, depth }: Court, color: Color): string {
  const horizon = project(0, 0, depth)[1];
  const slabs: string[] = [];
  for (let x = -half * 3; x <= half * 3; x += half / 4) {
    slabs.push(line([project(x, 0, depth), project(x, 0, 1)], stage.shade(color), 2));
  }
  for (let z = depth; z > 2; z *= 0.84) {
    slabs.push(rect(LEFT, project(0, 0, z)[1], RIGHT - LEFT, 2, stage.shade(color)));
  }
  return (
    rect(LEFT, horizon - 1, RIGHT - LEFT, BOTTOM - horizon + 1, stage.lit(color)) +
    group(slabs.join(''), { opacity: 0.3 }) +
    polygon(
      [
        project(half, 0, depth),
        project(half * 0.42, 0, depth),
        project(half * 0.42, 0, 1.2),
        project(half * 6, 0, 1.2),
      ],
      stage.shade(color),
    )
  );
}

/** A pool in the floor that mirrors the element with the id `what`, which stands on `base`. */
export function pool(
  stage: Stage,
  { project }: Court,
  [x, width]: readonly [number, number],
  [near, far]: readonly [number, number],
  [what, base]: readonly [string, number],
): string {
  const corners = (rim: number): Point[] => [
    project(x - width / 2 - rim, 0, near - rim),
    project(x - width / 2 - rim, 0, far + rim),
    project(x + width / 2 + rim, 0, far + rim),
    project(x + width / 2 + rim, 0, near - rim),
  ];
  const water = corners(0);
  const clip = stage.define((id) => `<clipPath id="${id}">${polygon(water, '#000000')}</clipPath>`);
  const shine = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.shade('#5d7f86')}"/><stop offset="1" stop-color="${mix(stage.shade('#2f7394'), stage.light.sky[1], 0.45)}"/></linearGradient>`,
  );
  const mirror = `<use href="#${what}" transform="matrix(1 0 0 -1 0 ${n(base * 2)})" opacity=".42"/>`;
  return (
    polygon(corners(0.34), stage.lit(PAINT.white)) +
    polygon(corners(0.16), stage.shade(PAINT.greenTile)) +
    polygon(water, `url(#${shine})`) +
    group(mirror, { 'clip-path': `url(#${clip})` })
  );
}

/** A white marble bowl on a foot, with a jet of water; `size` is half its width. */
export function bowl(stage: Stage, x: number, base: number, size: number): string {
  const marble = stage.lit(PAINT.white);
  const dark = stage.shade(PAINT.white);
  const water = mix(stage.lit(PAINT.lightBlue), stage.light.sky[1], 0.4);
  const at = (dx: number, up: number) => `${n(x + dx * size)} ${n(base - up * size)}`;
  const hull = `M${at(-1, 0.86)}Q${at(-0.7, 0.4)} ${at(0, 0.4)}`;
  return [
    ellipse(x + size * 0.3, base, size * 1.1, size * 0.16, '#000000', { opacity: 0.2 }),
    ellipse(x, base - size * 0.02, size * 0.62, size * 0.13, dark),
    rect(x - size * 0.16, base - size * 0.62, size * 0.32, size * 0.6, marble),
    rect(x - size * 0.16, base - size * 0.62, size * 0.13, size * 0.6, dark),
    path(`${hull}Q${at(0.7, 0.4)} ${at(1, 0.86)}Z`, marble),
    path(`${hull}L${at(-0.3, 0.86)}Z`, dark),
    ellipse(x, base - size * 0.86, size, size * 0.19, marble),
    ellipse(x, base - size * 0.86, size * 0.88, size * 0.14, water),
    path(
      `M${at(-0.3, 0.86)}Q${at(-0.22, 1.4)} ${at(0, 1.5)}Q${at(0.22, 1.4)} ${at(0.3, 0.86)}Q${at(0.12, 1.2)} ${at(0, 1.36)}Q${at(-0.12, 1.2)} ${at(-0.3, 0.86)}Z`,
      '#ffffff',
      { opacity: 0.75 },
    ),
  ].join('');
}
