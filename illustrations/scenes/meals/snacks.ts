import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { indoors } from '../../motifs/lamp.ts';
import { steam, teaGlass } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';
import { counter } from './plates.ts';

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
