import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { archOutline, framedArch, star } from './arch.ts';
import { glow, through } from './lamp.ts';

/**
 * A floor of square tiles in two colours from `top` down, in perspective with the vanishing point at x 600
 * and the height `eye`. Tiles are large, to keep the file small.
 */
export function tiledFloor(
  eye: number,
  top: number,
  light: string,
  dark: string,
  { tile = 120, rows = 7 } = {},
): string {
  // Perspective: the height of a row depends on 1 / distance.
  const ys = Array.from({ length: rows + 1 }, (_, row) => {
    const share = row / rows;
    const near = 1 / (BOTTOM - eye);
    const far = 1 / (top - eye);
    return eye + 1 / (far + (near - far) * share);
  });
  const quads: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [upper = top, lower = BOTTOM] = [ys[row], ys[row + 1]];
    const at = (column: number, y: number) => 600 + (column * tile * (y - eye)) / (900 - eye);
    const reach = Math.ceil(1420 / ((tile * (upper - eye)) / (900 - eye)));
    for (let column = -reach; column < reach; column++) {
      if ((column + row) % 2) continue;
      quads.push(
        `M${n(at(column, upper))} ${n(upper)}H${n(at(column + 1, upper))}L${n(at(column + 1, lower))} ${n(lower)}H${n(at(column, lower))}Z`,
      );
    }
  }
  return rect(-800, top, 2800, BOTTOM - top, light) + path(quads.join(''), dark);
}

/** A fountain: a star-shaped tiled basin on the floor, a marble bowl on a foot, a jet of water. */
export function fountain(stage: Stage, x: number, base: number, width: number): string {
  const marble = stage.lit(PAINT.white);
  const dark = stage.shade(PAINT.white);
  const water = stage.far('#5fa3b5', stage.light.stars ? 0 : 0.15);
  const w = width / 2;
  const basin = (grow: number, dy: number, fill: string) => {
    const points = Array.from({ length: 8 }, (_, index) => {
      const angle = ((index + 0.5) * Math.PI) / 4;
      return [
        x + Math.cos(angle) * w * grow,
        base + dy + Math.sin(angle) * w * 0.27 * grow,
      ] as const;
    });
    return polygon(points, fill);
  };
  const side = stage.define(
    (id) =>
      `<pattern id="${id}" width="${n(w / 6)}" height="${n(w / 6)}" x="${n(x)}" y="${n(base)}" patternUnits="userSpaceOnUse">${rect(0, 0, w / 6, w / 6, stage.lit(PAINT.greenTile))}${star(w / 12, w / 12, w / 15, stage.lit(PAINT.white))}${star(w / 12, w / 12, w / 26, stage.lit(PAINT.blueTile))}</pattern>`,
  );
  const edge = w * 0.9239;
  const low = w * 0.27 * 0.3827;
  const wall = `M${n(x - edge)} ${n(base - low)}V${n(base + low)}L${n(x - w * 0.3827)} ${n(base + w * 0.2494)}H${n(x + w * 0.3827)}L${n(x + edge)} ${n(base + low)}V${n(base - low)}Z`;
  const bowl = base - w * 0.78;
  return [
    ellipse(x - w * 0.2, base + w * 0.4, w * 1.15, w * 0.24, '#000000', { opacity: 0.16 }),
    path(wall, `url(#${side})`, { transform: `translate(0 ${n(w * 0.3)})` }),
    path(wall, `url(#${side})`, { transform: `translate(0 ${n(w * 0.17)})` }),
    polygon(
      [
        [x - edge, base],
        [x - w * 0.38, base + w * 0.2],
        [x - w * 0.38, base + w * 0.56],
        [x - edge, base + w * 0.42],
      ],
      stage.shade(PAINT.greenTile),
      { opacity: 0.55 },
    ),
    basin(1.05, 0, marble),
    basin(0.93, 2, water),
    ellipse(x + w * 0.1, base + w * 0.08, w * 0.5, w * 0.05, '#ffffff', { opacity: 0.3 }),
    path(
      `M${n(x - w * 0.13)} ${n(base + w * 0.06)}Q${n(x - w * 0.03)} ${n(base - w * 0.3)} ${n(x - w * 0.1)} ${n(bowl + w * 0.2)}h${n(w * 0.2)}Q${n(x + w * 0.03)} ${n(base - w * 0.3)} ${n(x + w * 0.13)} ${n(base + w * 0.06)}Z`,
      dark,
    ),
    path(
      `M${n(x - w * 0.5)} ${n(bowl)}Q${n(x - w * 0.36)} ${n(bowl + w * 0.26)} ${n(x)} ${n(bowl + w * 0.28)}Q${n(x + w * 0.36)} ${n(bowl + w * 0.26)} ${n(x + w * 0.5)} ${n(bowl)}Z`,
      marble,
    ),
    path(
      `M${n(x - w * 0.5)} ${n(bowl)}Q${n(x - w * 0.36)} ${n(bowl + w * 0.26)} ${n(x)} ${n(bowl + w * 0.28)}Q${n(x - w * 0.16)} ${n(bowl + w * 0.16)} ${n(x - w * 0.2)} ${n(bowl)}Z`,
      dark,
    ),
    ellipse(x, bowl, w * 0.5, w * 0.075, water),
    path(
      `M${n(x)} ${n(bowl)}V${n(bowl - w * 0.42)}M${n(x)} ${n(bowl - w * 0.42)}q${n(w * 0.16)} ${n(w * 0.02)} ${n(w * 0.2)} ${n(w * 0.42)}M${n(x)} ${n(bowl - w * 0.42)}q${n(-w * 0.16)} ${n(w * 0.02)} ${n(-w * 0.2)} ${n(w * 0.42)}M${n(x - w * 0.46)} ${n(bowl + w * 0.04)}V${n(base)}M${n(x + w * 0.46)} ${n(bowl + w * 0.04)}V${n(base)}`,
      'none',
      { stroke: stage.far(PAINT.foam, 0.1), 'stroke-width': w * 0.025, 'stroke-linecap': 'round' },
    ),
  ].join('');
}

/** An orange tree of a court: evergreen, with a round crown on a straight trunk. */
export function orangeTree(stage: Stage, x: number, base: number, height: number): string {
  const { random, season } = stage;
  const crown = (count: number, color: string, rise: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return circle(
        x + (Math.cos(angle) * 0.2 + rise * 0.5) * height,
        base - height * (0.7 + rise) + Math.sin(angle) * height * 0.15,
        height * size * random.between(0.85, 1.15),
        color,
      );
    }).join('');
  const dots = Array.from({ length: 13 }, () =>
    circle(
      x + random.between(-0.27, 0.29) * height,
      base - height * random.between(0.52, 0.88),
      height * (season.blossom ? 0.012 : 0.024),
      stage.lit(season.blossom && random.chance(0.5) ? '#fbf4e4' : '#ec8a22'),
    ),
  );
  return (
    rect(
      x - height * 0.025,
      base - height * 0.6,
      height * 0.05,
      height * 0.6,
      stage.shade(PAINT.cedarWood),
    ) +
    crown(8, mix(stage.shade('#2f6a3c'), '#12301f', 0.15), 0, 0.16) +
    crown(6, stage.lit('#3f7d45'), 0.05, 0.12) +
    circle(x + height * 0.025, base - height * 0.75, height * 0.11, stage.lit('#3f7d45')) +
    dots.join('')
  );
}

/** Warm light in a door or window in the evening, drawn over the opening. */
export function litRoom(stage: Stage, x: number, y: number, radius: number): string {
  return stage.light.lamps ? glow(stage, [x, y], radius, 0.75, '#ffb84d') : '';
}

/** A terracotta pot with a round plant, standing at (x, base). */
export function pot(stage: Stage, x: number, base: number, scale: number): string {
  const s = (value: number) => value * scale;
  return [
    ellipse(x, base - s(96), s(62), s(56), stage.shade('#3f7d45')),
    ellipse(x + s(14), base - s(106), s(42), s(38), stage.lit('#5c9a4f')),
    path(
      `M${n(x - s(44))} ${n(base - s(64))}h${n(s(88))}l${n(-s(14))} ${n(s(64))}h${n(-s(60))}z`,
      stage.lit(PAINT.terracotta),
    ),
    path(
      `M${n(x - s(44))} ${n(base - s(64))}h${n(s(30))}l${n(s(2))} ${n(s(64))}h${n(-s(18))}z`,
      stage.shade(PAINT.terracotta),
    ),
  ].join('');
}

/**
 * A horseshoe doorway from a room to the open, with two frames and the view through it.
 *
 * @param open the stage outdoors, as `stage` may be lamplit
 */
export function doorway(
  stage: Stage,
  open: Stage,
  arch: readonly [x: number, base: number, width: number, height: number],
  frames: readonly (readonly [thickness: number, color: Color])[],
  view: string,
): string {
  const lit = frames.map(([thickness, color]) => [thickness, stage.lit(color)] as const);
  const { sky, stars } = open.light;
  return (
    framedArch(...arch, lit, stars ? sky[2] : sky[1]) + through(open, archOutline(...arch), view)
  );
}
