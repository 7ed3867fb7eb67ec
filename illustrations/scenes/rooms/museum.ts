import { tone } from '../../motifs/backdrop.ts';
import { indoors } from '../../motifs/lamp.ts';
import { person } from '../../motifs/people.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, rect } from '../../svg.ts';

/** A gallery of finds: inscribed stones and a jar on plinths, with the columns outside. */
export function findsGallery(open: Stage): string {
  const stage = indoors(open);
  const plinth = (x: number, w: number, h: number) =>
    rect(x - w / 2, 800 - h, w, h, stage.lit(PAINT.white)) +
    rect(x - w / 2, 800 - h, w * 0.28, h, stage.shade(PAINT.lime)) +
    rect(x - w / 2 - 12, 796 - h, w + 24, 16, stage.lit(PAINT.limestone));
  const slab = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y}L${x + w * 0.1} ${y - h}L${x + w * 0.92} ${y - h * 0.94}L${x + w} ${y}Z`,
      stage.lit(PAINT.limestone),
    ) +
    path(
      `M${x} ${y}L${x + w * 0.1} ${y - h}L${x + w * 0.2} ${y - h}L${x + w * 0.14} ${y}Z`,
      stage.shade(PAINT.stone),
    ) +
    path(
      [0.2, 0.36, 0.52, 0.68, 0.84]
        .map(
          (at) =>
            `M${x + w * 0.26} ${y - h * (1 - at) - 6}H${x + w * (0.84 - ((at * 10) % 3) * 0.04)}`,
        )
        .join(''),
      'none',
      {
        stroke: stage.shade('#8d7a5c'),
        'stroke-width': h * 0.05,
        'stroke-dasharray': '14 7 22 6 9 8',
      },
    );
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#d8c8a8', 0.75)),
    // The long window to the ruins.
    rect(-300, 150, 1900, 280, open.light.sky[1]),
    rect(-300, 300, 1900, 130, open.far(open.season.grass, 0.2)),
    path('M-300 310Q300 250 700 290T1600 280V330H-300Z', open.far(PAINT.mountain, 0.5)),
    path(
      'M180 340v-120h16v120zM230 340v-120h16v120zM280 340v-120h16v120zM170 220h140v-14H170zM860 340v-90q0 -40 50 -40t50 40v90h-20v-84q0 -26 -30 -26t-30 26v84z',
      open.far(PAINT.limestone, 0.12),
    ),
    path(
      'M-300 150H1600V166H-300ZM-300 416H1600V432H-300ZM-60 150h14v280h-14zM390 150h14v280h-14zM790 150h14v280h-14zM1240 150h14v280h-14z',
      stage.deep('#6d6258'),
    ),
    rect(LEFT, TOP, SPAN, 470, tone(stage, '#8d7a62', 0.5)),
    ...[200, 600, 1000].map(
      (x) =>
        path(`M${x - 20} 70h40l-8 30h-24z`, stage.deep('#3a3632')) +
        path(`M${x - 12} 100L${x - 150} 800H${x + 150}L${x + 12} 100Z`, '#fff0bd', {
          opacity: 0.13,
        }),
    ),
    rect(LEFT, 790, SPAN, 340, tone(stage, '#b5a284', 0.65)),
    rect(LEFT, 786, SPAN, 10, stage.shade('#8d7a5c')),
    plinth(200, 260, 150),
    plinth(600, 220, 230),
    plinth(1000, 260, 150),
    slab(90, 650, 220, 290),
    slab(890, 650, 230, 250),
    // A jar for oil, its handles and its pointed foot in a ring.
    path(
      'M566 570H634L622 548Q690 500 680 420Q670 370 628 350V300H640V286H560V300H572V350Q530 370 520 420Q510 500 578 548Z',
      stage.lit('#c98a5a'),
    ),
    path(
      'M566 570H590L584 548Q550 500 556 420Q560 370 590 350V286H560V300H572V350Q530 370 520 420Q510 500 578 548Z',
      stage.shade('#b0703f'),
    ),
    path('M570 306Q510 310 524 396M630 306Q690 310 676 396', 'none', {
      stroke: stage.shade('#b0703f'),
      'stroke-width': 15,
    }),
    person(stage, 420, 890, 290, '#16324f'),
    person(stage, 790, 900, 280, '#b5532a'),
    rect(LEFT, 960, SPAN, 200, stage.deep('#6d6258'), { opacity: 0.4 }),
  ].join('');
}
