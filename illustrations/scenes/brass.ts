import { mix } from '../color.ts';
import { archOutline, star } from '../motifs/arch.ts';
import { battlements, minaret, tiledRoof } from '../motifs/buildings.ts';
import { COPPER, cauldron, kettle, trays } from '../motifs/copper.ts';
import { glow, indoors, lantern } from '../motifs/lamp.ts';
import { ground } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { planeTree } from '../motifs/planeTree.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { type Tray, work } from '../motifs/smithWork.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';

const GROUND = 735;

/** Place Seffarine: a stall with trays and kettles, a coppersmith at work, the plane tree of the square. */
export function brass(open: Stage): string {
  const stage = indoors(open, 0.5);
  const { random } = stage;
  const tray = trays(stage);
  const smith = random.between(575, 640);
  return [
    sky(open, 520),
    clouds(open, 2, 110),
    birds(stage, random.whole(3, 5), [640, 130]),
    minaret(stage, {
      x: random.between(660, 730),
      base: 500,
      width: 56,
      height: 270,
      tiles: 'green',
    }),
    wall(stage),
    planeTree(stage, random.between(985, 1020), GROUND + 16),
    planeTree(stage, -390, GROUND + 10, 0.86),
    ground(GROUND, stage.lit('#b08f6c')),
    rect(LEFT, GROUND, SPAN, 10, stage.shade('#8a6a50')),
    people(stage, 1060, 1120, GROUND + 14, 2, 96),
    people(stage, 1420, 1760, GROUND + 22, 3, 100),
    stall(stage, tray, 330),
    wares(stage, tray),
    work(stage, tray, smith),
  ].join('');
}

/** The wall of the library with cornice, doors and small shops. */
function wall(stage: Stage): string {
  const shop = (x: number) =>
    [
      rect(x - 92, 520, 184, GROUND - 520, stage.lit(PAINT.cedarWood)),
      rect(x - 80, 534, 160, GROUND - 534, stage.deep(PAINT.cedarWood)),
      stage.light.lamps ? glow(stage, [x, 640], 120, 0.7) : '',
      tiledRoof(stage, x, 516, 214, 30, 180),
    ].join('');
  const stars = stage.define(
    (id) =>
      `<pattern id="${id}" width="35" height="34" x="${LEFT}" y="416" patternUnits="userSpaceOnUse">${rect(0, 0, 35, 34, stage.lit(PAINT.plaster))}${star(17.5, 17, 13, stage.lit(PAINT.greenTile))}${circle(17.5, 17, 3.4, stage.lit(PAINT.saffron))}</pattern>`,
  );
  return [
    battlements(LEFT, 396, SPAN, 30, stage.lit(PAINT.lime)),
    rect(LEFT, 394, SPAN, GROUND - 394, stage.lit(PAINT.lime)),
    rect(LEFT, 416, SPAN, 34, `url(#${stars})`),
    rect(LEFT, 452, SPAN, 8, stage.shade(PAINT.stone)),
    ...[1180, 1440, 1700, -150].map(shop),
  ].join('');
}

/** The front of the workshop: rows of trays around the dark door, kettles hanging from the beam. */
function stall(stage: Stage, tray: Tray, x: number): string {
  const { random } = stage;
  const kind = () => random.whole(0, 2);
  const wood = stage.lit(PAINT.cedarWood);
  return [
    rect(x - 250, 250, 500, GROUND - 250, stage.lit('#d8ac7c')),
    rect(x - 250, 250, 60, GROUND - 250, stage.shade('#d8ac7c')),
    tiledRoof(stage, x, 252, 560, 46, 470),
    rect(x - 262, 258, 524, 22, wood),
    path(archOutline(x, GROUND, 262, 330), mix(stage.lit('#d8ac7c'), stage.lit(PAINT.white), 0.5)),
    path(archOutline(x, GROUND, 236, 312), stage.deep(PAINT.darkWood)),
    glow(stage, [x, 640], 150, stage.light.lamps ? 0.85 : 0.35, '#ff9f4a'),
    tray(kind(), x - 176, 368, 66),
    tray(kind(), x - 178, 506, 62),
    tray(kind(), x - 178, 640, 60),
    tray(kind(), x + 182, 366, 68),
    tray(kind(), x + 184, 510, 64),
    tray(kind(), x + 184, 646, 62),
    tray(kind(), x, 344, 56),
    ...[-78, 0, 78].map(
      (dx, index) =>
        rect(x + dx - 1.5, 404, 3, 60, stage.deep(PAINT.darkWood)) +
        kettle(stage, x + dx, 540 - (index === 1 ? 6 : 0), 84, index === 1 ? PAINT.brass : COPPER),
    ),
    lantern(stage, x - 292, 300, 34, 20),
    lantern(stage, x + 292, 300, 34, 20),
  ].join('');
}

/** Wares before the stall: cauldrons, kettles, a leaning tray. */
function wares(stage: Stage, tray: Tray): string {
  return [
    cauldron(stage, 160, 800, 190),
    cauldron(stage, 332, 792, 150, PAINT.brass),
    tray(1, 250, 776, 58),
    kettle(stage, 424, 806, 96),
    cauldron(stage, -110, 790, 200),
    cauldron(stage, -260, 806, 150, PAINT.brass),
    cauldron(stage, 1330, 800, 190),
    kettle(stage, 1200, 812, 110, PAINT.brass),
    tray(0, 1460, 770, 66),
  ].join('');
}
