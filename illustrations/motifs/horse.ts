import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { group, path } from '../svg.ts';
import { POSES, type Pose } from './horsePoses.ts';
import { limb } from './limb.ts';

const TRUNK =
  'M-62-157C-40-161-20-151 8-152C25-153 34-160 48-162C74-160 94-140 94-118C92-100 76-88 58-87C25-84-10-90-36-101C-50-95-66-92-78-102C-96-118-98-148-62-157Z';

const HEAD =
  'M-8-6Q0-13 12-12C30-12 48-8 62-3Q70 2 68 9Q66 15 57 15Q46 13 39 15Q30 26 12 25Q-6 22-10 10ZM-2-8L-7-29L9-12ZM-9-6L-17-24L-1-11Z';

interface Horse {
  pose?: keyof typeof POSES;
  coat: Color;
  mane: Color;
  /** The colour of bridle and breast collar; undefined for none. */
  tack?: Color;
}

/** A barb horse at the origin of its group, its feet at y 0, facing right. */
export function horse(stage: Stage, { pose: name = 'stand', coat, mane, tack }: Horse): string {
  const pose: Pose = POSES[name];
  const lit = stage.lit(coat);
  const body = mix(lit, stage.shade(coat), 0.28);
  const shadow = stage.shade(coat);
  const hair = stage.shade(mane);
  const leg = (points: readonly Point[], index: number) =>
    `<path d="${limb(points, index === 0 ? [34, 25, 15, 10, 13, 15] : [46, 38, 17, 11, 13, 15])}"/>`;
  const [x, y, angle] = pose.head;
  // The crest is above the line of the neck, where the mane grows.
  const crest = pose.neck.map((point, index): Point => {
    const [from, to] = [pose.neck[Math.max(0, index - 1)] ?? point, pose.neck[index + 1] ?? point];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const reach = ([27, 19, 12][index] ?? 0) / long;
    return [point[0] + (to[1] - from[1]) * reach, point[1] - (to[0] - from[0]) * reach];
  });
  const fast = name === 'gallop' || name === 'reach';
  const head = `<g transform="translate(${n(x)} ${n(y)})rotate(${angle})scale(1.08)">`;
  return [
    group(pose.far.map(leg).join(''), { fill: shadow }),
    path(limb(pose.tail, [10, 24, fast ? 26 : 22, 3]), hair),
    group(
      `<path d="${TRUNK}"/><path d="${limb(pose.neck, [74, 47, 30])}"/>${pose.near.map(leg).join('')}${head}<path d="${HEAD}"/></g>`,
      { fill: body },
    ),
    // Light from the upper right on neck, shoulder and croup; the belly is in shadow.
    path(
      'M-62-157C-40-161-20-151 8-152C25-153 34-160 48-162C60-152 50-132 20-134C-20-136-50-128-84-138Q-78-153-62-157Z',
      lit,
    ),
    path('M58-87C25-84-10-90-36-101C-10-104 30-104 66-98Q64-90 58-87Z', shadow),
    path(limb(crest, [3, fast ? 26 : 20, 10]), hair),
    `${head}${path('M6-8L-10-5L14 8L10-3Z', hair)}${path('M24-1l6-1l-1 5z', stage.deep(mane))}${tack ? path('M44-8Q48 4 44 15M4-10Q14 6 10 24', 'none', { stroke: stage.lit(tack), 'stroke-width': 5 }) : ''}</g>`,
    tack
      ? path('M42-158Q66-112 92-116', 'none', { stroke: stage.lit(tack), 'stroke-width': 7 })
      : '',
  ].join('');
}

/** Coat and mane colours of barb horses: grey, bay, chestnut, black. */
export const COATS: readonly (readonly [coat: Color, mane: Color])[] = [
  ['#d9d3c8', '#a9a49c'],
  ['#7a4526', '#2c1a12'],
  ['#a2623a', '#7c4425'],
  ['#3a2b26', '#1c1513'],
];
