import { archOutline } from '../motifs/arch.ts';
import { fesWare } from '../motifs/ceramics.ts';
import { craftsman } from '../motifs/craftsman.ts';
import { FLOOR, kiln } from '../motifs/kiln.ts';
import { indoors, lantern, shaft, through } from '../motifs/lamp.ts';
import { ground, ridge } from '../motifs/land.ts';
import { raw, seat, turning } from '../motifs/potterWheel.ts';
import { sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

type Ware = ReturnType<typeof fesWare>;

/** A potter at the wheel before shelves of blue ware, with the kiln behind. */
export function pottery(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const ware = fesWare(stage);
  const wheel = random.between(690, 750);
  return [
    rect(LEFT, TOP, SPAN, FLOOR - TOP + 4, stage.shade('#c08a5c')),
    polygon(
      [
        [LEFT, TOP],
        [240, TOP],
        [-160, FLOOR],
        [LEFT, FLOOR],
      ],
      stage.deep('#c08a5c'),
      { opacity: 0.25 },
    ),
    doorway(open, stage),
    shelves(stage, ware),
    ground(FLOOR, stage.shade('#8f6644')),
    shaft(
      open,
      [
        [1085, 330],
        [1085, FLOOR],
        [760, 1000],
        [180, 1000],
      ],
      open.light.stars ? 0.1 : 0.38,
    ),
    kiln(stage, 196),
    jars(ware),
    lantern(stage, random.pick([230, 150]), 130, 42, 600),
    seat(stage, wheel - 240),
    craftsman(stage, {
      x: wheel - 225,
      seat: 615,
      height: 320,
      clothes: random.pick(['#1d4f8f', '#1f6b4d', '#5b6f8c']),
      apron: '#d7b27a',
      cap: random.pick(['#f1e4c8', '#b5332e', '#2a2d33']),
      near: [0.53, 0.4],
      far: [0.86, 0.42],
      foot: [0.5, -0.4],
    }),
    turning(stage, wheel),
    raw(stage, wheel + 220),
  ].join('');
}

/** The door to the yard: sky, hills with smoke of kilns, light on the floor. */
function doorway(open: Stage, stage: Stage): string {
  const outline = archOutline(960, FLOOR, 210, 520);
  const far = archOutline(-420, 470, 150, 260);
  const view =
    sky(open, 660) +
    ridge(open, 640, 90, open.far(PAINT.hill, 0.5), { step: 170 }) +
    ridge(open, 700, 60, open.far(open.season.grass, 0.1));
  return [
    path(archOutline(960, FLOOR, 250, 542), stage.lit('#d9a874')),
    through(open, outline, view),
    path(archOutline(-420, 472, 176, 276), stage.lit('#d9a874')),
    through(
      open,
      far,
      rect(-520, 180, 200, 300, open.light.sky[1]) + rect(-520, 380, 200, 100, open.light.sky[2]),
    ),
  ].join('');
}

/** Three shelves of blue plates and jars along the wall. */
function shelves(stage: Stage, ware: Ware): string {
  const { random } = stage;
  const parts: string[] = [];
  const boards: [number, number, number][] = [
    [150, 340, 800],
    [268, 340, 800],
    [215, -270, 20],
    [372, -270, 20],
    [215, 1180, 1800],
    [372, 1180, 1800],
    [529, 1180, 1480],
  ];
  for (const [y, from, to] of boards) {
    for (let x = from + 60; x < to - 40; ) {
      const plate = random.chance(0.62);
      const kind = random.whole(0, 2);
      const size = plate ? random.between(42, 52) : random.between(76, 100);
      parts.push(plate ? ware(kind)(x, y - size, size) : ware(kind + 3)(x, y, size));
      x += plate ? size + 68 : 122;
    }
    parts.push(
      rect(from, y, to - from, 14, stage.lit(PAINT.cedarWood)),
      rect(from, y + 14, to - from, 7, stage.deep(PAINT.cedarWood)),
    );
  }
  return parts.join('');
}

/** Tall glazed jars on the floor at both sides, for wide pictures. */
function jars(ware: Ware): string {
  return [
    [1290, 250],
    [1450, 190],
    [1640, 270],
    [-190, 240],
    [-330, 180],
  ]
    .map(([x = 0, size = 0], index) => ware(index % 2 ? 5 : 3)(x, FLOOR + 34, size))
    .join('');
}
