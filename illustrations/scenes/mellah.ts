import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { battlements } from '../motifs/buildings.ts';
import { balconyHouse } from '../motifs/mellahHouse.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { type Project, view } from '../motifs/space.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { group, line, path, polygon, rect } from '../svg.ts';
import { clockHouse } from './clockHouse.ts';
import { prayerHall } from './prayerHall.ts';
import { synagogue } from './synagogue.ts';

const HALF = 4.1;
const DEPTH = 25;
const WALLS: readonly [Color, ...Color[]] = [
  '#ecd9ae',
  '#e0b184',
  '#d9c7a0',
  '#d3a377',
  '#e8cfa8',
  '#c9b99a',
];
const WOODS: readonly [Color, ...Color[]] = ['#7a4a2b', '#6b3f26', '#8a5a36', '#4f6a58'];

/** The main street of the Mellah of Fes: houses with wooden balconies, and a gate at the end. */
export function mellah(stage: Stage): string {
  if (stage.motif === 'clock-house') return clockHouse(stage);
  if (stage.motif === 'synagogue') return synagogue(stage);
  if (stage.motif === 'prayer-hall') return prayerHall(stage);
  const { random } = stage;
  const x = random.pick([470, 520, 680, 730]) + random.between(-20, 20);
  const project = view({ x, y: 600, focal: 760, whole: true });
  const road = mix(PAINT.earthRoad, PAINT.stone, 0.35);
  const floor = project(0, 0, DEPTH)[1];
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    birds(stage, 5, [x + random.pick([-60, 60]), 130]),
    gate(stage, x, floor, 760 / DEPTH),
    rect(LEFT, floor, SPAN, BOTTOM, stage.lit(road)),
    paving(stage, project, road),
    row(stage, project, -1),
    row(stage, project, 1),
    ...[17, 13, 9.5, 7.4].map((z, index) => {
      const lane = [0.7, -1, 1.4, -1.2][index] ?? 0;
      const [at, base] = project(lane + random.between(-0.5, 0.5), 0, z);
      return person(stage, at, base, (1.72 * 760) / z);
    }),
  ].join('');
}

/** A row of houses of different colours and heights, farthest first. */
function row(stage: Stage, project: Project, side: -1 | 1): string {
  const { random } = stage;
  const houses: string[] = [];
  for (let from = 1.5; from < DEPTH - 1; ) {
    const to = Math.min(from + random.between(3.2, 4.2) + (from > 9 ? 1.4 : 0), DEPTH);
    houses.push(
      balconyHouse(
        stage,
        { project, half: HALF, side },
        {
          from,
          to,
          height: random.between(7.1, 8.8),
          wall: random.pick(WALLS),
          wood: random.pick(WOODS),
          roof: random.pick(['#9a6a43', '#a8764c', '#8a5a3a', PAINT.greenTile]),
        },
      ),
    );
    from = to;
  }
  return houses.reverse().join('');
}

/** The gate at the end of the street, with light behind it. */
function gate(stage: Stage, x: number, base: number, metre: number): string {
  const half = HALF * metre;
  const top = base - 7 * metre;
  const stone = PAINT.earth;
  return (
    battlements(x - half - 20, top, half * 2 + 40, 18, stage.far(stone, 0.15)) +
    rect(x - half - 20, top, half * 2 + 40, base - top + 2, stage.far(stone, 0.15)) +
    path(archOutline(x, base, metre * 3.4, metre * 5), stage.far(PAINT.greenTile, 0.15)) +
    path(
      archOutline(x, base, metre * 2.9, metre * 4.6),
      mix(stage.light.sky[2], stage.lit(PAINT.lime), 0.4),
    ) +
    rect(
      x - metre * 1.4,
      base - metre * 1.6,
      metre * 1.1,
      metre * 1.6,
      stage.far(PAINT.terracotta, 0.35),
    ) +
    rect(x + metre * 0.5, base - metre * 2.2, metre * 0.9, metre * 2.2, stage.far(PAINT.lime, 0.3))
  );
}

/** Paving, with the shadow of the houses at the right. */
function paving(stage: Stage, project: Project, road: Color): string {
  const joints: string[] = [];
  for (let z = DEPTH; z > 2; z *= 0.8) {
    joints.push(rect(LEFT, project(0, 0, z)[1], SPAN, 2, stage.shade(road)));
  }
  for (const lane of [-2, -0.7, 0.7, 2]) {
    joints.push(line([project(lane, 0, DEPTH), project(lane, 0, 1)], stage.shade(road), 2));
  }
  return (
    group(joints.join(''), { opacity: 0.3 }) +
    polygon(
      [
        project(HALF, 0, DEPTH),
        project(1.1, 0, DEPTH),
        project(0.7, 0, 1.4),
        project(HALF * 5, 0, 1.4),
      ],
      stage.shade(road),
    )
  );
}
