import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, line, path, place } from '../svg.ts';

/** A rowing boat with a rower, its waterline at (x, y); 200 units long at scale 1. */
export function rowingBoat(stage: Stage, x: number, y: number, scale = 1): string {
  const coat = stage.random.pick(['#b5532a', '#f1e4c8', '#1d4f8f'] as const);
  const hull = 'M-100 -26Q-10 -14 96 -30Q84 2 60 6H-66Q-92 2 -100 -26Z';
  const wood = stage.shade(PAINT.cedarWood);
  return place(
    [x, y],
    scale,
    ellipse(-10, 20, 110, 14, wood, { opacity: 0.35 }) +
      path('M-22 -20Q-24 -60 -6 -72Q14 -62 14 -20Z', stage.lit(coat)) +
      path('M-22 -20Q-24 -60 -6 -72Q-6 -40 -8 -20Z', stage.shade(coat)) +
      circle(-3, -82, 11, stage.lit(PAINT.skin)) +
      path(hull, wood) +
      path('M20 -20Q60 -22 96 -30Q84 2 60 6H14Z', mix(wood, stage.lit('#b98152'), 0.7)) +
      path('M-100 -26Q-10 -14 96 -30L95 -24Q-10 -8 -98 -20Z', stage.lit(PAINT.lime)) +
      line(
        [
          [0, -46],
          [78, 16],
        ],
        stage.lit(PAINT.earth),
        5,
        { 'stroke-linecap': 'round' },
      ) +
      group(
        line(
          [
            [-130, 14],
            [-104, 14],
          ],
          '#ffffff',
          3,
        ) +
          line(
            [
              [92, 18],
              [128, 18],
            ],
            '#ffffff',
            3,
          ),
        {
          opacity: 0.5,
        },
      ),
  );
}
