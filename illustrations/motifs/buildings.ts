import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { circle, group, path, polygon, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { zellige } from './zellige.ts';

/** Merlons with cut corners along the top of a wall at `y`. */
export function battlements(x: number, y: number, width: number, size: number, color: Color) {
  const count = Math.max(1, Math.round(width / (size * 1.9)));
  const step = width / count;
  const block = step * 0.56;
  const merlons = Array.from({ length: count }, (_, index) => {
    const left = x + step * index + (step - block) / 2;
    return `M${n(left)} ${n(y + 1)}v${n(-size * 0.75)}l${n(block * 0.22)} ${n(-size * 0.3)}h${n(block * 0.56)}l${n(block * 0.22)} ${n(size * 0.3)}v${n(size * 0.75)}z`;
  });
  return path(merlons.join(''), color);
}

/** A rampart of rammed earth across the picture, lit from the right. */
export function rampart(stage: Stage, top: number, bottom: number, color: Color = PAINT.earth) {
  const gradient = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${stage.lit(color)}"/><stop offset="1" stop-color="${mix(stage.lit(color), stage.shade(color), 0.6)}"/></linearGradient>`,
  );
  const holes = Array.from({ length: 60 }, (_, index) =>
    rect(
      LEFT + (index % 30) * 95 + (index < 30 ? 0 : 45),
      top + 40 + (index < 30 ? 0 : 70),
      6,
      6,
      stage.shade(color),
    ),
  );
  // The towers are outside the card; wide pictures show them.
  const towers = [-690, -270, 1400, 1790].map(
    (x) =>
      battlements(x - 4, top - 48, 148, 28, stage.lit(color)) +
      rect(x, top - 50, 140, bottom - top + 50, stage.lit(color)) +
      rect(x, top - 50, 44, bottom - top + 50, stage.shade(color)),
  );
  return (
    battlements(LEFT, top, SPAN, 26, stage.lit(color)) +
    rect(LEFT, top, SPAN, bottom - top, `url(#${gradient})`) +
    group(holes.join(''), { opacity: 0.45 }) +
    towers.join('')
  );
}

interface Minaret {
  x: number;
  /** The foot of the tower. */
  base: number;
  width: number;
  height: number;
  body?: Color;
  /** The colours of the tiled panel. */
  tiles?: 'blue' | 'green' | 'mixed' | 'none';
}

/** A square minaret with tiled panel, battlements, lantern and the three balls of its finial. */
export function minaret(
  stage: Stage,
  { x, base, width, height, body = PAINT.earth, tiles = 'blue' }: Minaret,
): string {
  const top = base - height;
  const left = x - width / 2;
  const lantern = width * 0.5;
  const lanternHeight = width * 0.85;
  const parts = [
    rect(left, top, width, height, stage.lit(body)),
    rect(left, top, width * 0.34, height, stage.shade(body), { opacity: 0.75 }),
    battlements(left - 2, top, width + 4, width * 0.15, stage.lit(PAINT.lime)),
    rect(x - lantern / 2, top - lanternHeight, lantern, lanternHeight, stage.lit(body)),
    rect(x - lantern / 2, top - lanternHeight, lantern * 0.34, lanternHeight, stage.shade(body), {
      opacity: 0.75,
    }),
    path(
      `M${n(x - lantern * 0.6)} ${n(top - lanternHeight)}Q${n(x - lantern * 0.45)} ${n(top - lanternHeight - lantern * 0.62)} ${n(x)} ${n(top - lanternHeight - lantern * 0.7)}Q${n(x + lantern * 0.45)} ${n(top - lanternHeight - lantern * 0.62)} ${n(x + lantern * 0.6)} ${n(top - lanternHeight)}Z`,
      stage.lit(PAINT.greenTile),
    ),
    finial(stage, x, top - lanternHeight - lantern * 0.66, width * 0.09),
    path(
      archOutline(x, top - lanternHeight * 0.12, lantern * 0.34, lanternHeight * 0.55),
      stage.deep(body),
    ),
  ];
  if (tiles !== 'none') {
    const fill = zellige(stage, Math.max(12, Math.round(width * 0.32)), tiles);
    parts.push(rect(left + width * 0.12, top + width * 0.35, width * 0.76, width * 0.95, fill));
    parts.push(
      rect(left + width * 0.12, top + width * 0.35, width * 0.26, width * 0.95, stage.shade(body), {
        opacity: 0.35,
      }),
    );
  }
  for (let y = top + width * 1.7; y < base - width; y += width * 1.1) {
    parts.push(path(archOutline(x, y + width * 0.3, width * 0.16, width * 0.36), stage.deep(body)));
  }
  return parts.join('');
}

/** The gilded balls on top of minarets and mausoleums, from `y` upwards. */
export function finial(stage: Stage, x: number, y: number, size: number): string {
  const color = stage.lit(PAINT.saffron);
  return (
    rect(x - size * 0.18, y - size * 5, size * 0.36, size * 5, color) +
    circle(x, y - size * 1.1, size, color) +
    circle(x, y - size * 2.9, size * 0.7, color) +
    circle(x, y - size * 4.3, size * 0.45, color)
  );
}

/** A medina seen over its roofs: rows of houses with flat roofs from `top` to `bottom`, nearest last. */
export function houses(
  stage: Stage,
  top: number,
  bottom: number,
  { rows = 4, color = PAINT.lime as Color, from = LEFT, to = RIGHT, size = 70 } = {},
): string {
  const { random } = stage;
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const nearness = rows === 1 ? 1 : row / (rows - 1);
    const line = top + ((bottom - top) * row) / rows;
    const scale = size * (0.55 + nearness * 0.6);
    for (let x = from - random.between(0, scale); x < to; ) {
      const width = scale * random.between(0.6, 1.35);
      const height = scale * random.between(0.5, 1.25);
      const local = random.pick([
        color,
        color,
        mix(color, PAINT.earth, 0.45),
        mix(color, '#d9a98a', 0.4),
      ]);
      const base = line + scale * 1.3 + (row === rows - 1 ? bottom - line : 0);
      const distance = 0.5 * (1 - nearness);
      parts.push(house(stage, x, base, width, base - line + height * 0.5, local, distance));
      x += width * random.between(0.82, 1);
    }
  }
  return parts.join('');
}

function house(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  color: Color,
  distance: number,
): string {
  const { random } = stage;
  const front = stage.far(color, distance);
  const side = mix(stage.shade(color), stage.light.haze, distance);
  const top = base - height;
  const parts = [rect(x, top, width, height, front), rect(x, top, width * 0.3, height, side)];
  const windows = random.whole(1, 2);
  for (let index = 0; index < windows; index++) {
    const left = x + width * (0.42 + index * 0.28);
    const lit = stage.light.lamps && random.chance(0.45);
    parts.push(
      rect(
        left,
        top + Math.min(height * 0.25, width * 0.3),
        width * 0.1,
        width * 0.17,
        lit ? '#ffcf6b' : side,
      ),
    );
  }
  return parts.join('');
}

/** A roof of green glazed tiles: eaves at `y`, `height` from there to the ridge, which is `ridge` wide. */
export function tiledRoof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  ridge = width * 0.5,
  color: Color = PAINT.greenTile,
): string {
  const left = x - width / 2;
  const shape = polygon(
    [
      [left, y],
      [x - ridge / 2, y - height],
      [x + ridge / 2, y - height],
      [left + width, y],
    ],
    stage.lit(color),
  );
  const count = Math.max(4, Math.round(width / 16));
  const ribs = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return `M${n(left + width * share)} ${n(y)}L${n(x - ridge / 2 + ridge * share)} ${n(y - height)}`;
  });
  return (
    shape +
    path(ribs.join(''), 'none', { stroke: stage.shade(color), 'stroke-width': 3, opacity: 0.7 }) +
    rect(left - 4, y - 3, width + 8, 8, stage.shade(color), { rx: 4 })
  );
}
