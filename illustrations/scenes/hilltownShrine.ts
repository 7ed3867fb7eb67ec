import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { framedArch } from '../motifs/arch.ts';
import { finial, minaret, tiledRoof } from '../motifs/buildings.ts';
import { hillside } from '../motifs/hillside.ts';
import { ridge } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

/** A village on the flank of a hill: houses among olive trees around a shrine with a green roof. */
export function shrineVillage(stage: Stage): string {
  const { random, season } = stage;
  const side = random.pick([1, -1]);
  const at = (x: number) => 600 + side * (x - 600);
  const slope = (x: number) => 620 - 300 / (1 + Math.exp(-(at(x) - 720) / 190));
  const outline = Array.from(
    { length: 57 },
    (_, index) => `${LEFT + index * 50} ${n(slope(LEFT + index * 50))}`,
  );
  const grove = (count: number, low: number, high: number, size: number, distance: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = LEFT + ((index + random.between(0.1, 0.9)) * (RIGHT - LEFT)) / count;
      const y = slope(x) + random.between(low, high);
      return path(
        `M${n(x - size)} ${n(y)}a${size} ${n(size * 0.8)} 0 0 1 ${size * 2} 0q${-size} ${n(size * 0.5)} ${-size * 2} 0z`,
        stage.far(PAINT.oliveDark, distance),
      );
    }).join('');
  const x = at(500);
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    birds(stage, 4, [at(330), 210]),
    ridge(stage, 560, 180, stage.far(PAINT.mountain, 0.64), { step: 300 }),
    ridge(stage, 600, 90, stage.far(PAINT.hill, 0.44), { step: 230 }),
    path(
      `M${outline.join('L')}V${BOTTOM}H${LEFT}Z`,
      stage.far(mix(season.grass, PAINT.hill, 0.4), 0.14),
    ),
    grove(46, 10, 90, 13, 0.26),
    hillside(stage, {
      crest: (px) => slope(px) + 34,
      from: at(600) - 400,
      to: at(600) + 400,
      rows: 7,
      foot: 760,
      size: 66,
      distance: 0.16,
      free: (px, py) => Math.abs(px - x) < 150 && py > 560,
    }),
    minaret(stage, {
      x: x + side * 156,
      base: 690,
      width: 42,
      height: 250,
      tiles: 'green',
      body: PAINT.lime,
    }),
    rect(x - 110, 560, 220, 160, stage.lit(PAINT.white)),
    rect(x - 110, 560, 50, 160, stage.shade(PAINT.white)),
    tiledRoof(stage, x, 564, 260, 116, 14),
    finial(stage, x, 450, 6),
    framedArch(
      x + 16,
      700,
      56,
      92,
      [[10, stage.lit(PAINT.greenTile)]],
      stage.deep(PAINT.cedarWood),
    ),
    rect(x - 190, 656, 80, 60, stage.lit(PAINT.white)),
    rect(x + 110, 650, 70, 66, stage.lit(PAINT.lime)),
    path(
      `M${LEFT} 730Q${n(x)} 684 ${RIGHT} 724V${BOTTOM}H${LEFT}Z`,
      mix(stage.lit(season.grass), stage.shade(PAINT.hill), 0.4),
    ),
    path(
      `M${n(x - 30)} 706Q${n(x + side * 90)} 790 ${n(x - side * 60)} 900H${n(x + side * 140)}Q${n(x + side * 190)} 780 ${n(x + 60)} 706Z`,
      stage.lit(PAINT.earthRoad),
    ),
    people(stage, x - 40, x + 100, 752, 3, 70),
    ...[-560, -330, -90, 90, 880, 1060, 1300, 1620].map((px, index) =>
      olive(stage, px, 800 + (index % 2) * 40, random.between(120, 170), 0.05),
    ),
    path(
      `M${LEFT} 876Q300 826 760 872T${RIGHT} 850V${BOTTOM}H${LEFT}Z`,
      stage.shade(mix(season.grass, PAINT.oliveDark, 0.35)),
    ),
  ].join('');
}
