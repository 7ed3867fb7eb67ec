import { type Point, straightPath } from '../../domain/format/svgPath.ts';
import type { Random } from '../../domain/random.ts';
import { type Color, mix } from '../color.ts';
import { BOTTOM, LEFT, RIGHT, type Stage, TOP } from '../stage.ts';
import { group, polygon } from '../svg.ts';

interface Relief {
  color: Color;
  /** 0 is near, 1 is the colour of the haze. */
  distance?: number;
  /** There is snow above this height. */
  snowLine?: number | undefined;
  /** Irregularity of the outline: 0 is smooth, 0.2 is rock. */
  rugged?: number;
}

/**
 * A mountain from its main points, left to right: irregular outline, slopes away from the sun in shadow,
 * snow above an irregular line.
 */
export function massif(
  stage: Stage,
  tops: readonly Point[],
  { color, distance = 0.3, snowLine, rugged = 0.12 }: Relief,
): string {
  const { random } = stage;
  const [first = [LEFT, 600], last = [RIGHT, 600]] = [tops[0], tops.at(-1)];
  const pieces = tops.slice(1).map((to, index) => broken(random, tops[index] ?? to, to, rugged));
  const outline: Point[] = [first, ...pieces.flat()];
  const body: Point[] = [...outline, [last[0], BOTTOM], [first[0], BOTTOM]];
  const shadows = tops.flatMap(([x, y], index) => {
    const before = tops[index - 1];
    const after = tops[index + 1];
    if (!before || y >= before[1] || (after && y > after[1])) return [];
    const fall = (before[1] - y) * 1.7 + 70;
    // The edge between light and shadow runs down from the peak and ends in a point.
    const drift = random.between(-0.3, -0.12);
    const crest = [0.14, 0.3, 0.46, 0.68, 1].map(
      (share, step): Point => [
        x + fall * (drift * share + (step % 2 === 0 && step < 4 ? 0.1 : -0.03) * (1.1 - share)),
        y + fall * share,
      ],
    );
    const [ax, ay] = crest[1] ?? before;
    const gully: Point[] = [
      [ax + fall * 0.16, ay],
      [ax + fall * 0.28, ay + fall * 0.26],
      [ax + fall * 0.13, ay + fall * 0.62],
      [ax + fall * 0.15, ay + fall * 0.28],
    ];
    const side = [before, ...(pieces[index - 1] ?? [])];
    return polygon([...side, ...crest], 'inherit') + polygon(gully, 'inherit');
  });
  const parts = [polygon(body, stage.far(color, distance))];
  if (snowLine !== undefined) parts.push(snowCap(stage, body, snowLine, distance));
  const shadow = mix(stage.shade('#4a4f68'), stage.light.haze, distance * 0.8);
  parts.push(
    group(shadows.join('').replaceAll(' fill="inherit"', ''), { fill: shadow, opacity: 0.5 }),
  );
  return parts.join('');
}

function snowCap(stage: Stage, body: readonly Point[], line: number, distance: number): string {
  const { random } = stage;
  const clip = stage.define(
    (id) => `<clipPath id="${id}"><path d="${straightPath(body)}Z"/></clipPath>`,
  );
  const edge: Point[] = [];
  for (let x = RIGHT, low = false; x > LEFT; x -= random.between(22, 60), low = !low) {
    edge.push([x, line + (low ? random.between(10, 62) : random.between(-40, -4))]);
  }
  return polygon(
    [[LEFT, TOP], [RIGHT, TOP], ...edge, [LEFT, line]],
    stage.far('#f6f7f5', distance * 0.55),
    { 'clip-path': `url(#${clip})` },
  );
}

/** The points after `from` up to `to`, with two rounds of random midpoint displacement. */
function broken(random: Random, from: Point, to: Point, rugged: number): Point[] {
  const bend = (a: Point, b: Point): Point => {
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * rugged;
    const share = random.between(0.38, 0.62);
    return [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share + random.between(-reach, reach * 0.8),
    ];
  };
  const middle = bend(from, to);
  return [bend(from, middle), middle, bend(middle, to), to];
}
