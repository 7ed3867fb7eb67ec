import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { defineGroup, placeGroup, reflection } from '../motifs/copies.ts';
import { sheep } from '../motifs/flock.ts';
import { grass, open, volcanic, wooded } from '../motifs/lakeShores.ts';
import { water } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { reeds } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { line, path } from '../svg.ts';

/** A mountain lake in calm weather: Aoua with poplars, Sidi Ali in bare hills, Ifrah, or another. */
export function lake(stage: Stage): string {
  const { random } = stage;
  const shore = random.between(540, 575);
  const view = stage.motif ?? random.pick(['aoua', 'aoua', 'ifrah', 'sidi-ali']);
  const far =
    view === 'sidi-ali'
      ? volcanic(stage, shore)
      : view === 'ifrah' || view === 'pasture'
        ? open(stage, shore)
        : wooded(stage, shore);
  const bank = defineGroup(stage, far);
  return [
    sky(stage, shore),
    clouds(stage, 3, 140),
    birds(stage, 5, [random.between(300, 620), 220]),
    placeGroup(bank, 0, 0),
    water(stage, shore, BOTTOM, PAINT.water),
    reflection(stage, bank, shore, 0.5, 0.72),
    path(`M${LEFT} ${n(shore)}H${RIGHT}v4H${LEFT}Z`, stage.light.disc.color, { opacity: 0.35 }),
    view === 'ifrah' || view === 'pasture' ? pasture(stage) : nearBank(stage, view === 'sidi-ali'),
  ].join('');
}

/** The near bank in one corner, with reeds, or only stones on a bare shore. */
function nearBank(stage: Stage, bare: boolean): string {
  const { random } = stage;
  const color = stage.season.snow ? PAINT.snow : bare ? '#a08660' : grass(stage);
  const d = `M${LEFT} 930Q-60 786 240 842T720 1100H${LEFT}Z`;
  return (
    path(d, mix(stage.shade(color), stage.lit(color), 0.3)) +
    path(`M${LEFT} 970Q-60 834 180 884T520 1100H${LEFT}Z`, stage.shade(color)) +
    (bare
      ? ''
      : reeds(stage, 60, 858, 210, 120) +
        reeds(stage, -420, 880, 340, 130) +
        reeds(stage, 1380, 1000, 500, 130)) +
    path(`M${RIGHT} 900Q1500 850 1180 1100H${RIGHT}Z`, stage.shade(color)) +
    (bare || random.chance(0.5) ? '' : reeds(stage, 300, 905, 90, 90))
  );
}

/** Pasture along the near shore. */
function pasture(stage: Stage): string {
  const color = grass(stage);
  const direction = stage.random.pick([1, -1]);
  const at = 600 - direction * stage.random.between(60, 140);
  return (
    path(
      `M${LEFT} 800Q200 750 620 806T${RIGHT} 790V1100H${LEFT}Z`,
      mix(stage.shade(color), stage.lit(color), 0.55),
    ) +
    path(`M${LEFT} 874Q500 838 ${RIGHT} 900V1100H${LEFT}Z`, stage.shade(color)) +
    sheep(stage, at, 832, { count: 9, width: 560, size: 46, depth: 44 }) +
    person(
      stage,
      at + direction * 370,
      842,
      118,
      stage.random.pick(['#7a4a2b', '#f1e4c8', '#16324f']),
    ) +
    line(
      [
        [at + direction * 370 + 26, 846],
        [at + direction * 370 + 20, 740],
      ],
      stage.shade(PAINT.cedarWood),
      4,
    ) +
    sheep(stage, -350, 836, { count: 4, width: 260, size: 32 }) +
    sheep(stage, 1500, 840, { count: 5, width: 320, size: 32 })
  );
}
