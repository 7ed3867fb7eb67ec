import type { Color } from '../color.ts';
import { archOutline, framedArch } from '../motifs/arch.ts';
import { battlements, minaret, rampart, tiledRoof } from '../motifs/buildings.ts';
import { ground, ridge } from '../motifs/land.ts';
import { palaceDoor } from '../motifs/palaceDoor.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { palm } from '../motifs/trees.ts';
import { frieze, sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';
import { ftouh, mahrouk } from './gates/cemeteries.ts';
import { makina, semmarine } from './gates/courts.ts';
import { stairGate, windGate } from './gates/hilltop.ts';
import { guissa } from './gates/lane.ts';
import { chorfa, dekkakin } from './gates/squares.ts';
import { berdaine, khemis } from './gates/towers.ts';

const GROUND = 790;

/** Gates with a setting of their own, drawn whole. */
const SETTINGS: Record<string, (stage: Stage) => string> = {
  'bab-berdaine': berdaine,
  'bab-chorfa': chorfa,
  'bab-dekkakin': dekkakin,
  'bab-el-khemis': khemis,
  'bab-er-rih': windGate,
  'bab-ftouh': ftouh,
  'bab-guissa': guissa,
  'bab-jemaa': stairGate,
  'bab-mahrouk': mahrouk,
  'bab-makina': makina,
  'bab-semmarine': semmarine,
  'palace-door': palaceDoor,
};

/** A monumental gate: one of those with a setting of their own, or a gate in its rampart. */
export function gate(stage: Stage): string {
  const whole = SETTINGS[stage.motif ?? ''];
  if (whole) return whole(stage);
  const street = stage.far(PAINT.soil, 0.05);
  const front =
    stage.motif === 'mansour'
      ? mansour(stage)
      : stage.motif === 'palace'
        ? palace(stage)
        : stage.motif === 'bou-jeloud'
          ? bouJeloud(stage)
          : earthGate(stage);
  return [
    sky(stage, 560),
    clouds(stage, 3, 170),
    ridge(stage, 560, 80, stage.far(PAINT.hill, 0.65), { step: 210 }),
    birds(stage, 4, [330, 150]),
    front,
    ground(GROUND, stage.shade(PAINT.soil)),
    polygon(
      [
        [520, GROUND],
        [680, GROUND],
        [980, 1100],
        [220, 1100],
      ],
      street,
    ),
    people(stage, 430, 800, GROUND + 34, 4, 92),
    person(stage, 300, GROUND + 52, 104, '#16324f'),
  ].join('');
}

/** Bab Boujloud, the blue gate of Fez: a tall arch between two small ones. */
function bouJeloud(stage: Stage): string {
  const tiles = zellige(stage, 44, 'blue');
  const inside = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.light.sky[0]}"/><stop offset="1" stop-color="${stage.light.sky[2]}"/></linearGradient>`,
  );
  const frames: [number, Color][] = [
    [13, stage.lit(PAINT.plaster)],
    [9, stage.lit(PAINT.saffron)],
    [15, stage.lit(PAINT.greenTile)],
  ];
  const side = (x: number) =>
    framedArch(x, GROUND, 128, 250, frames, stage.deep(PAINT.brick)) +
    rect(x - 12, GROUND - 200, 26, 200, stage.shade(PAINT.earth)) +
    rect(x + 14, GROUND - 130, 40, 130, stage.shade(PAINT.brick));
  return [
    minaret(stage, { x: 975, base: GROUND, width: 70, height: 470, tiles: 'blue' }),
    minaret(stage, { x: 118, base: GROUND, width: 54, height: 390, tiles: 'green' }),
    rampart(stage, 520, GROUND),
    rect(270, 240, 620, GROUND - 240, stage.lit(PAINT.earth)),
    rect(270, 240, 26, GROUND - 240, stage.shade(PAINT.earth)),
    battlements(266, 242, 628, 36, stage.lit(PAINT.earth)),
    frieze(stage, 296, 302, 568, 38),
    rect(296, 340, 568, GROUND - 340, tiles),
    side(392),
    side(768),
    framedArch(580, GROUND, 232, 380, frames, `url(#${inside})`),
    // Through the arch: two minarets and the first houses of the medina.
    rect(464, 640, 60, 150, stage.shade(PAINT.brick)),
    rect(620, 610, 76, 180, stage.shade(PAINT.terracotta)),
    rect(566, 560, 30, 230, stage.lit(PAINT.earth)),
    rect(566, 580, 30, 30, stage.lit(PAINT.greenTile)),
    rect(566, 560, 10, 230, stage.shade(PAINT.earth)),
    rect(524, 700, 42, 90, stage.shade(PAINT.earthDark)),
  ].join('');
}

/** Bab Mansour in Meknes: a large pointed horseshoe arch, two projecting porticoes on marble columns. */
function mansour(stage: Stage): string {
  const net = sebka(stage, 44, '#3c7a5a', '#f1e4c8');
  const tiles = zellige(stage, 34, 'green');
  const body = stage.lit(PAINT.earth);
  const portico = (x: number) =>
    [
      rect(x - 105, 380, 210, GROUND - 380, body),
      rect(x - 105, 380, 24, GROUND - 380, stage.shade(PAINT.earth)),
      battlements(x - 108, 382, 216, 30, body),
      rect(x - 86, 410, 172, 26, tiles),
      rect(x - 86, 442, 172, 110, net),
      path(archOutline(x, GROUND - 90, 104, 150), stage.deep(PAINT.earthDark)),
      rect(x - 70, GROUND - 90, 140, 90, stage.shade(PAINT.earthDark)),
      ...[-58, 58].flatMap((dx) => [
        rect(x + dx - 9, GROUND - 205, 18, 205, stage.lit(PAINT.white)),
        rect(x + dx + 3, GROUND - 205, 6, 205, stage.shade(PAINT.white)),
        rect(x + dx - 16, GROUND - 222, 32, 20, stage.lit(PAINT.white)),
        rect(x + dx - 15, GROUND - 14, 30, 14, stage.lit(PAINT.white)),
      ]),
    ].join('');
  return [
    rampart(stage, 470, GROUND),
    rect(330, 215, 540, GROUND - 215, body),
    rect(330, 215, 22, GROUND - 215, stage.shade(PAINT.earth)),
    battlements(326, 217, 548, 36, body),
    rect(356, 268, 488, 24, stage.lit(PAINT.brick)),
    frieze(stage, 356, 296, 488, 34, '#1f6b4d'),
    rect(356, 334, 488, GROUND - 334, net),
    framedArch(
      600,
      GROUND,
      236,
      384,
      [
        [34, stage.lit(PAINT.earthDark)],
        [14, stage.lit(PAINT.plaster)],
        [16, stage.lit('#3c7a5a')],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    rect(482, 640, 236, 150, stage.shade(PAINT.cedarWood)),
    rect(597, 640, 6, 150, stage.deep(PAINT.cedarWood)),
    portico(262),
    portico(938),
  ].join('');
}

/** The palace gates of Fes: seven brass doors in tiled arches, the middle one tallest. */
/** The seven doors of the palace, the tallest in the middle: x and width, the outer ones first. */
const SEVEN = [
  [133, 118],
  [1067, 118],
  [266, 140],
  [934, 140],
  [412, 156],
  [788, 156],
  [600, 222],
] as const;

function palace(stage: Stage): string {
  const tiles = zellige(stage, 36, 'mixed');
  const door = (x: number, width: number, height: number) =>
    framedArch(
      x,
      GROUND,
      width,
      height,
      [
        [12, stage.lit(PAINT.plaster)],
        [12, stage.lit(PAINT.blueTile)],
      ],
      stage.lit(PAINT.brass),
    ) +
    rect(x - 2, GROUND - height * 0.8, 4, height * 0.8, stage.shade(PAINT.brass)) +
    [-0.22, 0.22]
      .map((dx) => circle(x + dx * width, GROUND - height * 0.36, 7, stage.shade(PAINT.brass)))
      .join('');
  const parts = [rampart(stage, 520, GROUND, PAINT.lime)];
  for (const [x, width] of SEVEN) {
    const height = width * 1.9 + 40;
    const top = GROUND - height;
    parts.push(
      rect(x - width / 2, top, width, height, stage.lit(PAINT.lime)),
      rect(x - width / 2 + 6, top + width * 0.22, width - 12, height - width * 0.22, tiles),
      rect(x - width / 2 + 4, top + 12, width - 8, width * 0.14, stage.lit(PAINT.cedarWood)),
      tiledRoof(stage, x, top + 14, width + 14, width * 0.17, width - 20),
      door(x, width * 0.54, height * 0.72),
    );
  }
  parts.push(palm(stage, -120, GROUND, 300), palm(stage, 1330, GROUND, 330));
  return parts.join('');
}

/** A typical gate of rammed earth: one horseshoe arch, a band of carved stone, no tiles. */
function earthGate(stage: Stage): string {
  const { random } = stage;
  const width = random.between(400, 520);
  const top = random.between(250, 330);
  const left = 600 - width / 2;
  const opening = random.between(170, 215);
  const body = stage.lit(PAINT.earth);
  const green = random.chance(0.5);
  return [
    minaret(stage, {
      x: random.pick([190, 1010]),
      base: GROUND,
      width: random.between(52, 70),
      height: random.between(390, 470),
      tiles: random.pick(['green', 'blue', 'none']),
    }),
    rampart(stage, random.between(470, 530), GROUND),
    ...[left - 84, left + width - 16].flatMap((x) => [
      rect(x, top + 60, 100, GROUND - top - 60, stage.lit(PAINT.earthDark)),
      rect(x, top + 60, 30, GROUND - top - 60, stage.shade(PAINT.earthDark)),
      battlements(x - 2, top + 62, 104, 30, stage.lit(PAINT.earthDark)),
    ]),
    rect(left, top, width, GROUND - top, body),
    rect(left, top, 22, GROUND - top, stage.shade(PAINT.earth)),
    battlements(left - 3, top + 2, width + 6, 34, body),
    green
      ? frieze(stage, left + 34, top + 48, width - 68, 34)
      : rect(left + 34, top + 48, width - 68, 30, stage.lit(PAINT.lime)),
    rect(left + 46, top + 100, width - 92, GROUND - top - 100, stage.lit(PAINT.earthDark)),
    rect(
      left + 58,
      top + 112,
      width - 116,
      GROUND - top - 112,
      sebka(stage, 36, PAINT.earth, PAINT.earthDark),
    ),
    framedArch(
      600,
      GROUND,
      opening,
      (GROUND - top) * 0.66,
      [
        [26, stage.lit(PAINT.lime)],
        [12, green ? stage.lit(PAINT.greenTile) : stage.lit(PAINT.earthDark)],
      ],
      stage.deep(PAINT.brick),
    ),
    rect(
      600 - opening * 0.2,
      GROUND - 120,
      opening * 0.4,
      120,
      stage.light.lamps ? '#e8a653' : stage.lit(PAINT.lime),
      {
        opacity: 0.7,
      },
    ),
  ].join('');
}
