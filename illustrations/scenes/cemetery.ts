import { n } from '../../domain/format/svgPath.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

/** The Jewish cemetery of Fes: close rows of rounded, limewashed tombs on a slope below the town. */
export function cemetery(stage: Stage): string {
  const { random } = stage;
  const rows = Array.from({ length: 7 }, (_, row) => {
    const near = row / 6;
    const size = 54 + near * near * 130;
    const y = 420 + near * 420 + near * near * 40;
    const shape = { front: '', side: '', niche: '' };
    for (let x = -760 + random.between(0, size); x < 1960; x += size * 1.34) {
      if (Math.abs(x + size * 0.5 - (640 - near * 120)) < size * 0.55) continue;
      const w = size * 0.72;
      const h = size * 0.46;
      const deep = size * 0.34;
      // A half-cylinder, seen from its end and from its long side.
      shape.side += `M${n(x + w * 0.5)} ${n(y - h)}l${n(deep)} ${n(-h * 0.5)}q${n(w * 0.52)} 0 ${n(w * 0.5)} ${n(h * 0.8)}l${n(-deep)} ${n(h * 0.7)}z`;
      shape.front += `M${n(x)} ${n(y)}v${n(-h * 0.5)}a${n(w / 2)} ${n(h * 0.5)} 0 0 1 ${n(w)} 0v${n(h * 0.5)}z`;
      shape.niche += `M${n(x + w * 0.4)} ${n(y)}v${n(-h * 0.36)}q${n(w * 0.1)} ${n(-h * 0.2)} ${n(w * 0.2)} 0v${n(h * 0.36)}z`;
    }
    return [
      rect(LEFT, y - 2, SPAN, 8, stage.shade(stage.season.grass)),
      path(shape.side, stage.lit(PAINT.white)),
      path(shape.front, stage.shade(PAINT.lime)),
      path(shape.niche, stage.deep('#6d5a4a')),
    ].join('');
  });
  const monument = (x: number, base: number, w: number, h: number) =>
    rect(x, base - h, w, h, stage.lit(PAINT.white)) +
    rect(x, base - h, w * 0.3, h, stage.shade(PAINT.white)) +
    path(
      `M${x - 8} ${base - h}Q${x + w / 2} ${base - h - w * 0.7} ${x + w + 8} ${base - h}Z`,
      stage.lit(PAINT.lightBlue),
    ) +
    path(
      `M${x + w * 0.42} ${base}v${-h * 0.4}q${w * 0.12} ${-h * 0.14} ${w * 0.24} 0v${h * 0.4}z`,
      stage.deep('#6d5a4a'),
    );
  return [
    sky(stage, 420),
    clouds(stage, 2, 90),
    ridge(stage, 330, 90, stage.far(PAINT.hill, 0.6), { step: 260 }),
    roofscape(stage, {
      rows: 2,
      size: 84,
      haze: 0.3,
      line: (x, row) => 250 + row * 44 + (x - 600) * 0.03,
    }),
    rect(LEFT, 360, SPAN, 60, stage.lit(PAINT.earth)),
    polygon(
      [
        [LEFT, 400],
        [RIGHT, 400],
        [RIGHT, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.lit(stage.season.grass),
    ),
    cypress(stage, 120, 420, 210),
    cypress(stage, 1050, 424, 240),
    monument(820, 450, 90, 110),
    rows.slice(0, 3).join(''),
    monument(260, 560, 110, 130),
    rows.slice(3).join(''),
    person(stage, 606, 640, 92, '#16324f'),
    birds(stage, random.whole(3, 5), [420, 170]),
  ].join('');
}
