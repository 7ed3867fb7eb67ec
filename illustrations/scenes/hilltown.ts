import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { hillside } from '../motifs/hillside.ts';
import { ridge } from '../motifs/land.ts';
import { roundMinaret, sanctuary } from '../motifs/sanctuary.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { shrineVillage } from './hilltownShrine.ts';
import { taza } from './hilltownTaza.ts';

/** Moulay Idriss: white houses on two hills, with the green roofs of the sanctuary between them. */
export function hilltown(stage: Stage): string {
  if (stage.motif === 'taza') return taza(stage);
  if (stage.motif === 'shrine-village') return shrineVillage(stage);
  const { random } = stage;
  const saddle = random.between(540, 660);
  const peaks = [
    { x: saddle - random.between(330, 370), height: random.between(330, 380) },
    { x: saddle + random.between(320, 360), height: random.between(270, 350) },
  ];
  const crest = (x: number) =>
    670 -
    peaks.reduce((most, peak) => {
      const away = (x - peak.x) / 300;
      return Math.max(most, peak.height * Math.exp(-away * away * 1.25));
    }, 0);
  const hill = Array.from({ length: 57 }, (_, index) => {
    const x = LEFT + index * 50;
    return `${index ? 'L' : 'M'}${x} ${n(crest(x) - 4)}`;
  });
  const free = (x: number, y: number) => Math.abs(x - saddle) < 165 && y > 560 && y < 665;
  return [
    sky(stage, 640),
    clouds(stage, 3, 110),
    birds(stage, 5, [saddle, 190]),
    ridge(stage, 660, 330, stage.far(PAINT.mountain, 0.62), { step: 330 }),
    ridge(stage, 690, 220, stage.far(PAINT.hill, 0.42), { step: 260 }),
    grove(stage, 560, 640, 44, 0.4),
    path(`${hill.join('')}V${BOTTOM}H${LEFT}Z`, stage.far(PAINT.hill, 0.22)),
    hillside(stage, {
      crest,
      from: (peaks[0]?.x ?? 0) - 330,
      to: (peaks[1]?.x ?? 0) + 330,
      rows: 9,
      foot: 735,
      size: 64,
      free,
    }),
    roundMinaret(
      stage,
      (peaks[1]?.x ?? 900) + random.between(-30, 50),
      crest(peaks[1]?.x ?? 900) + 84,
    ),
    sanctuary(stage, saddle),
    // Foreground: gardens and olive slopes, without detail, so that a title is readable on them.
    polygon(
      [
        [LEFT, 720],
        [-260, 700],
        [120, 742],
        [saddle - 190, 752],
        [saddle + 190, 754],
        [1080, 736],
        [1460, 690],
        [RIGHT, 720],
        [RIGHT, BOTTOM],
        [LEFT, BOTTOM],
      ],
      mix(stage.lit(stage.season.grass), stage.shade(PAINT.hill), 0.45),
    ),
    grove(stage, 742, 800, 26, 0.12, [-600, -340, 150, 280, 920, 1050, 1400, 1700]),
    path(
      `M${LEFT} 850Q${n(saddle - 300)} 760 ${n(saddle + 200)} 836T${RIGHT} 800V${BOTTOM}H${LEFT}Z`,
      stage.shade(mix(stage.season.grass, PAINT.oliveDark, 0.35)),
    ),
    ...[-520, -330, -60, 70, 1130, 1290, 1580, 1760].map((x) =>
      olive(
        stage,
        x + random.between(-30, 30),
        850 + random.between(-6, 30),
        random.between(110, 170),
        0.04,
      ),
    ),
  ].join('');
}

/** Distant olive trees: near given positions, or all over the slopes. */
function grove(
  stage: Stage,
  top: number,
  bottom: number,
  count: number,
  distance: number,
  near: readonly number[] = [],
): string {
  const { random } = stage;
  const tufts = Array.from({ length: count }, (_, index) => {
    const around = near[index % near.length];
    const x = around === undefined ? random.between(LEFT, RIGHT) : around + random.between(-90, 90);
    const y = random.between(top, bottom);
    const size = 9 + ((y - 500) / 300) * 14;
    return `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 0.8)} 0 0 1 ${n(size * 2)} 0q${n(-size)} ${n(size * 0.5)} ${n(-size * 2)} 0z`;
  });
  return path(tufts.join(''), stage.far(PAINT.oliveDark, distance));
}
