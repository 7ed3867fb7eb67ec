import { n } from '../../domain/format/svgPath.ts';
import { glow } from '../motifs/lamp.ts';
import { person } from '../motifs/people.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';

/** Rows of heads over seats, seen from the back of a hall. */
function rows(stage: Stage, top: number, count: number, step: number, color: `#${string}`): string {
  return Array.from({ length: count }, (_, row) => {
    const size = 34 + row * 13;
    const y = top + row * step + row * row * 4;
    let heads = '';
    let seats = '';
    for (let x = LEFT + (row % 2) * size; x < 2000; x += size * 2.1) {
      seats += `M${n(x - size * 0.8)} ${n(y + size * 2)}v${n(-size * 1.3)}q${n(size * 0.8)} ${n(-size * 0.4)} ${n(size * 1.6)} 0v${n(size * 1.3)}z`;
      if ((Math.round(x) + row * 7) % 5 !== 0)
        heads += `M${n(x - size * 0.4)} ${n(y + size * 0.6)}a${n(size * 0.4)} ${n(size * 0.46)} 0 1 1 ${n(size * 0.8)} 0z`;
    }
    return (
      path(heads, stage.deep('#4a3428')) +
      path(seats, row % 2 ? stage.shade(color) : stage.lit(color))
    );
  }).join('');
}

/** The hall of a theatre: red curtains at the sides of a lit stage with two players. */
export function theatre(open: Stage): string {
  const stage = open;
  const fold = (x: number, width: number) =>
    Array.from({ length: 6 }, (_, index) =>
      rect(x + (width * index) / 6, 110, width / 12, 470, stage.deep('#8f1f2a'), { opacity: 0.5 }),
    ).join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, '#2a1a22'),
    rect(150, 90, 900, 500, '#6d4a3a'),
    polygon(
      [
        [150, 590],
        [150, 90],
        [260, 150],
        [260, 520],
      ],
      '#4a2f2a',
    ),
    rect(260, 150, 680, 370, '#3f5a6a'),
    path('M260 520Q420 380 560 430T940 360V520Z', '#7d8a5a'),
    ellipse(760, 240, 60, 60, '#f4e3a8'),
    glow(open, [600, 380], 420, 0.5, '#ffe0a0'),
    polygon(
      [
        [150, 520],
        [1050, 520],
        [1140, 610],
        [60, 610],
      ],
      '#b5834f',
    ),
    person(open, 500, 580, 170, '#f1e4c8'),
    person(open, 690, 584, 176, '#b5532a'),
    rect(60, 606, 1080, 26, stage.lit(PAINT.cedarWood)),
    rect(60, 110, 210, 490, '#a8252f'),
    rect(930, 110, 210, 490, '#a8252f'),
    fold(60, 210),
    fold(930, 210),
    path(
      'M0 40H1200V120Q1100 190 1000 120Q900 190 800 120Q700 190 600 120Q500 190 400 120Q300 190 200 120Q100 190 0 120Z',
      '#a8252f',
    ),
    rect(-40, 20, 1280, 30, stage.lit(PAINT.saffron)),
    rows(open, 640, 4, 50, '#7a2530'),
    glow(open, [open.random.between(560, 640), 120], 160, 0.25),
  ].join('');
}

/** A congress hall: a speaker at a lectern beside a screen with a map of hills, tables in rows. */
export function congress(open: Stage): string {
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, open.lit('#d9c3a0')),
    ...Array.from({ length: 20 }, (_, index) =>
      rect(LEFT + index * 150, TOP, 60, 1010, open.lit('#c9a878')),
    ),
    rect(LEFT, 20, SPAN, 40, open.lit(PAINT.white)),
    rect(190, 90, 560, 330, open.shade(PAINT.darkWood)),
    rect(206, 106, 528, 298, '#e8f0ee'),
    path('M206 404V320Q320 200 420 270T600 230T734 300V404Z', '#4f9a78'),
    path('M206 404V360Q360 300 500 350T734 340V404Z', '#1f6b4d'),
    ellipse(620, 180, 34, 34, '#e3a92f'),
    rect(LEFT, 470, SPAN, 60, open.lit('#8d5a34')),
    rect(LEFT, 470, SPAN, 8, open.lit('#a36a3e')),
    person(open, 900, 474, 200, '#24406b'),
    path('M840 474V350H960V474Z', open.lit('#7a4a2b')),
    rect(826, 340, 148, 18, open.lit('#a36a3e')),
    path('M892 346q-10-40-30-50', 'none', { stroke: open.deep('#333333'), 'stroke-width': 5 }),
    rect(LEFT, 530, SPAN, 600, open.shade('#8d7a6a')),
    ...[0, 1, 2].map((row) => {
      const y = 590 + row * 96 + row * row * 12;
      return (
        rect(LEFT, y, SPAN, 26 + row * 8, open.lit(PAINT.white)) +
        rect(LEFT, y + 26 + row * 8, SPAN, 20, open.shade(PAINT.lime))
      );
    }),
    ...[0, 1, 2].map((row) => rowsAt(open, 620 + row * 100 + row * row * 12, 60 + row * 22)),
    polygon(
      [
        [LEFT, 20],
        [2000, 20],
        [2000, 40],
        [LEFT, 40],
      ],
      open.shade(PAINT.lime),
    ),
    ...[-300, 0, 300, 600, 900, 1200, 1500].map((x) => ellipse(x, 40, 90, 12, '#fff3d0')),
  ].join('');
}

function rowsAt(stage: Stage, y: number, size: number): string {
  return Array.from({ length: 15 }, (_, index) => {
    const x = LEFT + stage.random.between(20, 50) + index * size * 2.6;
    return x > 1990
      ? ''
      : ellipse(x, y - size * 0.36, size * 0.3, size * 0.34, stage.deep('#4a3428')) +
          path(
            `M${n(x - size * 0.6)} ${n(y + size)}v${n(-size * 0.7)}q${n(size * 0.6)} ${n(-size * 0.5)} ${n(size * 1.2)} 0v${n(size * 0.7)}z`,
            index % 3 ? stage.shade('#24406b') : stage.shade('#5b6f8c'),
          );
  }).join('');
}
