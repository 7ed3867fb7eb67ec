import { type Color, mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { chalet } from '../motifs/chalet.ts';
import { loaf } from '../motifs/food.ts';
import { glow, indoors, through } from '../motifs/lamp.ts';
import { ridge } from '../motifs/land.ts';
import { roofscape } from '../motifs/roofs.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { heap } from '../motifs/stews.ts';
import { cedar } from '../motifs/trees.ts';
import { steam, teaGlass } from '../motifs/ware.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts';

/** A table top with a wall behind it: wall to `edge`, then wood. */
function counter(stage: Stage, wall: string, edge: number, wood: Color = '#a36a3e'): string {
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, wall),
    rect(LEFT, edge, SPAN, BOTTOM - edge, stage.lit(wood)),
    rect(LEFT, edge, SPAN, 10, stage.shade(wood)),
  ].join('');
}

/** An oval plate seen from the side, its middle at (x, y). */
function plate(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  color: Color = PAINT.white,
  flat = 0.26,
): string {
  return [
    ellipse(x - r * 0.06, y + r * 0.1, r * 1.02, r * (flat + 0.02), '#000000', { opacity: 0.24 }),
    ellipse(x, y + r * 0.04, r, r * flat, stage.shade(color)),
    ellipse(x, y, r, r * flat, stage.lit(color)),
    ellipse(
      x,
      y + r * 0.01,
      r * 0.76,
      r * flat * 0.7,
      mix(stage.lit(color), stage.shade(color), 0.25),
    ),
  ].join('');
}

/** A tall burger on a board with fries in a cup, before a wall with lines of script. */
export function burger(open: Stage): string {
  const stage = indoors(open);
  const x = 500;
  const script = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 7 },
      (_, index) => `M${300 + index * 92 + (row % 2) * 30} ${120 + row * 70}q24 34 52 0q14-34 26-4`,
    ).join(''),
  );
  const layer = (y: number, w: number, h: number, color: Color) =>
    rect(x - w / 2, y, w, h, stage.lit(color), { rx: h / 2 }) +
    rect(x - w / 2, y, w * 0.3, h, stage.shade(color), { rx: h / 2 });
  return [
    counter(stage, stage.lit('#e6cf9f'), 640),
    rect(240, 40, 720, 450, stage.lit(PAINT.plaster)),
    path('M240 40h720v450h-720zM262 62v406h676v-406z', stage.shade(PAINT.cedarWood), {
      'fill-rule': 'evenodd',
    }),
    path(script.join(''), 'none', {
      stroke: stage.lit('#24406b'),
      'stroke-width': 11,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
    rect(LEFT, 560, SPAN, 80, zellige(stage, 40, 'green')),
    ellipse(520, 820, 420, 60, '#000000', { opacity: 0.22 }),
    path('M110 760H950Q1010 760 1010 790T950 830H110Q60 830 60 795T110 760Z', stage.lit('#c98f52')),
    path(
      'M60 795Q60 830 110 830H950Q1010 830 1010 790V812Q1010 852 950 852H110Q60 852 60 812Z',
      stage.shade('#8d5a34'),
    ),
    layer(706, 400, 66, '#d99a4a'),
    layer(650, 420, 62, '#6d3a24'),
    path(`M${x - 220} 650q44 40 88 0t88 0t88 0t88 0t88 0v-20h-440z`, stage.lit('#7dab45')),
    layer(604, 400, 28, '#d8432c'),
    path(`M${x - 190} 610l110 60l70-60z`, stage.lit('#f2b93a')),
    path(
      `M${x - 205} 606Q${x - 210} 430 ${x} 424Q${x + 210} 430 ${x + 205} 606Z`,
      stage.lit('#d99a4a'),
    ),
    path(
      `M${x - 205} 606Q${x - 210} 430 ${x} 424Q${x - 120} 460 ${x - 110} 606Z`,
      stage.shade('#d99a4a'),
    ),
    ...(
      [
        [-60, 470],
        [20, 452],
        [90, 486],
        [-10, 510],
        [130, 540],
        [50, 540],
      ] as const
    ).map(([dx, y]) => ellipse(x + dx, y, 10, 6, stage.lit(PAINT.plaster))),
    ...Array.from({ length: 11 }, (_, index) =>
      rect(
        772 + index * 13,
        560 + ((index * 37) % 50),
        14,
        170,
        index % 2 ? stage.lit('#f0c04a') : stage.shade('#e3a92f'),
      ),
    ),
    path('M756 690H920L900 800H776Z', stage.lit(PAINT.blueTile)),
    path('M756 690H800L806 800H776Z', stage.shade(PAINT.blueTile)),
    teaGlass(stage, 190, 800, 130, { mint: true }),
    steam(stage, [x, 410], 120, 2),
  ].join('');
}

/** A pizza on a board from above, a slice drawn out, on a chequered cloth. */
export function pizza(open: Stage): string {
  const stage = indoors(open);
  const [x, y, r] = [560, 450, 350];
  const check = stage.define(
    (id) =>
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse">${rect(0, 0, 120, 120, stage.lit('#c0392b'))}${path('M0 0h60v60h-60zM60 60h60v60h-60z', stage.lit(PAINT.white))}${path('M60 0h60v60h-60zM0 60h60v60h-60z', stage.lit('#e39a8f'))}</pattern>`,
  );
  const at = (angle: number, reach: number) =>
    [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  const toppings = Array.from({ length: 15 }, (_, index) => {
    const [tx, ty] = at(index * 2.4, 60 + (index / 15) * 220);
    return (
      circle(tx, ty, 36, stage.lit('#c0442c')) + circle(tx - 5, ty - 5, 25, stage.lit('#d8643a'))
    );
  });
  const olives = Array.from({ length: 14 }, (_, index) => {
    const [tx, ty] = at(index * 1.9 + 1, 50 + ((index * 61) % 230));
    return circle(tx, ty, 14, stage.deep('#3a2a3a')) + circle(tx, ty, 6, stage.lit('#d8a84a'));
  });
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const [tx, ty] = at(index * 2.1 + 0.4, 40 + ((index * 83) % 240));
    return ellipse(tx, ty, 27, 13, stage.lit(index % 2 ? '#4f8a3a' : '#6caa4a'), {
      transform: `rotate(${index * 47} ${n(tx)} ${n(ty)})`,
    });
  });
  const cut = `M${x} ${y}L${n(at(0.12, 380)[0])} ${n(at(0.12, 380)[1])}L${n(at(0.8, 380)[0])} ${n(at(0.8, 380)[1])}Z`;
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, `url(#${check})`),
    circle(x - 14, y + 26, r + 78, '#000000', { opacity: 0.25 }),
    circle(x, y, r + 72, stage.lit('#b57f4c')),
    circle(x, y, r + 56, stage.lit('#c9965f')),
    circle(x, y, r, stage.lit('#d99a4a')),
    circle(x, y, r - 14, stage.shade('#c9823a')),
    circle(x, y, r - 38, stage.lit('#f0c25a')),
    circle(x - 60, y - 90, 90, stage.lit('#f6d98a')),
    circle(x + 110, y + 110, 80, stage.lit('#f6d98a')),
    circle(x - 130, y + 130, 70, stage.lit('#f6d98a')),
    toppings.join(''),
    olives.join(''),
    leaves.join(''),
    path(cut, stage.lit('#c9965f')),
    path(
      `M${x} ${y}L${n(at(0.12, 356)[0])} ${n(at(0.12, 356)[1])}L${n(at(0.8, 356)[0])} ${n(at(0.8, 356)[1])}Z`,
      stage.lit('#d99a4a'),
      { transform: 'translate(120 60)' },
    ),
    path(
      `M${x} ${y}L${n(at(0.12, 316)[0])} ${n(at(0.12, 316)[1])}L${n(at(0.8, 316)[0])} ${n(at(0.8, 316)[1])}Z`,
      stage.lit('#f0c25a'),
      { transform: 'translate(120 60)' },
    ),
    circle(x + 300, y + 150, 34, stage.lit('#d8643a')),
    circle(x + 360, y + 230, 34, stage.lit('#d8643a')),
    ellipse(x + 270, y + 220, 27, 13, stage.lit('#4f8a3a')),
    circle(1080, 180, 92, stage.lit('#7a1f1f')),
    circle(1080, 180, 78, stage.lit('#3f2a1a')),
    circle(1056, 160, 22, stage.lit(PAINT.white), { opacity: 0.6 }),
    circle(1100, 200, 20, stage.lit(PAINT.white), { opacity: 0.5 }),
    rect(60, 40, 26, 340, stage.lit('#cfd4d4'), { rx: 12 }),
    rect(112, 60, 22, 320, stage.lit('#cfd4d4'), { rx: 10 }),
    rect(100, 40, 46, 130, stage.lit('#dfe4e4'), { rx: 20 }),
  ].join('');
}

/** Skewers over charcoal at a street table; the smoke drifts before an arch of green tiles. */
export function grill(stage: Stage): string {
  const smoke = stage.light.stars ? '#8d8d99' : '#fbf4e4';
  return [
    sky(stage, 420),
    rect(LEFT, 240, SPAN, 500, stage.lit('#d9b184')),
    rect(520, -40, 700, 700, stage.lit(PAINT.earth)),
    rect(560, -20, 620, 680, zellige(stage, 50, 'green')),
    path(archOutline(870, 640, 400, 560), stage.lit(PAINT.plaster)),
    path(archOutline(870, 640, 360, 536), stage.lit(PAINT.blueTile)),
    path(archOutline(870, 640, 330, 516), stage.light.sky[1]),
    rect(705, 470, 330, 170, stage.far(PAINT.lime, 0.25)),
    rect(LEFT, 640, SPAN, 60, stage.lit('#c9a070')),
    // The grill.
    rect(LEFT, 690, SPAN, 500, stage.lit('#8d5a34')),
    rect(LEFT, 690, SPAN, 12, stage.shade('#7a4a2b')),
    path('M120 600H820L770 740H170Z', stage.shade('#4a4440')),
    path('M120 600H820L810 628H130Z', stage.lit('#6d6660')),
    ...Array.from({ length: 17 }, (_, index) =>
      circle(
        160 + index * 39,
        598 + (index % 3) * 5,
        22,
        index % 3 === 1 ? '#e2602a' : stage.deep('#3a3230'),
      ),
    ),
    glow(stage, [470, 590], 330, 0.5, '#ff9a3c'),
    ...[0, 1, 2, 3, 4].map((index) => {
      const x = 190 + index * 130;
      return group(
        rect(-10, -160, 6, 400, stage.lit('#dfe2e0')) +
          [-110, -62, -14, 34, 82]
            .map(
              (y, at) =>
                rect(
                  -36,
                  y,
                  60,
                  42,
                  at === 1 || at === 3 ? stage.lit('#c0442c') : stage.lit('#8a4a2a'),
                  { rx: 16 },
                ) + rect(-36, y, 22, 42, stage.shade('#6d3a24'), { rx: 12 }),
            )
            .join(''),
        { transform: `translate(${x} 500) rotate(${-14 + index * 2}) scale(.8)` },
      );
    }),
    path(
      'M250 430C180 330 330 280 270 160S380 20 330-100C430-20 400 110 470 190S390 340 430 430Z',
      smoke,
      { opacity: 0.35 },
    ),
    path(
      'M540 430C500 330 620 300 570 200S650 80 600 0C690 80 660 180 720 240S640 350 660 430Z',
      smoke,
      { opacity: 0.28 },
    ),
    plate(stage, 960, 800, 150, PAINT.white),
    loaf(stage, 950, 806, 190),
    ellipse(720, 840, 90, 26, stage.lit(PAINT.blueTile)),
    heap(stage, 720, 834, 180, '#6d7a3a', 12),
    teaGlass(stage, 1110, 850, 110, { mint: true }),
    teaGlass(stage, stage.random.between(190, 220), 860, 120, { color: PAINT.blueTile }),
  ].join('');
}

/** A family table from above: a round of cooked salads about a loaf, on a tiled table. */
export function salads(open: Stage): string {
  const stage = indoors(open);
  const [x, y] = [600, 450];
  const colors: [Color, ...Color[]] = [
    '#c0392b',
    '#7d9a3a',
    '#e3a92f',
    '#8f2f4a',
    '#d8732a',
    '#5f8a3c',
    '#f1dfb8',
    '#6d4a34',
  ];
  const first = stage.random.whole(0, 7);
  const bowl = (cx: number, cy: number, r: number, index: number) => {
    const color = colors[(first + index) % 8] ?? colors[0];
    return [
      circle(cx - 6, cy + 10, r, '#000000', { opacity: 0.25 }),
      circle(cx, cy, r, stage.lit(index % 2 ? PAINT.blueTile : PAINT.white)),
      circle(cx, cy, r * 0.84, stage.lit(index % 2 ? PAINT.white : PAINT.blueTile)),
      circle(cx, cy, r * 0.74, stage.shade(color)),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        circle(
          cx + Math.cos(at * 1.05) * r * 0.4,
          cy + Math.sin(at * 1.05) * r * 0.4,
          r * 0.24,
          stage.lit(at % 2 ? color : mix(color, '#ffffff', 0.16)),
        ),
      ),
      ellipse(cx, cy, r * 0.2, r * 0.1, stage.lit('#6caa4a')),
    ].join('');
  };
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, zellige(stage, 120, 'mixed')),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.deep('#6d5a40'), { opacity: 0.3 }),
    circle(x - 14, y + 24, 440, '#000000', { opacity: 0.28 }),
    circle(x, y, 440, stage.shade(PAINT.brass)),
    circle(x, y, 424, stage.lit('#dcb055')),
    circle(x, y, 400, 'none', { stroke: stage.shade(PAINT.brass), 'stroke-width': 5 }),
    ...Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2 + 0.2;
      return bowl(x + Math.cos(angle) * 306, y + Math.sin(angle) * 306, 98, index);
    }),
    circle(x - 5, y + 12, 152, '#000000', { opacity: 0.22 }),
    circle(x, y, 150, stage.lit('#c98a42')),
    circle(x + 8, y - 8, 128, stage.lit('#dca556')),
    ...Array.from({ length: 9 }, (_, index) =>
      circle(
        x + Math.cos(index * 0.7) * 84,
        y + Math.sin(index * 0.7) * 84,
        6,
        stage.shade('#8f5a24'),
      ),
    ),
    path(`M${x - 100} ${y - 20}Q${x} ${y - 70} ${x + 100} ${y - 20}`, 'none', {
      stroke: stage.lit('#efcf8f'),
      'stroke-width': 10,
    }),
    bowl(-420, 300, 130, 2),
    bowl(-200, 700, 110, 5),
    bowl(1480, 300, 120, 6),
    bowl(1660, 700, 130, 3),
  ].join('');
}

/** Three small courses on a pale table, in the light of a tall window. */
export function tastings(open: Stage): string {
  const stage = indoors(open);
  const course = (x: number, y: number, r: number, top: string) =>
    plate(stage, x, y, r, '#e8e2d6', 0.36) + top;
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e8dcc6')),
    rect(LEFT, TOP, 1100, BOTTOM - TOP, stage.shade('#e8dcc6'), { opacity: 0.5 }),
    through(
      open,
      'M760 -40H1130V420H760Z',
      sky(open, 400) +
        clouds(open, 2, 140) +
        roofscape(open, {
          rows: 2,
          size: 90,
          line: (_, row) => 290 + row * 60,
          from: 700,
          to: 1200,
        }),
    ),
    path('M760-40H1130V420H760ZM945-40V420M760 190H1130', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 16,
    }),
    rect(740, 416, 410, 18, stage.lit(PAINT.white)),
    path('M180 60h30v360h-30zM300 60h30v360h-30z', stage.lit('#d9c8a8')),
    path(archOutline(255, 420, 150, 310), stage.shade('#d9c8a8')),
    rect(LEFT, 540, SPAN, 600, stage.lit('#d8c4a4')),
    rect(LEFT, 540, SPAN, 10, stage.shade('#c4ab84')),
    polygon(
      [
        [760, 540],
        [1130, 540],
        [720, 900],
        [160, 900],
      ],
      open.light.disc.color,
      { opacity: open.light.stars ? 0.1 : 0.35 },
    ),
    course(
      250,
      700,
      170,
      ellipse(250, 690, 46, 22, stage.lit('#8f2f4a')) +
        circle(222, 678, 16, stage.lit('#e3a92f')) +
        path('M250 676q30-60 70-40q-26 20-44 46z', stage.lit('#6caa4a')),
    ),
    course(
      600,
      770,
      210,
      ellipse(600, 756, 70, 30, stage.lit('#d8732a')) +
        path('M560 752q40-70 84 0z', stage.lit('#f1dfb8')) +
        circle(650, 766, 14, stage.lit('#6caa4a')) +
        circle(540, 772, 12, stage.lit('#c0392b')) +
        path('M470 776q60 34 120 26', 'none', { stroke: stage.lit('#8f2f2a'), 'stroke-width': 9 }),
    ),
    course(
      960,
      690,
      160,
      rect(924, 664, 72, 30, stage.lit('#f6e3a8'), { rx: 8 }) +
        circle(960, 656, 22, stage.lit('#c9456a')) +
        ellipse(996, 694, 20, 9, stage.lit('#6caa4a')),
    ),
    path(
      'M420 590Q412 660 446 668Q480 660 472 590ZM442 668h8v56h-8zM420 730h52v-6h-52z',
      stage.lit('#f6f4ee'),
      { opacity: 0.85 },
    ),
    rect(stage.random.between(760, 780), 560, 40, 110, stage.lit(PAINT.blueTile), { rx: 8 }),
    path('M790 560q-30-70 0-120q34 50 0 120z', stage.lit('#7d9a5a')),
  ].join('');
}

/** Cut pomegranates and a plate of fish under the lit galleries of a court. */
export function pomegranates(open: Stage): string {
  const stage = indoors(open);
  const seeds = (x: number, y: number, r: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const reach = r * 0.72 * Math.sqrt((index + 0.5) / 16);
      return ellipse(
        x + Math.cos(index * 2.4) * reach,
        y + Math.sin(index * 2.4) * reach * 0.8,
        r * 0.14,
        r * 0.12,
        index % 3 ? stage.lit('#b5203a') : stage.lit('#e0566a'),
      );
    }).join('');
  const half = (x: number, y: number, r: number) =>
    ellipse(x - r * 0.1, y + r * 0.7, r * 1.05, r * 0.3, '#000000', { opacity: 0.25 }) +
    ellipse(x, y + r * 0.12, r, r * 0.86, stage.shade('#a8283a')) +
    ellipse(x, y, r, r * 0.82, stage.lit('#f1dfb8')) +
    seeds(x, y, r);
  const whole = (x: number, y: number, r: number) =>
    circle(x, y, r, stage.lit('#b5303a')) +
    path(
      `M${x - r} ${y}A${r} ${r} 0 0 0 ${x} ${y + r}A${r * 1.3} ${r * 1.3} 0 0 1 ${x - r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 0 ${x - r} ${y}Z`,
      stage.shade('#b5303a'),
    ) +
    path(
      `M${n(x - r * 0.24)} ${n(y - r * 0.94)}l${n(-r * 0.1)} ${n(-r * 0.34)}l${n(r * 0.2)} ${n(r * 0.14)}l${n(r * 0.14)} ${n(-r * 0.2)}l${n(r * 0.14)} ${n(r * 0.2)}l${n(r * 0.2)} ${n(-r * 0.14)}l${n(-r * 0.1)} ${n(r * 0.34)}z`,
      stage.lit('#d8643a'),
    );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#c9a878')),
    ...[-420, -140, 140, 420, 700, 980, 1260, 1540].map(
      (x) =>
        path(archOutline(x, 420, 190, 330), stage.light.lamps ? '#d98f3e' : stage.deep('#8d6a44')) +
        rect(x + 118, 60, 44, 380, stage.lit(PAINT.white)) +
        rect(x + 118, 60, 14, 380, stage.shade(PAINT.white)),
    ),
    rect(LEFT, 20, SPAN, 56, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 420, SPAN, 90, zellige(stage, 40, 'blue')),
    rect(LEFT, 510, SPAN, 600, stage.lit('#f1e4c8')),
    rect(LEFT, 510, SPAN, 14, stage.shade('#d8c39a')),
    plate(stage, 780, 740, 320, PAINT.blueTile, 0.34),
    ellipse(780, 736, 266, 88, stage.lit(PAINT.white)),
    path(
      'M560 730Q680 640 880 690L980 650Q960 730 990 800L884 770Q690 820 560 730Z',
      stage.lit('#c9a58a'),
    ),
    path('M560 730Q680 690 880 724L884 770Q690 820 560 730Z', stage.shade('#c9a58a')),
    circle(616, 718, 9, stage.deep('#3a2a2a')),
    ...[700, 750, 800, 850].map((x) =>
      path(`M${x} 690q20 36 0 80`, 'none', { stroke: stage.shade('#8d6a5a'), 'stroke-width': 5 }),
    ),
    ...[
      [650, 806],
      [720, 816],
      [900, 806],
    ].map(([x = 0, y = 0]) => circle(x, y, 16, stage.lit('#b5203a'))),
    ellipse(960, 760, 44, 22, stage.lit('#f0c33c')),
    whole(150, 640, 110),
    half(330, 740, 120),
    half(130, 820, 96),
    stage.light.lamps ? glow(stage, [600, 300], 300, 0.3) : '',
    ellipse(stage.random.between(470, 490), 850, 18, 12, stage.lit('#b5203a')),
  ].join('');
}

/** Glasses of juice, a bowl of salad and a dish of pasta on a shaded roof. */
export function juices(stage: Stage): string {
  const jar = (x: number, base: number, color: Color, h: number) =>
    [
      ellipse(x - 10, base, 66, 14, '#000000', { opacity: 0.22 }),
      path(`M${x - 60} ${base}V${base - h}H${x + 60}V${base}Z`, stage.lit(PAINT.white), {
        opacity: 0.4,
      }),
      path(`M${x - 52} ${base - 8}V${base - h * 0.84}H${x + 52}V${base - 8}Z`, stage.lit(color)),
      path(`M${x - 52} ${base - 8}V${base - h * 0.84}H${x - 20}V${base - 8}Z`, stage.shade(color)),
      path(`M${x + 10} ${base - h * 0.7}L${x + 56} ${base - h * 1.36}`, 'none', {
        stroke: stage.lit(PAINT.terracotta),
        'stroke-width': 12,
      }),
      ellipse(x - 30, base - h, 44, 40, stage.lit('#6caa4a')),
    ].join('');
  return [
    sky(stage, 440),
    clouds(stage, 2, 170),
    roofscape(stage, { rows: 3, size: 110, haze: 0.4, line: (_, row) => 360 + row * 56 }),
    path('M-200 60H1400L1300 180H-100Z', stage.lit('#e3a92f')),
    path(
      Array.from(
        { length: 8 },
        (_, index) => `M${-200 + index * 200} 60h100l${n(-12 + index * -1)} 120h-88z`,
      ).join(''),
      stage.lit(PAINT.white),
    ),
    rect(LEFT, 540, SPAN, 80, stage.lit(PAINT.white)),
    rect(LEFT, 610, SPAN, 500, stage.lit('#3c7a8d')),
    rect(LEFT, 610, SPAN, 14, stage.shade('#2f6070')),
    jar(180, 760, '#f08a24', 250),
    jar(340, 730, '#8fb04a', 220),
    jar(1020, 740, '#b5304a', 240),
    plate(stage, 640, 790, 250, PAINT.white, 0.3),
    path('M440 780Q460 690 640 680T840 780Q740 850 640 850T440 780Z', stage.lit('#7dab45')),
    ...Array.from({ length: 12 }, (_, index) =>
      circle(
        500 + ((index * 67) % 280),
        740 + ((index * 41) % 76),
        24,
        stage.lit((['#c0392b', '#f1dfb8', '#4f8a3a', '#e3a92f'] as const)[index % 4] ?? '#c0392b'),
      ),
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      path(`M${480 + index * 48} 800q30-80 60-20`, 'none', {
        stroke: stage.lit('#f0d48a'),
        'stroke-width': 11,
      }),
    ),
    rect(stage.random.between(880, 890), 700, 16, 170, stage.lit('#cfd4d4'), { rx: 8 }),
  ].join('');
}

/** Coffee and a croissant at a window; snowy roofs and cedars outside. */
export function coffee(open: Stage): string {
  const stage = indoors(open);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#b57f4c')),
    through(
      open,
      'M110 40H1090V610H110Z',
      sky(open, 520) +
        ridge(open, 460, 160, open.far(PAINT.cedarDark, 0.5), { step: 220 }) +
        rect(0, 470, 1200, 200, open.lit(open.season.snow ? PAINT.snow : open.season.grass)) +
        [170, 260, 960, 1040]
          .map((x, index) => cedar(open, x, 530 + (index % 2) * 24, 300))
          .join('') +
        chalet(open, 500, 560, 190, 200),
    ),
    path('M110 40H1090V610H110ZM600 40V610M110 250H1090', 'none', {
      stroke: stage.lit('#7a4a2b'),
      'stroke-width': 26,
    }),
    path('M-40 20Q90 300-30 640H-300V20ZM1240 20Q1110 300 1230 640H1500V20Z', stage.lit('#a8322c')),
    path(
      'M20 20Q120 200 60 420L-20 640V20ZM1180 20Q1080 200 1140 420L1220 640V20Z',
      stage.shade('#a8322c'),
    ),
    rect(LEFT, 610, SPAN, 30, stage.lit('#a36a3e')),
    rect(LEFT, 690, SPAN, 500, stage.lit('#8d5632')),
    rect(LEFT, 690, SPAN, 12, stage.shade('#6d4128')),
    plate(stage, 420, 810, 190),
    path('M300 730H520Q516 820 470 826H350Q304 820 300 730Z', stage.lit(PAINT.white)),
    path('M300 730H380Q372 810 390 826H350Q304 820 300 730Z', stage.shade(PAINT.lime)),
    path('M516 748q70-6 60 36t-76 30', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 18,
    }),
    ellipse(410, 730, 110, 22, stage.lit('#e8dcc6')),
    ellipse(410, 732, 96, 17, stage.lit('#6d3f24')),
    path('M380 730q30-14 60 0q-30 14-60 0z', stage.lit('#d9b184')),
    steam(stage, [410, 712], 170, 2),
    plate(stage, 830, 820, 180, PAINT.blueTile),
    path(
      'M690 810Q700 720 820 716T980 800Q940 790 910 770Q830 790 740 790Q720 806 690 810Z',
      stage.lit('#d9964a'),
    ),
    path('M760 724l-20 66M820 716l6 74M880 730l24 44', 'none', {
      stroke: stage.shade('#a8642a'),
      'stroke-width': 12,
    }),
    rect(stage.random.between(1050, 1070), 720, 60, 90, stage.lit('#cfe0dc'), { opacity: 0.7 }),
  ].join('');
}

/** A bowl of harira with its ladle; potato cakes, an egg, dates and honeyed pastry about it. */
export function soup(open: Stage): string {
  const stage = indoors(open);
  const [x, y] = [620, 590];
  return [
    counter(stage, stage.lit('#3c7a6d'), 420, '#c98f52'),
    rect(LEFT, 180, SPAN, 240, stage.lit(PAINT.white)),
    path(
      Array.from(
        { length: 24 },
        (_, index) => `M${LEFT + index * 120} 180v240M${LEFT} ${180 + (index % 3) * 80}h${SPAN}`,
      ).join(''),
      'none',
      { stroke: stage.shade('#cfd8cf'), 'stroke-width': 4 },
    ),
    rect(LEFT, 170, SPAN, 14, stage.lit(PAINT.saffron)),
    ellipse(x - 20, y + 190, 380, 60, '#000000', { opacity: 0.25 }),
    path(
      `M${x - 370} ${y - 50}Q${x - 340} ${y + 190} ${x - 120} ${y + 200}H${x + 120}Q${x + 340} ${y + 190} ${x + 370} ${y - 50}Z`,
      stage.lit('#b5532a'),
    ),
    path(
      `M${x - 370} ${y - 50}Q${x - 340} ${y + 190} ${x - 120} ${y + 200}H${x - 40}Q${x - 210} ${y + 130} ${x - 220} ${y - 50}Z`,
      stage.shade('#b5532a'),
    ),
    path(
      `M${x - 350} ${y + 30}Q${x} ${y + 130} ${x + 350} ${y + 30}l-10 34Q${x} ${y + 164} ${x - 340} ${y + 64}Z`,
      stage.lit(PAINT.plaster),
    ),
    ellipse(x, y - 50, 370, 104, stage.lit('#d8733a')),
    ellipse(x, y - 46, 334, 86, stage.lit('#c2562a')),
    ...Array.from({ length: 16 }, (_, index) =>
      ellipse(
        x + Math.cos(index * 2.4) * 260 * Math.sqrt(index / 16),
        y - 46 + Math.sin(index * 2.4) * 60 * Math.sqrt(index / 16),
        20,
        12,
        stage.lit((['#e8c27a', '#8d5a2a', '#5f8a3c', '#e0844a'] as const)[index % 4] ?? '#e8c27a'),
      ),
    ),
    path(
      `M${x + 60} ${y - 60}Q${x + 150} ${y - 110} ${x + 190} ${y - 70}L${x + 430} ${y - 260}l20 26L${x + 220} ${y - 40}Q${x + 130} ${y - 10} ${x + 60} ${y - 60}Z`,
      stage.lit('#a36a3e'),
    ),
    steam(stage, [x - 60, y - 120], 260, 3),
    plate(stage, 190, 800, 170),
    ...[
      [110, 780],
      [210, 770],
      [160, 740],
    ].map(
      ([cx = 0, cy = 0]) =>
        ellipse(cx, cy + 8, 62, 26, stage.shade('#b5782f')) +
        ellipse(cx, cy, 60, 24, stage.lit('#e0a84a')),
    ),
    plate(stage, 1030, 810, 150, PAINT.blueTile),
    ellipse(990, 790, 44, 30, stage.lit(PAINT.white)),
    ellipse(990, 790, 22, 15, stage.lit('#f0c33c')),
    ...[
      [1060, 790],
      [1090, 806],
      [1040, 812],
    ].map(([cx = 0, cy = 0]) => ellipse(cx, cy, 34, 15, stage.lit('#6d3a24'))),
    path('M560 850q40-40 80 0t80 0t80 0q-40 40-80 0t-80 0t-80 0z', 'none', {
      stroke: stage.lit('#c9822e'),
      'stroke-width': 20,
    }),
    circle(stage.random.between(500, 520), 850, 20, stage.lit('#6d3a24')),
  ].join('');
}

/** A trout with lemon on a white cloth in an old dining room of the new town. */
export function trout(open: Stage): string {
  const stage = indoors(open);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#7a4a2b')),
    rect(LEFT, TOP, SPAN, 560, stage.lit('#e6cf9f')),
    // A mirror and coat hooks on the wall, a window on the street.
    rect(90, 50, 380, 280, stage.shade('#7a4a2b')),
    rect(112, 72, 336, 236, stage.far('#cfe0dc', 0.2)),
    path('M140 300L300 76h60L200 300z', stage.lit(PAINT.white), { opacity: 0.4 }),
    through(
      open,
      'M700 30H1080V360H700Z',
      sky(open, 300) +
        rect(640, 170, 520, 220, open.lit('#dcbf8e')) +
        [0, 1, 2, 3].map((i) => rect(690 + i * 104, 210, 50, 70, open.lamp())).join('') +
        rect(640, 300, 520, 70, open.lit('#1f6b4d')),
    ),
    path('M700 30H1080V360H700ZM890 30V360', 'none', {
      stroke: stage.shade('#7a4a2b'),
      'stroke-width': 20,
    }),
    rect(LEFT, 380, SPAN, 140, stage.shade('#7a4a2b')),
    path(
      Array.from({ length: 15 }, (_, index) => `M${-760 + index * 190} 400h150v100h-150z`).join(''),
      stage.lit('#8d5a34'),
    ),
    rect(LEFT, 520, SPAN, 600, stage.lit(PAINT.white)),
    path(
      Array.from({ length: 28 }, (_, index) => `M${LEFT + index * 100} 520h50v600h-50z`).join(''),
      stage.lit('#c0392b'),
      { opacity: 0.24 },
    ),
    path(
      Array.from(
        { length: 6 },
        (_, index) => `M${LEFT} ${560 + index * 100}h${SPAN}v44h-${SPAN}z`,
      ).join(''),
      stage.lit('#c0392b'),
      { opacity: 0.24 },
    ),
    plate(stage, 560, 720, 400, PAINT.white, 0.34),
    path(
      'M260 720Q360 600 620 640Q760 660 820 700L920 650Q900 720 930 800L820 744Q700 800 560 800Q360 800 260 720Z',
      stage.lit('#a8a07a'),
    ),
    path('M260 720Q400 730 620 730T820 744Q700 800 560 800Q360 800 260 720Z', stage.lit('#d9c8a4')),
    path('M300 690Q420 640 620 664T800 706', 'none', {
      stroke: stage.lit('#c9745a'),
      'stroke-width': 12,
      opacity: 0.7,
    }),
    ...Array.from({ length: 14 }, (_, index) =>
      circle(400 + index * 28, 664 + ((index * 29) % 40), 6, stage.shade('#5a5a44')),
    ),
    circle(326, 704, 13, stage.lit(PAINT.white)),
    circle(326, 704, 7, stage.deep('#2a2a2a')),
    ...[480, 560, 640].map(
      (x) =>
        ellipse(x, 812, 44, 20, stage.lit('#f0c33c')) +
        ellipse(x, 812, 30, 13, stage.lit('#fbe58f')),
    ),
    path(
      'M220 760q30-50 70-30q-20 30-70 30zM880 800q30-50 70-30q-20 30-70 30z',
      stage.lit('#5f9a45'),
    ),
    ellipse(1060, 640, 96, 30, stage.lit(PAINT.blueTile)),
    heap(stage, 1060, 632, 180, '#6d7a3a', 14),
    loaf(stage, 100, 640, stage.random.between(180, 200)),
  ].join('');
}
