import { framedArch, star } from '../motifs/arch.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { fountain, litRoom, orangeTree, tiledFloor } from '../motifs/patio.ts';
import { bays, EAVES, GALLERY, upstairs } from '../motifs/riadGallery.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { group, polygon, rect } from '../svg.ts';
import { columnBasin, wallFountain } from './riads/basins.ts';
import { bedroom } from './riads/bedroom.ts';
import { carpets } from './riads/carpets.ts';
import { columnCorner } from './riads/columns.ts';
import { courtCushions, dinnerCourt } from './riads/courtTables.ts';
import { carvedDoor, stairs } from './riads/entrances.ts';
import { channelGarden, walledGarden } from './riads/gardens.ts';
import { courtSky, lawnPool } from './riads/openSky.ts';
import { bathingPool, palmPool } from './riads/pools.ts';
import { salonRoom } from './riads/salon.ts';
import { showcase } from './riads/showcase.ts';
import { alcove, colouredWindows } from './riads/windows.ts';

const FLOOR = 700;

const ROOMS: Record<string, (open: Stage) => string> = {
  alcove,
  basin: columnBasin,
  carpets,
  columns: columnCorner,
  cushions: courtCushions,
  lawn: lawnPool,
  showcase,
  dinner: dinnerCourt,
  door: carvedDoor,
  fountain: wallFountain,
  garden: channelGarden,
  palms: palmPool,
  pool: bathingPool,
  room: bedroom,
  salon: salonRoom,
  sky: courtSky,
  stairs,
  trees: walledGarden,
  windows: colouredWindows,
};

/** A town house: one of its rooms, courts or gardens, or the patio with fountain and orange trees. */
export function riad(open: Stage): string {
  const room = ROOMS[open.motif ?? ''];
  return room ? room(open) : patio(open);
}

/** The patio of a town house: fountain, orange trees, arcade and gallery. */
function patio(open: Stage): string {
  const stage = indoors(open, 0.62);
  const { random } = stage;
  const blue = random.chance(0.5);
  const tree = random.between(300, 350);
  const wall = stage.lit(PAINT.plaster);
  return [
    sky(open, 240),
    clouds(open, 2, 60),
    birds(stage, random.whole(3, 6), [500, 60]),
    rect(LEFT, EAVES, SPAN, FLOOR - EAVES, wall),
    upstairs(stage),
    arcade(stage, blue ? 'blue' : 'green'),
    tiledFloor(470, FLOOR, stage.lit('#efe2c6'), stage.lit(blue ? '#c9d3d6' : '#cfd8c2'), {
      tile: 150,
      rows: 7,
    }),
    polygon(
      [
        [LEFT, FLOOR],
        [RIGHT, FLOOR],
        [RIGHT, FLOOR + 12],
        [LEFT, FLOOR + 12],
      ],
      stage.shade('#c9b894'),
    ),
    shadow(stage),
    ...[600 - tree, 600 + tree, 600 - tree - 620, 600 + tree + 620].map((x) =>
      planted(stage, x, random.between(300, 350)),
    ),
    fountain(stage, 600, 770, random.between(270, 310)),
  ].join('');
}

/** The arcade: horseshoe arches in carved plaster on tiled piers, with the door in the middle one. */
function arcade(stage: Stage, set: 'blue' | 'green'): string {
  const tiles = zellige(stage, 30, set);
  const net = sebka(stage, 30, PAINT.plaster, '#e3d2ac');
  const wood = stage.lit(PAINT.cedarWood);
  const frames = [
    [16, stage.lit(PAINT.white)],
    [7, stage.lit(set === 'blue' ? PAINT.blueTile : PAINT.greenTile)],
  ] as const;
  const arch = (wide: number, tall: number) => {
    const x = 600;
    return [
      framedArch(x, FLOOR, wide, tall, frames, stage.shade('#c9ad84')),
      rect(
        x - wide / 2,
        FLOOR - 74,
        wide,
        74,
        stage.shade(set === 'blue' ? PAINT.blueTile : PAINT.greenTile),
      ),
      litRoom(stage, x, FLOOR - 90, 125),
      framedArch(
        x,
        FLOOR,
        wide * 0.44,
        tall * 0.66,
        [[8, stage.shade(PAINT.lime)]],
        stage.shade(PAINT.cedarWood),
      ),
      rect(x - 2, FLOOR - tall * 0.6, 4, tall * 0.6, stage.deep(PAINT.cedarWood)),
      star(x - wide * 0.11, FLOOR - 84, 13, wood),
      star(x + wide * 0.11, FLOOR - 84, 13, wood),
      lantern(stage, x, FLOOR - tall + 44, wide / 9, 46),
    ].join('');
  };
  // Tiles at the foot of the piers; sebka between the tops of the arches.
  return [
    rect(LEFT, GALLERY, SPAN, FLOOR - GALLERY, net),
    rect(LEFT, FLOOR - 116, SPAN, 116, tiles),
    rect(LEFT, FLOOR - 124, SPAN, 8, stage.lit(PAINT.saffron)),
    bays(stage, arch(176, 236), [-4, -3, -2, -1, 1, 2, 3, 4]),
    arch(206, 262),
    rect(LEFT, GALLERY, SPAN, 30, wood),
    rect(LEFT, GALLERY + 24, SPAN, 8, stage.shade(PAINT.cedarWood)),
  ].join('');
}

/** The shadow of the house on the left part of floor and wall; the sun is at the right. */
function shadow(stage: Stage): string {
  if (stage.light.stars) return '';
  const shade = stage.shade('#5a4a58');
  return group(
    polygon(
      [
        [LEFT, EAVES + 30],
        [60, EAVES + 30],
        [330, FLOOR],
        [80, 1100],
        [LEFT, 1100],
      ],
      shade,
    ),
    { opacity: 0.22 },
  );
}

/** An orange tree in a square bed edged with tiles. */
function planted(stage: Stage, x: number, height: number): string {
  const base = 772;
  return [
    polygon(
      [
        [x - 62, base - 14],
        [x + 62, base - 14],
        [x + 78, base + 16],
        [x - 78, base + 16],
      ],
      stage.shade(PAINT.soil),
    ),
    polygon(
      [
        [x - 78, base + 16],
        [x + 78, base + 16],
        [x + 78, base + 40],
        [x - 78, base + 40],
      ],
      stage.lit(PAINT.greenTile),
    ),
    rect(x - 80, base + 12, 160, 8, stage.lit(PAINT.white)),
    orangeTree(stage, x, base + 6, height),
  ].join('');
}
