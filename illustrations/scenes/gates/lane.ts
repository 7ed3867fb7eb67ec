import { framedArch } from '../../motifs/arch.ts';
import { battlements, rampart } from '../../motifs/buildings.ts';
import { mule } from '../../motifs/donkey.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path, place, polygon, rect } from '../../svg.ts';

/** Bab Guissa from the steep lane inside: mules come down between the walls. */
export function guissa(stage: Stage): string {
  const sacks =
    rect(-74, -150, 62, 84, stage.lit('#b98a55'), { rx: 10 }) +
    rect(14, -146, 54, 76, stage.shade('#a8743f'), { rx: 10 });
  const laden = (x: number, y: number, scale: number, coat: `#${string}`) =>
    place([x, y], scale, mule(stage, coat, { load: sacks }));
  return [
    sky(stage, 520),
    clouds(stage, 2, 90),
    birds(stage, stage.random.whole(3, 6), [600, 110]),
    rampart(stage, 300, 520),
    rect(460, 170, 280, 340, stage.lit(PAINT.earth)),
    rect(460, 170, 60, 340, stage.shade(PAINT.earth)),
    battlements(457, 172, 286, 32, stage.lit(PAINT.earth)),
    rect(500, 222, 200, 16, stage.lit(PAINT.lime)),
    framedArch(
      606,
      510,
      126,
      224,
      [
        [18, stage.lit(PAINT.lime)],
        [8, stage.lit(PAINT.earthDark)],
      ],
      stage.light.sky[2],
    ),
    rect(543, 462, 126, 48, stage.far(PAINT.hill, 0.4)),
    // The walls and the steps of the lane.
    polygon(
      [
        [LEFT, 60],
        [150, 60],
        [430, 330],
        [430, 560],
        [60, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#d8b78a'),
    ),
    polygon(
      [
        [RIGHT, -20],
        [1040, -20],
        [780, 300],
        [780, 560],
        [1140, BOTTOM],
        [RIGHT, BOTTOM],
      ],
      stage.lit('#e3c79a'),
    ),
    polygon(
      [
        [430, 510],
        [780, 510],
        [1140, BOTTOM],
        [60, BOTTOM],
      ],
      stage.lit('#c9a478'),
    ),
    ...[536, 572, 618, 676, 748, 840].map((y) => {
      const share = (y - 510) / 590;
      return rect(430 - 370 * share, y, 350 + 730 * share, 5 + share * 9, stage.shade('#a8825c'), {
        opacity: 0.6,
      });
    }),
    polygon(
      [
        [250, 500],
        [330, 500],
        [330, 654],
        [250, 738],
      ],
      stage.shade(PAINT.blueTile),
    ),
    path('M930 330l84-40v150l-84 20zM860 360l44-20v100l-44 12z', stage.lamp()),
    path('M930 560l84-20v290l-84-78z', stage.lit('#7a4a2b')),
    person(stage, 570, 560, 92, '#7a4a2b'),
    laden(640, 612, 0.72, '#8a7764'),
    laden(500, 800, 1.25, '#6f5a48'),
    person(stage, 790, 800, 190, '#16324f'),
  ].join('');
}
