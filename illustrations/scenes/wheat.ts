import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { crownTree } from '../motifs/crown.ts';
import { harvester, tractor } from '../motifs/farmMachines.ts';
import { ridge } from '../motifs/land.ts';
import { along, type Vanishing } from '../motifs/rows.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { stork } from '../motifs/standingStork.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';

/** The Saïs plain: strips of fields to the horizon, one tree, storks, a distant machine. */
export function wheat(stage: Stage): string {
  const { random, season } = stage;
  const x = random.between(380, 820);
  const field: Vanishing = { x, y: 508, top: 548 };
  const tree = x < 600 ? random.between(770, 880) : random.between(290, 400);
  const summer = season.field === '#dcb65c';
  const hedges = Array.from(
    { length: 40 },
    (): Spot => [random.between(LEFT, RIGHT), random.between(549, 556), random.between(12, 34)],
  );
  const machine = x < 600 ? random.between(250, 420) : random.between(800, 940);
  return [
    sky(stage, 560),
    clouds(stage, 4, 130),
    ridge(stage, 548, 96, stage.far(PAINT.mountain, 0.7), { step: 260 }),
    ridge(stage, 556, 46, stage.far(PAINT.hill, 0.5), { step: 200 }),
    birds(stage, 4, [tree > 600 ? 320 : 820, 200]),
    stripsOfFields(stage, field),
    roundStand(stage, hedges, '#4f6340', '#7d8a5a', 0.34),
    summer ? harvester(stage, machine, 640) : tractor(stage, machine, 640),
    ellipse(tree - 60, 716, 190, 17, stage.shade(mix(season.field, PAINT.soil, 0.4)), {
      opacity: '.6',
    }),
    crownTree(stage, tree, 716, 400, { color: '#66804a', width: 1.02 }),
    crownTree(stage, tree < 600 ? 1520 : -380, 690, 230, {
      color: '#66804a',
      width: 1,
      distance: 0.1,
    }),
    crownTree(stage, tree < 600 ? -420 : 1560, 668, 180, {
      color: '#66804a',
      width: 1,
      distance: 0.16,
    }),
    stork(stage, x < 600 ? tree - 330 : tree + 300, 782, 122),
    stork(stage, x < 600 ? tree - 220 : tree + 410, 764, 104),
  ].join('');
}

/** Strips of grain, fallow land and green crops, with lines on the near ones. */
function stripsOfFields(stage: Stage, field: Vanishing): string {
  const { random, season } = stage;
  const colors: [Color, ...Color[]] = [
    season.field,
    mix(season.field, '#fff0c0', 0.28),
    season.field,
    mix(season.grass, season.field, 0.3),
    mix(PAINT.soil, season.field, 0.35),
    mix(season.field, PAINT.earthRoad, 0.4),
  ];
  const parts = [rect(LEFT, field.top - 2, RIGHT - LEFT, BOTTOM, stage.far(season.field, 0.15))];
  const lines: string[] = [];
  const reach = (1500 * (BOTTOM - field.y)) / (field.top - field.y);
  let last = '';
  for (let foot = field.x - reach; foot < field.x + reach; ) {
    const away = Math.abs(foot - field.x);
    const wide = random.between(260, 620) * (1 + away / 2600);
    let color = random.pick(colors);
    if (color === last) color = mix(color, PAINT.oliveDark, 0.22);
    last = color;
    parts.push(
      polygon(
        [
          [along(field, foot, field.top), field.top],
          [along(field, foot + wide, field.top), field.top],
          [foot + wide, BOTTOM],
          [foot, BOTTOM],
        ],
        stage.lit(color),
      ),
    );
    for (let at = foot + 30; at < foot + wide && away < 4200; at += 74 + away * 0.03) {
      const top = random.between(600, 660);
      lines.push(`M${n(along(field, at, top))} ${n(top)}L${n(at + 7)} ${BOTTOM}H${n(at - 7)}z`);
    }
    foot += wide;
  }
  return parts.join('') + path(lines.join(''), stage.shade(season.field), { opacity: '.3' });
}
