import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { BERBER, BHALIL, houseRow, KASBAH, outliers } from '../motifs/dwelling.ts';
import { fortress } from '../motifs/kasbahTowers.ts';
import { ridge, slope } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { massif } from '../motifs/relief.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand } from '../motifs/stand.ts';
import { fruitTree } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A mountain village: the painted cave houses of Bhalil, a kasbah, or stone houses with terraces. */
export function village(stage: Stage): string {
  const { random, season, motif } = stage;
  const manner = motif === 'bhalil' ? BHALIL : motif === 'kasbah' ? KASBAH : BERBER;
  const middle = random.between(470, 640);
  const hill = (x: number) => 690 - 330 * Math.exp(-(((x - middle) / 420) ** 2));
  const outline: string[] = [];
  for (let x = LEFT; x <= RIGHT; x += 60) outline.push(`${x} ${n(hill(x) + 26)}`);
  const snowy = season.snow && motif !== 'bhalil';
  const soil = snowy ? '#d9d6c8' : mix(manner.ground, season.grass, 0.3);
  const rows = [0.04, 0.3, 0.55, 0.8].map((share, row) =>
    houseRow(stage, manner, middle, row, (x) => hill(x) + 46 + share * (720 - hill(x))),
  );
  return [
    sky(stage, 640),
    clouds(stage, 3, 130),
    massif(
      stage,
      [
        [LEFT, 560],
        [-480, 400],
        [-160, 520],
        [middle - 400, 470],
        [middle + 330, 500],
        [middle + 540, 330],
        [middle + 760, 450],
        [1500, 380],
        [RIGHT, 540],
      ],
      { color: PAINT.mountain, distance: 0.5, snowLine: season.snow ? 440 : undefined },
    ),
    ridge(stage, 640, 110, stage.far(PAINT.hill, 0.4), { step: 220 }),
    path(`M${outline.join('L')}V${BOTTOM}H${LEFT}Z`, stage.lit(soil)),
    terraces(stage, hill, soil),
    motif === 'kasbah' ? fortress(stage, middle, hill(middle) + 60) : '',
    rows.join(''),
    outliers(stage, manner, middle, (x) => hill(x) + 60),
    slope(768, 10, stage.lit(mix(snowy ? '#e4e6dc' : season.grass, manner.ground, 0.2)), -30),
    path(
      `M${n(middle + 30)} 780C${n(middle - 20)} 830 ${n(middle + 260)} 880 ${n(middle + 60)} ${BOTTOM}H${n(middle + 330)}C${n(middle + 430)} 890 ${n(middle + 70)} 830 ${n(middle + 74)} 780Z`,
      stage.lit(PAINT.earthRoad),
    ),
    fruitTree(stage, middle - 400, 838, 190, { blossom: '#f6e1e4' }),
    fruitTree(stage, middle + 460, 830, 210, { blossom: '#f6e1e4' }),
    fruitTree(stage, -330, 840, 190, { blossom: '#f6e1e4' }),
    fruitTree(stage, 1480, 840, 200, { blossom: '#f6e1e4' }),
    person(stage, middle + 110, 848, 76),
    person(stage, middle + 66, 826, 66),
    birds(stage, 5, [300, 190]),
  ].join('');
}

/** Dry stone walls with trees along the slope beside the houses. */
function terraces(stage: Stage, hill: (x: number) => number, soil: Color): string {
  const { random, season } = stage;
  const dark = season.bare ? '#7a6d58' : '#5f7a44';
  const walls: string[] = [];
  const spots = [0.26, 0.5, 0.76].flatMap((share, row) => {
    const y = (x: number) => hill(x) + 30 + share * (770 - hill(x));
    let d = '';
    for (let x = LEFT; x <= RIGHT; x += 70) d += `${d ? 'L' : 'M'}${x} ${n(y(x))}`;
    walls.push(
      path(d, 'none', {
        stroke: stage.shade(mix(soil, PAINT.rock, 0.5)),
        'stroke-width': 7 + row * 4,
      }),
    );
    return Array.from({ length: 17 }, () => {
      const x = random.between(LEFT + 120, RIGHT - 120);
      return [x, y(x) - 2, random.between(30, 46) + row * 10] as const;
    });
  });
  return (
    walls.join('') + roundStand(stage, spots, dark, season.bare ? '#96876c' : season.leaf, 0.08)
  );
}
