import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, rect } from '../svg.ts';

const HORIZON = 566;

/** Tracks of hooves on the field. */
export function tracks(stage: Stage): string {
  const { random } = stage;
  const made = Array.from({ length: 18 }, () => {
    const y = random.between(HORIZON + 30, 810);
    return rect(random.between(LEFT, RIGHT), y, random.between(120, 420), (y - 540) / 40, '#fff', {
      rx: 3,
    });
  });
  return group(made.join('').replaceAll(' fill="#fff"', ''), {
    fill: stage.lit(PAINT.earthRoad),
    opacity: '0.55',
  });
}

/** The dust cloud behind the troop. */
export function trail(stage: Stage, direction: number): string {
  const { random } = stage;
  const puffs = (count: number, rise: number) =>
    Array.from({ length: count }, (_, index) => {
      const back = index / count;
      const radius = random.between(40, 66) * (1.1 - back * 0.85) * rise;
      const x = 600 - direction * (40 + back * (rise > 1 ? 900 : 620) + random.between(-40, 40));
      const y = 694 - radius * random.between(0.35, 1.15);
      return ellipse(x, y, radius * random.between(1.4, 2.3), radius, '#fff');
    }).join('');
  const one = (color: Color, opacity: string, content: string) =>
    group(content.replaceAll(' fill="#fff"', ''), { fill: color, opacity });
  const light = mix(stage.lit('#ecd3a4'), stage.light.haze, 0.2);
  return one(light, '0.5', puffs(16, 1.2)) + one(light, '0.5', puffs(13, 0.62));
}

/** Dust at the hooves of one horse. */
export function dust(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const puffs = Array.from({ length: 6 }, () => {
    const radius = random.between(12, 30);
    return ellipse(
      x + random.between(-95, 75),
      y + 6 - radius * 0.4,
      radius * 1.7,
      radius * 0.7,
      '#fff',
    );
  });
  return group(puffs.join('').replaceAll(' fill="#fff"', ''), {
    fill: stage.far('#e6c896', 0.2),
    opacity: '0.7',
  });
}
