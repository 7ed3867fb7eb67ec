import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { roundOutline } from '../motifs/arch.ts';
import { minaret } from '../motifs/buildings.ts';
import { ridge, water } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';

const SHORE = 560;
const QUAY = 578;

/** The basin of Souani, with the ruined arches of the granary reflected in the water. */
export function basin(stage: Stage): string {
  const { random } = stage;
  const reused = (content: string) => stage.define((id) => `<g id="${id}">${content}</g>`);
  const trees = reused(grove(stage));
  const wall = reused(ruinedWall(stage));
  const mirrored = (id: string, opacity: number) =>
    `<use href="#${id}" transform="translate(0 ${QUAY * 2 - 2}) scale(1 -1)" opacity="${opacity}"/>`;
  // The quay in the foreground comes from one side, so that one corner of the basin is visible.
  const side = random.pick([-1, 1]);
  const x = (dx: number) => 600 + side * dx;
  return [
    sky(stage, SHORE),
    clouds(stage, 3, 120),
    birds(stage, 5, [x(-240), 190]),
    ridge(stage, SHORE, 110, stage.far(PAINT.hill, 0.6), { step: 260 }),
    minaret(stage, { x: x(-430), base: SHORE, width: 40, height: 230, tiles: 'green' }),
    `<use href="#${trees}"/><use href="#${wall}"/>`,
    water(stage, QUAY, BOTTOM, PAINT.water),
    mirrored(wall, 0.3),
    mirrored(trees, 0.22),
    ripples(stage),
    rect(LEFT, SHORE - 2, SPAN, 10, stage.lit(PAINT.stone)),
    rect(LEFT, SHORE + 8, SPAN, QUAY - SHORE - 6, stage.shade(PAINT.earthDark)),
    people(stage, -400, 1600, SHORE + 2, 11, 40),
    // The corner: a quay of packed earth with a stone kerb.
    polygon(
      [
        [x(300), SHORE],
        [x(1500), SHORE],
        [x(1500), BOTTOM],
        [x(1040), BOTTOM],
      ],
      stage.lit(PAINT.earthRoad),
    ),
    polygon(
      [
        [x(300), SHORE],
        [x(314), SHORE],
        [x(1086), BOTTOM],
        [x(1040), BOTTOM],
      ],
      stage.lit(PAINT.limestone),
    ),
    polygon(
      [
        [x(300), SHORE],
        [x(1040), BOTTOM],
        [x(985), BOTTOM],
        [x(297), QUAY],
      ],
      stage.shade(PAINT.earthDark),
    ),
    palm(stage, x(420), SHORE + 34, 230),
    palm(stage, x(700), SHORE + 120, 330),
    palm(stage, x(1080), SHORE + 210, 440),
    person(stage, x(386), SHORE + 66, 66, '#b5532a'),
    person(stage, x(408), SHORE + 70, 62, '#f1e4c8'),
    person(stage, x(570), SHORE + 172, 92, '#16324f'),
  ].join('');
}

/** Rows of arches without a roof; the first row is partly ruined. */
function ruinedWall(stage: Stage): string {
  const { random } = stage;
  const parts: string[] = [];
  for (const [top, height, bay, distance] of [
    [372, 150, 92, 0.34],
    [392, 168, 118, 0.06],
  ] as const) {
    const shift = random.between(0, bay);
    let outline = `M${LEFT} ${SHORE}V${top}`;
    let level: number = top;
    const arches: string[] = [];
    const backs: string[] = [];
    const columns = Math.ceil(SPAN / bay) + 1;
    for (let index = 0; index < columns; index++) {
      const left = LEFT + index * bay;
      const gone = random.chance(0.16);
      // Where a vault has collapsed, only the piers remain.
      level = gone ? top + random.between(60, 120) : top + random.between(0, 26);
      outline += `L${n(left + random.between(4, 16))} ${n(level)}L${n(left + bay * 0.5)} ${n(level + random.between(-10, 10))}L${n(left + bay - 6)} ${n(level)}`;
      if (!gone) {
        arches.push(roundOutline(left + bay / 2, SHORE, bay * 0.62, height * 0.8));
        backs.push(roundOutline(left + bay / 2 - 9, SHORE, bay * 0.58, height * 0.78));
      }
    }
    outline += `V${SHORE}Z`;
    const color = stage.far(PAINT.earth, distance);
    const inner = mix(stage.shade(PAINT.earthDark), stage.light.haze, distance);
    const holes = arches.join('');
    parts.push(
      group(
        path(`${holes}${backs.join('')}`, inner, { 'fill-rule': 'evenodd' }) +
          path(outline + holes, color, { 'fill-rule': 'evenodd' }),
        distance > 0.2 ? { transform: `translate(${n(-shift)} 0)` } : {},
      ),
    );
  }
  return parts.join('');
}

/** Trees behind and beside the wall, more of them in the part that only wide pictures show. */
function grove(stage: Stage): string {
  const { random } = stage;
  return [-640, -380, -150, 90, 300, 860, 1180, 1420, 1660, 1880]
    .map((x, index) => {
      const at = x + random.between(-60, 60);
      if (index % 3 === 0) return cypress(stage, at, SHORE, random.between(220, 270), 0.3);
      if (index % 3 === 1) return palm(stage, at, SHORE, random.between(220, 290), 0.25);
      return olive(stage, at, SHORE - 60, random.between(130, 170), 0.35);
    })
    .join('');
}

/** Ripples across the reflection. */
function ripples(stage: Stage): string {
  const { random } = stage;
  const lines = Array.from({ length: 30 }, (_, index) => {
    const y = QUAY + 14 + index * index * 0.55 + random.between(0, 10);
    const width = random.between(120, 420);
    return `M${n(random.between(LEFT, RIGHT))} ${n(y)}h${n(width)}`;
  });
  return path(lines.join(''), 'none', {
    stroke: stage.far(PAINT.water, 0.55),
    'stroke-width': 4,
    opacity: 0.5,
  });
}
