import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { roundOutline } from '../motifs/arch.ts';
import { terrain, tone } from '../motifs/backdrop.ts';
import { meadow } from '../motifs/meadow.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';

/** Scales of the rows of arches, farthest first. */
const ROWS = [0.16, 0.21, 0.28, 0.38, 0.54];
const EYE = { x: 600, y: 560 };

/** One row of arches without a roof: a wall with a broken top, openings, and the inside of its piers. */
function arcade(stage: Stage, scale: number, index: number): string {
  const { random } = stage;
  const foot = EYE.y + 330 * scale;
  const share = index / (ROWS.length - 1);
  const face = mix(stage.far(PAINT.earth, 0.5), stage.lit(PAINT.earth), share);
  const dark = mix(stage.far(PAINT.earthDark, 0.4), stage.shade(PAINT.earthDark), share);
  const reach = Math.ceil(1450 / (560 * scale));
  const at = (bay: number, size: number) =>
    roundOutline(EYE.x + bay * 560 * size, EYE.y + 330 * size, 380 * size, 790 * size);
  const bays = Array.from({ length: reach * 2 + 1 }, (_, bay) => bay - reach);
  const crest = bays.map(
    (bay) =>
      `L${n(EYE.x + (bay - 0.2) * 560 * scale)} ${n(EYE.y - random.between(560, 720) * scale)}L${n(EYE.x + (bay + 0.3) * 560 * scale)} ${n(EYE.y - random.between(570, 760) * scale)}`,
  );
  const wall = `M${LEFT} ${n(foot)}${crest.join('')}L${RIGHT} ${n(foot)}Z`;
  const holes = (size: number) => bays.map((bay) => at(bay, size)).join('');
  const courses = (index > 1 ? bays : []).flatMap((bay) =>
    [-520, -400, -120, 60, 200].map(
      (y) =>
        `M${n(EYE.x + (bay + random.between(0.37, 0.46)) * 560 * scale)} ${n(EYE.y + y * scale)}h${n(random.between(40, 90) * scale)}`,
    ),
  );
  return (
    path(wall + holes(scale * 0.92), dark, { 'fill-rule': 'evenodd' }) +
    path(wall + holes(scale), face, { 'fill-rule': 'evenodd' }) +
    path(courses.join(''), 'none', { stroke: dark, 'stroke-width': 7 * scale, opacity: 0.6 })
  );
}

/** The royal stables: row behind row of stone arches below the open sky, grass and pigeons among them. */
export function stables(stage: Stage): string {
  const grass = mix(stage.season.grass, '#8d9a55', 0.4);
  const stump = (x: number, width: number, top: number) =>
    polygon(
      [
        [x, 940],
        [x + 14, top + 40],
        [x + width * 0.5, top],
        [x + width - 10, top + 60],
        [x + width, 940],
      ],
      stage.lit(PAINT.earth),
    ) +
    polygon(
      [
        [x, 940],
        [x + 14, top + 40],
        [x + width * 0.3, top + 16],
        [x + width * 0.3, 940],
      ],
      stage.shade(PAINT.earthDark),
    );
  return [
    sky(stage, 620),
    clouds(stage, 3, 80),
    birds(stage, 9, [700, 150]),
    terrain('600L2000 600', stage.far(grass, 0.3)),
    ...ROWS.map(
      (scale, index) =>
        arcade(stage, scale, index) +
        terrain(
          `${n(EYE.y + 330 * scale)}L${RIGHT} ${n(EYE.y + 330 * scale)}`,
          tone(stage, grass, 0.7 - index * 0.08),
        ) +
        (index === 2 ? person(stage, 610, 662, 74, '#1d4f8f') : ''),
    ),
    path(
      'M420 740L780 740L860 760L360 760ZM140 740H320L260 770H20ZM900 740H1060L1180 770H990Z',
      stage.lit('#e8cf96'),
      { opacity: 0.5 },
    ),
    meadow(stage, 750, 880, { count: 70, color: '#8d9a55' }),
    stump(20, 150, 520),
    stump(1050, 170, 600),
    stump(-420, 160, 560),
    stump(1500, 160, 500),
    terrain('900Q600 870 2000 900', tone(stage, grass, 0.25)),
  ].join('');
}
