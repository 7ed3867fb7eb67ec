import { mix } from '../color.ts';
import { archOutline, framedArch } from '../motifs/arch.ts';
import { basin, bench, bucket } from '../motifs/bath.ts';
import { glow, indoors, lantern } from '../motifs/lamp.ts';
import { tiledFloor } from '../motifs/patio.ts';
import { domeHoles, holes, shafts } from '../motifs/vault.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, group, path, rect } from '../svg.ts';

const FLOOR = 690;

/** The height at which the dome rests on the walls. */
const SPRING = 400;

/** A hammam: light through the stars of the dome, steam, a marble bench, basin and bucket. */
export function hammam(open: Stage): string {
  const stage = indoors(open, 0.45);
  const { random, light } = open;
  const list = domeHoles(600, SPRING, 520, 430, random.between(24, 29));
  const sun = light.stars ? '#dfe6f2' : mix(light.disc.color, '#ffffff', 0.35);
  const lean = random.between(0.3, 0.42);
  const falling = list.filter((_, index) => [1, 3, 5, 9, 11, 15].includes(index));
  return [
    rect(LEFT, TOP, SPAN, FLOOR - TOP, stage.shade('#a9774f')),
    neighbours(stage),
    dome(stage),
    holes(list, stage.deep('#a9774f'), 1.35),
    holes(list, sun),
    walls(stage, random.chance(0.5) ? 'green' : 'blue'),
    tiledFloor(540, FLOOR, stage.lit('#cdbfa4'), stage.lit('#b9ab93'), {
      tile: 190,
      rows: 6,
    }),
    shafts(open, falling, 560, lean, light.stars ? 0.34 : 0.5),
    pools(open, lean),
    bench(stage),
    vapour(open),
    bucket(stage, random.between(690, 760), 800),
    basin(stage),
  ].join('');
}

/** The dome; light from the right falls on its left part. */
function dome(stage: Stage): string {
  const half = (from: number, to: number) => `M${from} ${SPRING}A520 430 0 0 1 ${to} ${SPRING}Z`;
  return [
    path(half(56, 1144), stage.shade('#8f6242')),
    path(half(80, 1120), stage.lit('#c08a5c')),
    path(`M880 ${SPRING}Q850 90 600 -30A520 430 0 0 1 1120 ${SPRING}Z`, stage.shade('#b57a4c'), {
      opacity: 0.5,
    }),
  ].join('');
}

/** The vaults of adjacent rooms, for wide pictures. */
function neighbours(stage: Stage): string {
  return [-420, 1620]
    .map((x) => {
      const list = domeHoles(x, SPRING, 330, 300, 19).slice(1);
      return (
        path(`M${x - 330} ${SPRING}A330 300 0 0 1 ${x + 330} ${SPRING}Z`, stage.lit('#a8754c')) +
        holes(list, stage.light.stars ? '#9fb0c8' : mix(stage.light.disc.color, '#c08a5c', 0.25))
      );
    })
    .join('');
}

/** The walls below: arches to the other rooms, tiles at the bottom. */
function walls(stage: Stage, set: 'blue' | 'green'): string {
  const frames = [
    [20, stage.lit('#d9b98c')],
    [8, stage.lit(set === 'blue' ? PAINT.blueTile : PAINT.greenTile)],
  ] as const;
  const arch = (x: number, width: number, height: number) =>
    framedArch(x, FLOOR, width, height, frames, stage.deep('#7a4f36')) +
    (stage.light.lamps ? glow(stage, [x, FLOOR - height * 0.4], width, 0.6, '#ffab4d') : '') +
    path(
      archOutline(x, FLOOR, width * 0.5, height * 0.62),
      stage.light.lamps ? '#d98a3c' : stage.shade('#b98a5c'),
    );
  return [
    rect(LEFT, SPRING, SPAN, FLOOR - SPRING, stage.lit('#b9855a')),
    rect(LEFT, SPRING - 4, SPAN, 18, stage.lit('#dcbc8e')),
    rect(LEFT, SPRING + 14, SPAN, 8, stage.shade('#8f6242')),
    rect(LEFT, FLOOR - 120, SPAN, 120, zellige(stage, 40, set)),
    rect(LEFT, FLOOR - 130, SPAN, 10, stage.lit(PAINT.white)),
    arch(600, 220, 262),
    arch(190, 150, 214),
    arch(1010, 150, 214),
    arch(-420, 200, 240),
    arch(1620, 200, 240),
    ...[395, 805].map((x) => lantern(stage, x, SPRING + 58, 26, 40)),
    ...[-130, 1330].map((x) => lantern(stage, x, SPRING + 58, 26, 40)),
  ].join('');
}

/** Star-shaped light on the floor. */
function pools(stage: Stage, lean: number): string {
  const color = stage.light.disc.color;
  const list = [0, 1, 2, 3].map((index) => ({
    at: [770 - lean * 560 + (index - 1.6) * 165, 812 + (index % 2) * 46] as const,
    size: 46,
    wide: 1,
    flat: 0.32,
  }));
  return group(holes(list, color), { opacity: stage.light.stars ? 0.3 : 0.6 });
}

/** Steam over the floor and along the walls. */
function vapour(stage: Stage): string {
  const { random } = stage;
  const color = stage.light.stars ? '#c8d2de' : mix(stage.light.disc.color, '#ffffff', 0.4);
  const soft = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  return Array.from({ length: 9 }, (_, index) =>
    ellipse(
      -560 + index * 290 + random.between(-80, 80),
      random.between(560, 720),
      random.between(240, 380),
      random.between(60, 130),
      `url(#${soft})`,
    ),
  ).join('');
}
