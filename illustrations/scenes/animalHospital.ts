import { craftsman } from '../motifs/craftsman.ts';
import { mule } from '../motifs/donkey.ts';
import { through } from '../motifs/lamp.ts';
import { ground } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { circle, ellipse, group, path, place, rect } from '../svg.ts';

const BASE = 590;
const BOXES = [-640, -360, -80, 200, 480, 760, 1040, 1320, 1600] as const;

/** The court of an animal hospital: stable boxes, a mule whose hoof is dressed, a vet in a white coat. */
export function animalHospital(stage: Stage): string {
  const { random } = stage;
  const coat = random.pick(['#6f5a48', '#7a6350'] as const);
  return [
    sky(stage, 480),
    clouds(stage, 2, 70),
    birds(stage, 4, [330, 130]),
    ...[-420, 40, 980, 1500].map((x) => cypress(stage, x, 330, random.between(170, 240), 0.15)),
    palm(stage, 640, 330, 260, 0.1),
    stables(stage),
    ground(BASE, stage.lit('#dcc39a')),
    rect(LEFT, BASE, SPAN, 20, stage.shade('#c9b08a')),
    bench(stage),
    ellipse(540, 802, 250, 22, stage.deep(PAINT.soil), { opacity: 0.25 }),
    person(stage, 838, 790, 268, '#24406b'),
    place([510, 800], 2.15, mule(stage, coat, { step: true, load: blanket(stage) })),
    // The lead rope, from the halter to the owner.
    path('M806 524Q812 640 836 668', 'none', { stroke: stage.lit('#d9b98c'), 'stroke-width': 7 }),
    farrier(stage),
    vet(stage, 378, 806, 286),
    bucket(stage, 930, 852),
    path(`M${LEFT} 880Q200 858 700 878T2000 866V${BOTTOM}H${LEFT}Z`, stage.shade('#c4a87c')),
  ].join('');
}

/** A row of boxes with half doors under a tiled canopy; animals look out of some. */
function stables(stage: Stage): string {
  const { random } = stage;
  const seen = [0, 2, 4, 5, 7];
  const coats = ['#8f8377', '#6b5446', '#a39384'] as const;
  return [
    rect(LEFT, 316, SPAN, BASE - 316, stage.lit(PAINT.white)),
    rect(LEFT, BASE - 74, SPAN, 74, stage.lit('#4f7d8c')),
    ...BOXES.map((x, index) => {
      const opening = `M${x - 78} ${BASE}V420a78 60 0 0 1 156 0V${BASE}Z`;
      const animal = seen.includes(index)
        ? group(mule(stage, coats[index % 3] ?? '#8f8377'), {
            transform: `translate(${x + (index % 2 ? 128 : -128)} 640) scale(${index % 2 ? -1.3 : 1.3} 1.3)`,
          })
        : '';
      return [
        path(`M${x - 92} ${BASE}V420a92 74 0 0 1 184 0V${BASE}Z`, stage.lit(PAINT.earthDark)),
        path(opening, stage.deep('#4a3a2c')),
        through(stage, opening, animal),
        rect(x - 78, 500, 156, BASE - 500, stage.lit(PAINT.greenTile)),
        rect(x - 78, 500, 156, 10, stage.shade(PAINT.greenTile)),
        path(`M${x - 70} 518L${x + 70} ${BASE - 8}M${x + 70} 518L${x - 70} ${BASE - 8}`, 'none', {
          stroke: stage.shade(PAINT.greenTile),
          'stroke-width': 7,
        }),
      ].join('');
    }),
    // The canopy on posts.
    rect(LEFT, 296, SPAN, 34, stage.shade(PAINT.cedarWood)),
    path(`M${LEFT} 302L${LEFT} 250H2000V302Z`, stage.lit('#b0603a')),
    path(
      Array.from({ length: 70 }, (_, index) => `M${LEFT + index * 40} 250v52`).join(''),
      'none',
      { stroke: stage.shade('#a04f2e'), 'stroke-width': 5 },
    ),
    rect(LEFT, 300, SPAN, 9, stage.shade('#8a4526')),
    ...BOXES.map((x) => rect(x + 130, 318, 18, BASE - 318, stage.shade(PAINT.cedarWood))),
    random.chance(0.5) ? '' : rect(330, 372, 20, 20, stage.lamp()),
  ].join('');
}

/** Owners who wait on a bench by the wall. */
function bench(stage: Stage): string {
  return [
    rect(1010, 560, 250, 14, stage.lit(PAINT.cedarWood)),
    ...[1026, 1230].map((x) => rect(x, 572, 12, 46, stage.shade(PAINT.cedarWood))),
    craftsman(stage, {
      x: 1070,
      seat: 562,
      height: 104,
      direction: -1,
      clothes: '#f1e4c8',
      cap: '#b5532a',
      near: [0.42, 0.22],
      far: [0.4, 0.24],
    }),
    craftsman(stage, {
      x: 1180,
      seat: 562,
      height: 100,
      direction: -1,
      clothes: '#7a4a2b',
      near: [0.42, 0.22],
      far: [0.4, 0.24],
    }),
  ].join('');
}

/** The folded blanket and the girth on the mule's back. */
function blanket(stage: Stage): string {
  return (
    path('M-44-122Q-4-126 34-120L38-92Q0-86-44-90Z', stage.lit('#b98a55')) +
    path('M-44-100Q-4-98 36-102L37-96Q0-92-44-94Z', stage.shade('#8f5a34')) +
    path('M-6-90Q4-70 0-57', 'none', { stroke: stage.lit('#d9b98c'), 'stroke-width': 5 })
  );
}

/** The farrier on his stool with the hoof on his apron. */
function farrier(stage: Stage): string {
  return (
    rect(752, 812, 62, 12, stage.lit(PAINT.cedarWood)) +
    path('M758 824l-8 40h10l8-40zM800 824l8 40h-10l-8-40z', stage.shade(PAINT.darkWood)) +
    craftsman(stage, {
      x: 784,
      seat: 814,
      height: 176,
      direction: -1,
      clothes: '#4f7d8c',
      apron: '#7a4a2b',
      cap: '#24406b',
      near: [0.5, 0.2],
      far: [0.56, 0.26],
      foot: [0.44, -0.26],
    }) +
    rect(668, 764, 30, 20, stage.lit(PAINT.white), { rx: 5 })
  );
}

/** The vet: a person in a white coat with a stethoscope, one hand on the mule. */
function vet(stage: Stage, x: number, base: number, height: number): string {
  return [
    person(stage, x, base, height, PAINT.white),
    rect(x - 28, base - height * 0.14, 22, height * 0.14, stage.shade('#24406b')),
    rect(x + 6, base - height * 0.14, 22, height * 0.14, stage.shade('#24406b')),
    path(`M${x + 2} ${base - height * 0.74}V${base - 40}`, 'none', {
      stroke: stage.shade(PAINT.lime),
      'stroke-width': 4,
    }),
    path(`M${x - 20} ${base - height * 0.77}q20 62 40 0m-20 40v26`, 'none', {
      stroke: stage.deep('#24406b'),
      'stroke-width': 5,
    }),
    circle(x, base - height * 0.5, 7, stage.lit(PAINT.brass)),
    path(`M${x - 36} ${base - height * 0.94}q36 -36 72 0l-4 8h-64z`, stage.deep('#4a2f1e')),
    path(`M${x + 30} ${base - height * 0.66}L${x + 88} ${base - height * 0.62}`, 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }),
    circle(x + 98, base - height * 0.615, 12, stage.lit(PAINT.skin)),
  ].join('');
}

function bucket(stage: Stage, x: number, y: number): string {
  return (
    path(
      `M${x - 34} ${y - 56}L${x - 26} ${y}H${x + 26}L${x + 34} ${y - 56}Z`,
      stage.lit('#9aa6aa'),
    ) +
    ellipse(x, y - 56, 34, 8, stage.shade('#5f6b70')) +
    path(`M${x - 34} ${y - 56}q34 -60 68 0`, 'none', {
      stroke: stage.shade('#5f6b70'),
      'stroke-width': 4,
    })
  );
}
