import type { Point } from '../../domain/format/svgPath.ts';
import { LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, group, rect } from '../svg.ts';

/** The sky with sun or moon, down to `horizon`. */
export function sky(stage: Stage, horizon = 640): string {
  const { sky: colors, disc, stars } = stage.light;
  const gradient = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".22" stop-color="${colors[0]}"/><stop offset=".66" stop-color="${colors[1]}"/><stop offset="1" stop-color="${colors[2]}"/></linearGradient>`,
  );
  const parts = [rect(LEFT, TOP, SPAN, horizon - TOP + 40, `url(#${gradient})`)];
  if (stars) parts.push(starField(stage));
  const glow = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${disc.color}" stop-opacity=".55"/><stop offset="1" stop-color="${disc.color}" stop-opacity="0"/></radialGradient>`,
  );
  parts.push(circle(disc.x, disc.y, disc.radius * 3, `url(#${glow})`));
  parts.push(circle(disc.x, disc.y, disc.radius, disc.color));
  return parts.join('');
}

function starField({ random }: Stage): string {
  const stars = Array.from({ length: 70 }, () =>
    circle(
      random.between(LEFT, RIGHT),
      random.between(TOP, 420),
      random.pick([1.2, 1.6, 2.4]),
      '#f4ecd2',
    ),
  );
  return group(stars.join(''), { opacity: 0.8 });
}

/** A few long flat clouds. */
export function clouds(stage: Stage, count = 3, y = 200): string {
  const { random } = stage;
  const color = stage.light.stars ? '#3b5a79' : '#fff7e6';
  const made = Array.from({ length: count }, (_, index) => {
    const x = random.between(-500, 1700);
    const top = y + index * 46 + random.between(-30, 30);
    const width = random.between(160, 340);
    return (
      ellipse(x, top, width, 11, color) +
      ellipse(x + width * 0.3, top - 13, width * 0.5, 13, color) +
      ellipse(x - width * 0.5, top + 10, width * 0.4, 7, color)
    );
  });
  return group(made.join(''), { opacity: stage.light.lamps ? 0.22 : 0.6 });
}

/** Distant birds as small strokes. */
export function birds(stage: Stage, count = 5, [x, y]: Point = [420, 220]): string {
  const { random } = stage;
  const made = Array.from({ length: count }, () => {
    const left = x + random.between(-160, 160);
    const top = y + random.between(-60, 60);
    const size = random.between(9, 17);
    return `<path d="M${left.toFixed(0)} ${top.toFixed(0)}q${size * 0.5} ${(-size * 0.7).toFixed(1)} ${size} 0q${size * 0.5} ${(-size * 0.7).toFixed(1)} ${size} 0"/>`;
  });
  return group(made.join(''), {
    fill: 'none',
    stroke: stage.light.stars ? '#c9d6e2' : stage.shade('#4a4440'),
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
}
