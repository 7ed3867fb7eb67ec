import { roundOutline } from '../motifs/arch.ts';
import { backdrop, terrain, tone } from '../motifs/backdrop.ts';
import { meadow } from '../motifs/meadow.ts';
import { person } from '../motifs/people.ts';
import { column } from '../motifs/roman.ts';
import { nest, stork } from '../motifs/stork.ts';
import { olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

/** The paved main street of Volubilis between broken arcades, climbing from the arch in the distance. */
export function decumanus(stage: Stage): string {
  const stone = PAINT.limestone;
  const pillar = (side: 1 | -1, index: number) => {
    const scale = 0.22 * 1.62 ** index;
    const x = 600 + side * 330 * scale * 2;
    const base = 470 + 200 * scale;
    const height = [430, 300, 520, 200, 470][(index + (side > 0 ? 2 : 0)) % 5] ?? 300;
    return column(stage, {
      x,
      base,
      width: 74 * scale * 1.6,
      height: height * scale * 1.25,
      broken: height < 400,
    });
  };
  return [
    backdrop(stage, 420, { mountain: 130, hill: 70, flock: [300, 140] }),
    ...[-420, 60, 190, 980, 1100, 1500].map((x) => olive(stage, x, 450, 90, 0.3)),
    terrain('440Q600 420 2000 440', stage.far(stage.season.grass, 0.16)),
    // The arch at the end of the street.
    path(
      `M500 470V330H524V316H676V330H700V470Z${roundOutline(600, 470, 74, 116)}`,
      stage.far(stone, 0.2),
      { 'fill-rule': 'evenodd' },
    ),
    path('M500 470V330H524V316H556V470Z', stage.far(PAINT.stone, 0.1)),
    rect(494, 356, 212, 10, stage.far(PAINT.white, 0.2)),
    rect(520, 300, 160, 18, stage.far(stone, 0.3)),
    terrain('500Q300 470 560 470T900 480T2000 500', tone(stage, stage.season.grass, 0.8)),
    path('M560 468H640L1120 960H80Z', stage.lit('#d9cba8')),
    path('M546 492H654M516 520H684M482 556H718M432 606H768M364 676H836M268 770H932', 'none', {
      stroke: stage.shade('#a8987a'),
      'stroke-width': 5,
      opacity: 0.7,
    }),
    path('M600 468V960M580 468L340 960M620 468L860 960M570 468L210 960M630 468L990 960', 'none', {
      stroke: stage.shade('#a8987a'),
      'stroke-width': 4,
      opacity: 0.5,
    }),
    // Kerbs and low walls of houses.
    path('M560 468L80 960H-60L540 470ZM640 468L1120 960H1260L660 470Z', stage.lit(PAINT.stone)),
    path(
      'M-800 700L300 600L330 640L-800 800ZM2000 690L900 590L880 630L2000 790Z',
      stage.lit(stone),
    ),
    path(
      'M-800 760L320 630L330 640L-800 800ZM2000 750L890 620L880 630L2000 790Z',
      stage.shade(PAINT.stone),
    ),
    ...[0, 1, 2, 3].flatMap((index) => [pillar(-1, index), pillar(1, index)]),
    nest(stage, 981, 246, 74),
    stork(stage, 981, 232, 84),
    person(stage, 570, 560, 74, '#1d4f8f'),
    person(stage, 680, 690, 130, '#b5532a'),
    meadow(stage, 720, 900, { count: 60, from: -780, to: 260 }),
    meadow(stage, 720, 900, { count: 60, from: 960, to: 1980 }),
  ].join('');
}
