import { n, type Point, smoothPath } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';

/** A ridge across the picture: foot at `y`, peaks up to `height` above. */
export function ridge(
  stage: Stage,
  y: number,
  height: number,
  color: Color,
  { step = 150, rugged = false, snow = false } = {},
): string {
  const { random } = stage;
  const points: Point[] = [];
  for (let x = LEFT - step; x <= RIGHT + step; x += step * random.between(0.7, 1.2)) {
    points.push([x, y - height * random.between(0.3, 1)]);
  }
  const outline = rugged
    ? `M${points.map(([x, top]) => `${n(x)} ${n(top)}`).join('L')}`
    : smoothPath(points);
  const body = path(`${outline}V${BOTTOM}H${LEFT - step}Z`, color);
  if (!snow) return body;
  // Snow on the peaks, down to an irregular line.
  const caps = points.flatMap(([x, top], index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after || top > before[1] || top > after[1]) return [];
    const left: Point = [x - (x - before[0]) * 0.4, top + (before[1] - top) * 0.4];
    const right: Point = [x + (after[0] - x) * 0.4, top + (after[1] - top) * 0.4];
    const low = Math.max(left[1], right[1]);
    return polygon(
      [
        [x, top],
        right,
        [x + (right[0] - x) * 0.5, low - 4],
        [x + 4, low + 16],
        [x + (left[0] - x) * 0.45, low - 8],
        left,
      ],
      stage.far('#f6f7f5', 0.12),
    );
  });
  return body + caps.join('');
}

/** Flat ground from `y` down. */
export function ground(y: number, color: Color): string {
  return rect(LEFT, y, SPAN, BOTTOM - y, color);
}

/** A rounded slope from `y` at the left to `y + fall` at the right. */
export function slope(y: number, fall: number, color: Color, bulge = -60): string {
  return path(
    `M${LEFT} ${n(y)}Q${n((LEFT + RIGHT) / 2)} ${n(y + fall / 2 + bulge)} ${RIGHT} ${n(y + fall)}V${BOTTOM}H${LEFT}Z`,
    color,
  );
}

/** Still water from `top` to `bottom`, with the reflection of the sun or moon. */
export function water(stage: Stage, top: number, bottom: number, color: Color): string {
  const { random, light } = stage;
  const gradient = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.far(color, 0.45)}"/><stop offset="1" stop-color="${stage.shade(color)}"/></linearGradient>`,
  );
  const glints = Array.from({ length: 16 }, (_, index) => {
    const y = top + ((bottom - top) * (index + 1)) / 17;
    const width = random.between(30, 150) * (0.5 + index / 16);
    const x = light.disc.x + random.between(-70, 70) - width / 2;
    return rect(x, y, width, 3.5, light.disc.color, { rx: 2 });
  });
  const ripples = Array.from({ length: 22 }, () => {
    const width = random.between(60, 260);
    return rect(
      random.between(LEFT, RIGHT),
      random.between(top + 8, bottom),
      width,
      2.5,
      '#ffffff',
      {
        rx: 1,
      },
    );
  });
  return (
    rect(LEFT, top, SPAN, bottom - top, `url(#${gradient})`) +
    group(ripples.join(''), { opacity: 0.14 }) +
    group(glints.join(''), { opacity: 0.5 })
  );
}
