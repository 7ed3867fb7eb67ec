import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { archOutline } from './arch.ts';

/** The building style of a village. */
export interface Style {
  walls: readonly [Color, ...Color[]];
  doors: readonly [Color, ...Color[]];
  ground: Color;
  /** Whether doors are arched, as those of the cave houses of Bhalil. */
  arched: boolean;
}

export const BHALIL: Style = {
  walls: ['#f6ead2', '#f3c9b4', '#bcd8dc', '#f2dc9a', '#d9e2c0', '#fbf4e4'],
  doors: ['#1d6fa5', '#1f6b4d', '#b5532a', '#8c3f6a', '#e3a92f'],
  ground: '#c9a878',
  arched: true,
};
export const KASBAH: Style = {
  walls: ['#c98d58', '#bd7c4b', '#d39c67', '#b5704a'],
  doors: ['#6b4430', '#4d2f1e', '#1f6b4d'],
  ground: '#b98a5c',
  arched: false,
};
export const BERBER: Style = {
  walls: ['#a8937a', '#b59f80', '#9a8468', '#c0a884'],
  doors: ['#5d4432', '#1d4f8f', '#4d2f1e'],
  ground: '#9c8f62',
  arched: false,
};

/** A row of houses along the slope; lower rows are larger. */
export function houseRow(
  stage: Stage,
  manner: Style,
  middle: number,
  row: number,
  foot: (x: number) => number,
): string {
  const { random } = stage;
  const size = 62 + row * 13;
  const reach = 130 + row * 92;
  const parts: string[] = [];
  for (let x = middle - reach; x < middle + reach - size * 0.6; ) {
    const wide = size * random.between(0.8, 1.4);
    if (random.chance(0.92)) {
      parts.push(
        dwelling(stage, manner, x, foot(x + wide / 2) + 22, wide, size * random.between(0.8, 1.35)),
      );
    }
    x += wide * random.between(0.9, 1.06);
  }
  return parts.join('');
}

/** Houses outside the village for wide pictures; for Bhalil, doors of more cave houses. */
export function outliers(stage: Stage, manner: Style, middle: number, foot: (x: number) => number) {
  const { random } = stage;
  return [-1020, -880, -640, -540, 590, 700, 900, 1010, 1160]
    .map((away) => {
      const x = middle + away + random.between(-30, 30);
      const base = foot(x) + random.between(-14, 10);
      if (!manner.arched) return dwelling(stage, manner, x, base, 62, random.between(46, 66));
      return (
        path(archOutline(x, base, 40, 54), stage.lit(PAINT.white)) +
        path(archOutline(x, base, 26, 44), stage.lit(random.pick(manner.doors)))
      );
    })
    .join('');
}

function dwelling(
  stage: Stage,
  manner: Style,
  x: number,
  base: number,
  wide: number,
  tall: number,
) {
  const { random, light, season } = stage;
  const wall = random.pick(manner.walls);
  const top = base - tall;
  const side = wide * 0.24;
  const pane = light.lamps && random.chance(0.6) ? '#ffcf6b' : stage.shade('#4a3a30');
  const door = x + side + (wide - side) * random.between(0.12, 0.5);
  const doorWide = Math.min(24, wide * 0.24);
  const doorTall = Math.min(44, tall * 0.55);
  const frame = stage.lit(manner.arched ? PAINT.white : mix(wall, '#fff2d6', 0.35));
  return [
    rect(x, top, wide, tall + 14, stage.lit(wall)),
    rect(x, top, side, tall + 14, stage.shade(wall)),
    rect(
      x - 3,
      top - 4,
      wide + 6,
      7,
      season.snow ? stage.lit(PAINT.snow) : stage.shade(mix(wall, PAINT.darkWood, 0.4)),
    ),
    manner.arched
      ? path(archOutline(door + doorWide / 2, base + 6, doorWide + 8, doorTall + 6), frame) +
        path(
          archOutline(door + doorWide / 2, base + 6, doorWide, doorTall),
          stage.lit(random.pick(manner.doors)),
        )
      : rect(door - 3, base - doorTall, doorWide + 6, doorTall + 8, frame) +
        rect(
          door,
          base - doorTall + 3,
          doorWide,
          doorTall + 5,
          stage.lit(random.pick(manner.doors)),
        ),
    rect(x + wide * 0.74, top + tall * 0.26, wide * 0.12, wide * 0.15, pane),
  ].join('');
}
