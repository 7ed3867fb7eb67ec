import { houses, minaret } from '../motifs/buildings.ts';
import { ridge, slope } from '../motifs/land.ts';
import { massif } from '../motifs/relief.ts';
import { birds } from '../motifs/sky.ts';
import { roundStand, scattered } from '../motifs/stand.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';

/** Zalagh: a long dark back north of Fes with olive groves on its slopes and the town at its foot. */
export function zalagh(stage: Stage): string {
  const { random } = stage;
  const top = random.between(380, 560);
  return [
    ridge(stage, 560, 70, stage.far(PAINT.hill, 0.65), { step: 210 }),
    massif(
      stage,
      [
        [LEFT, 600],
        [-420, 540],
        [top - 480, 470],
        [top - 260, 372],
        [top - 120, 312],
        [top + 20, 290],
        [top + 190, 300],
        [top + 340, 338],
        [top + 520, 400],
        [top + 700, 440],
        [1500, 540],
        [RIGHT, 590],
      ],
      { color: '#7f8458', distance: 0.24, rugged: 0.03 },
    ),
    slope(596, 10, stage.far('#8d9160', 0.2), -110),
    roundStand(
      stage,
      scattered(stage, 72, [572, 690], [22, 44]),
      PAINT.oliveDark,
      PAINT.olive,
      0.18,
    ),
    minaret(stage, {
      x: random.pick([330, 870]),
      base: 800,
      width: 34,
      height: 220,
      tiles: 'green',
    }),
    houses(stage, 716, 800, { rows: 2, size: 92, from: -640, to: 1840 }),
    slope(836, -10, stage.shade(stage.season.grass), -60),
    olive(stage, random.between(120, 220), 850, 150),
    olive(stage, -380, 850, 160),
    olive(stage, 1320, 850, 150),
    cypress(stage, random.between(1020, 1070), 850, 210),
    birds(stage, 5, [300, 210]),
  ].join('');
}
