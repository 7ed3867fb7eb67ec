import { archOutline, starOutline } from '../motifs/arch.ts';
import { tone } from '../motifs/backdrop.ts';
import { indoors, through } from '../motifs/lamp.ts';
import { person } from '../motifs/people.ts';
import { sky } from '../motifs/sky.ts';
import { palm } from '../motifs/trees.ts';
import { steam } from '../motifs/ware.ts';
import { frieze, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';

const BASE = 760;
const at = (x: number) => archOutline(x, BASE, 280, 590);

/** Three waters through three arches: the vault of a hammam, concrete canopies at a pool, a steaming village bath. */
export function threeWaters(open: Stage): string {
  const stage = indoors(open);
  const green = zellige(stage, 34, 'green');
  const vault =
    rect(0, 0, 420, 900, stage.lit('#c98a55')) +
    path('M30 420Q40 180 200 170Q370 180 380 420Z', stage.lit('#d9a06a')) +
    [
      [150, 250],
      [210, 230],
      [270, 260],
      [120, 320],
      [190, 310],
      [250, 330],
      [300, 320],
    ]
      .map(
        ([x = 0, y = 0]) =>
          polygon(starOutline(x, y, 18), '#fff4d6') +
          polygon(
            [
              [x - 12, y],
              [x + 12, y],
              [x - 70, y + 420],
              [x - 140, y + 420],
            ],
            '#fff4d6',
            { opacity: 0.14 },
          ),
      )
      .join('') +
    rect(0, 600, 420, 200, green) +
    path('M120 760L134 640H236L250 760Z', stage.lit(PAINT.cedarWood)) +
    path('M128 690h114v10h-114z', stage.deep('#333333')) +
    ellipse(185, 642, 52, 14, stage.lit('#8fc6cf')) +
    ellipse(290, 742, 50, 22, stage.lit(PAINT.brass)) +
    ellipse(290, 732, 44, 12, stage.lit('#8fc6cf'));
  const canopies =
    sky(open, 560) +
    palm(open, 520, 560, 330) +
    palm(open, 690, 560, 280) +
    (
      [
        [450, 370],
        [600, 330],
        [740, 380],
      ] as const
    )
      .map(
        ([x, y]) =>
          path(
            `M${x - 90} ${y}L${x - 50} ${y - 50}L${x} ${y - 14}L${x + 50} ${y - 54}L${x + 90} ${y}L${x + 26} ${y + 60}L${x + 22} 570H${x - 22}L${x - 26} ${y + 60}Z`,
            open.lit('#b9b0a2'),
          ) +
          path(
            `M${x - 90} ${y}L${x - 50} ${y - 50}L${x} ${y - 14}L${x - 26} ${y + 60}Z`,
            open.shade('#a89e90'),
          ),
      )
      .join('') +
    rect(400, 560, 420, 240, open.lit('#dccdac')) +
    ellipse(600, 680, 150, 52, open.shade('#a89e90')) +
    ellipse(600, 672, 140, 44, open.lit('#5fb0ba')) +
    person(open, 690, 700, 110, '#b5532a') +
    person(open, 520, 640, 84, '#f1e4c8');
  const village =
    sky(open, 600) +
    path('M780 640Q900 330 1000 300Q1110 330 1240 640Z', open.far(PAINT.hill, 0.2)) +
    Array.from({ length: 15 }, (_, index) => {
      const row = Math.floor(index / 5);
      const [x, y] = [870 + (index % 5) * 56 - row * 16 + (row === 0 ? 10 : 0), 420 + row * 66];
      return (
        rect(x, y, 52, 80, open.lit(index % 2 ? PAINT.lime : '#d9a877')) +
        rect(x + 18, y + 20, 12, 18, open.deep(PAINT.blueTile))
      );
    }).join('') +
    path('M975 330q0 -40 25 -44q25 4 25 44v60h-50z', open.lit(PAINT.white)) +
    rect(780, 600, 460, 30, green) +
    rect(780, 626, 460, 180, open.lit('#7fa79a')) +
    path('M820 670h70M930 700h60M1040 660h80M1090 720h50', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: 0.5,
    }) +
    ellipse(940, 668, 18, 20, open.lit(PAINT.skin)) +
    ellipse(1060, 690, 18, 20, open.lit(PAINT.skin)) +
    steam(open, [960, 640], 210) +
    steam(open, [1060, 660], 230);
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, PAINT.plaster, 0.8)),
    frieze(stage, LEFT, 60, SPAN, 48),
    rect(LEFT, 54, SPAN, 8, stage.lit(PAINT.saffron)),
    rect(LEFT, 108, SPAN, 8, stage.lit(PAINT.saffron)),
    rect(LEFT, 560, SPAN, 200, zellige(stage, 44, 'blue')),
    rect(LEFT, 550, SPAN, 12, stage.lit(PAINT.white)),
    ...[200, 600, 1000, -200, 1400].map(
      (x) => path(archOutline(x, BASE, 316, 612), stage.lit(PAINT.white)) + path(at(x), green),
    ),
    through(stage, at(200), vault),
    through(stage, at(600), canopies),
    through(stage, at(1000), village),
    rect(LEFT, BASE, SPAN, 360, stage.lit('#d8c8a4')),
    rect(LEFT, BASE, SPAN, 16, stage.shade('#b9a884')),
    path('M40 830q30 -30 70 -10l40 -6l-10 40h-90zM900 850h150l-8 -46h-134z', stage.lit('#f4efe2')),
    path('M900 850h150l-4 -22h-142z', stage.lit('#b5532a')),
    ellipse(600, 850, 90, 20, stage.lit('#1d4f8f')),
    ellipse(600, 842, 76, 12, stage.lit('#4d3326')),
  ].join('');
}
