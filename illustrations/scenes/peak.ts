import type { Point } from '../../domain/format/svgPath.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { ridge, slope } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { massif } from '../motifs/relief.ts';
import { sheep } from '../motifs/sheep.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedarStand, roundStand, scattered } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { tazekka } from './peakTazekka.ts';
import { zalagh } from './peakZalagh.ts';

/** A mountain above ridges: Bou Naceur, Zalagh near Fes, Tazekka, or a rock peak. */
export function peak(stage: Stage): string {
  const front =
    stage.motif === 'bou-naceur'
      ? bouNaceur(stage)
      : stage.motif === 'zalagh'
        ? zalagh(stage)
        : stage.motif === 'tazekka'
          ? tazekka(stage)
          : horn(stage);
  return [sky(stage, 620), clouds(stage, 3, 150), front].join('');
}

/** Bou Naceur: a long high ridge with a snow-covered crest, above a bare plain. */
function bouNaceur(stage: Stage): string {
  const { random } = stage;
  const tops: Point[] = [[LEFT - 40, 470]];
  const summit = random.between(430, 700);
  for (let x = LEFT + 110; x < RIGHT + 100; x += random.between(120, 270)) {
    const near = Math.exp(-(((x - summit) / 620) ** 2));
    tops.push([x, 430 - near * 190 - random.between(0, 46)]);
    tops.push([x + random.between(40, 90), 452 - near * 180 + random.between(0, 14)]);
  }
  const flock = random.between(480, 760);
  return [
    massif(stage, tops, {
      color: '#8a8797',
      distance: 0.28,
      snowLine: stage.season.snow ? 450 : 352,
      rugged: 0.1,
    }),
    ridge(stage, 570, 60, stage.far(PAINT.hill, 0.45), { step: 190 }),
    ridge(stage, 640, 56, stage.far(PAINT.redSoil, 0.28), { step: 230 }),
    slope(672, 30, stage.far(stage.season.field, 0.1), -30),
    roundStand(stage, scattered(stage, 44, [690, 756], [18, 40]), '#5c6b44', '#8a8f5c', 0.1),
    slope(790, -10, stage.lit(stage.season.grass), -40),
    sheep(stage, flock, 812),
    person(stage, flock - 110, 822, 56, '#7a4a2b'),
    roundStand(
      stage,
      [
        [200, 812, 90],
        [-310, 830, 120],
        [1490, 815, 110],
      ],
      '#4f6040',
      '#7d8a5a',
      0,
    ),
    birds(stage, 4, [360, 180]),
  ].join('');
}

/** A sharp peak above two ridges, for other mountains. */
function horn(stage: Stage): string {
  const { random } = stage;
  const top = random.between(430, 720);
  const wide = random.between(280, 380);
  return [
    ridge(stage, 540, 130, stage.far(PAINT.mountain, 0.68), { step: 170, rugged: true }),
    massif(
      stage,
      [
        [LEFT, 600],
        [-560, 430],
        [-300, 520],
        [top - wide * 1.5, 470],
        [top - wide * 0.8, 372],
        [top - wide * 0.55, 392],
        [top, 165],
        [top + wide * 0.5, 350],
        [top + wide * 0.75, 322],
        [top + wide * 1.4, 490],
        [1460, 410],
        [1700, 500],
        [RIGHT, 440],
      ],
      {
        color: '#93897c',
        distance: 0.22,
        snowLine: stage.season.snow ? 420 : random.pick([undefined, 300]),
      },
    ),
    ridge(stage, 640, 90, stage.far(PAINT.hill, 0.35), { step: 200 }),
    cedarStand(stage, scattered(stage, 70, [600, 680], [26, 44]), 0.3),
    slope(700, 20, stage.far(stage.season.grass, 0.12), -60),
    cedarStand(stage, scattered(stage, 24, [690, 760], [54, 80]), 0.12),
    slope(800, -10, stage.lit(stage.season.grass), -40),
    darkCedar(stage, random.pick([170, 1010]), 830, 330),
    darkCedar(stage, -420, 835, 300),
    darkCedar(stage, 1540, 835, 320),
    birds(stage, 4, [300, 190]),
  ].join('');
}
