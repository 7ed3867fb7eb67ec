import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';
import { limb } from './limb.ts';

/** A dancer in white wool and a turban, with or without a drum raised before the shoulder. */
export function man(stage: Stage, drum: boolean): string {
  const lit = mix(stage.lit(PAINT.white), stage.shade(PAINT.white), 0.12);
  const shade = stage.shade(PAINT.white);
  return [
    path('M-30 0Q-34-80-26-118Q-20-144 0-146Q20-144 26-118Q34-80 30 0Z', lit),
    path('M-30 0Q-34-80-26-118Q-20-144-8-145Q-14-80-10 0Z', shade),
    path('M-17 0h14v8h-18zM4 0h14l4 8H4z', stage.lit('#d9a23a')),
    path(`M4-140L6-30`, 'none', { stroke: shade, 'stroke-width': 2.5 }),
    circle(0, -163, 14, stage.lit(PAINT.skin)),
    path('M-17-166Q-20-188 0-190Q20-188 17-166Q0-178-17-166Z', stage.lit(PAINT.white)),
    path('M-17-166Q-20-188-6-190Q-10-178-6-172Z', shade),
    path('M-22-124L20-66', 'none', { stroke: stage.lit('#8a2a24'), 'stroke-width': 3 }),
    drum
      ? frameDrum(stage, 22, -130)
      : path(
          limb(
            [
              [-24, -126],
              [-14, -100],
              [10, -92],
            ],
            [18, 16, 11],
          ),
          shade,
        ),
  ].join('');
}

/** A bendir, the frame drum, and the hands that hold and beat it. */
function frameDrum(stage: Stage, x: number, y: number): string {
  return (
    path(
      limb(
        [
          [-24, -124],
          [-16, -98],
          [x - 12, y + 20],
        ],
        [18, 16, 11],
      ),
      stage.shade(PAINT.white),
    ) +
    circle(x, y, 27, stage.lit(PAINT.cedarWood)) +
    circle(x + 1.5, y, 23, stage.lit('#f0dcb0')) +
    circle(x - 13, y + 19, 6, stage.lit(PAINT.skin)) +
    path(
      limb(
        [
          [26, -112],
          [36, -96],
          [x + 10, y + 8],
        ],
        [16, 14, 10],
      ),
      stage.lit(PAINT.white),
    ) +
    circle(x + 8, y + 6, 6, stage.lit(PAINT.skin))
  );
}

/** A dancer in white with a bright cape, a scarf with sequins and a silk belt. */
export function woman(stage: Stage, color: Color): string {
  const sequins = [-18, -6, 6, 18]
    .map((x) => circle(x, -20, 2.4, stage.lit(PAINT.saffron)))
    .join('');
  return [
    path('M-28 0Q-30-70-22-116Q-16-138 0-140Q16-138 22-116Q30-70 28 0Z', stage.lit(PAINT.lime)),
    path('M-28 0Q-30-70-22-116Q-16-138-8-139L-12 0Z', stage.shade(PAINT.lime)),
    rect(-25, -88, 50, 12, stage.lit(PAINT.saffron)),
    path(
      'M-34-22Q-34-100-22-122Q-12-142 0-142Q12-142 22-122Q34-100 34-22Q24-30 14-24Q14-90 0-104Q-14-90-14-24Q-24-30-34-22Z',
      stage.lit(color),
    ),
    path('M-34-22Q-34-100-22-122Q-16-136-6-141Q-22-90-22-27Q-28-27-34-22Z', stage.shade(color)),
    sequins,
    circle(0, -156, 13, stage.lit(PAINT.skin)),
    path(
      'M-18-140Q-20-174 0-176Q20-174 18-140Q12-144 12-158Q4-168-12-160Q-12-146-18-140Z',
      stage.lit(color),
    ),
    path('M-15-163Q0-172 15-163', 'none', { stroke: stage.lit(PAINT.saffron), 'stroke-width': 4 }),
  ].join('');
}

/** The leader before the line, with a raised drum. */
export function leader(stage: Stage, x: number): string {
  const body = [
    path('M-32 0Q-36-84-27-124Q-20-150 0-152Q20-150 27-124Q36-84 32 0Z', stage.lit('#16324f')),
    path('M-32 0Q-36-84-27-124Q-20-150-8-151Q-14-84-10 0Z', stage.shade('#16324f')),
    path(
      limb(
        [
          [20, -136],
          [40, -166],
          [34, -204],
        ],
        [20, 17, 11],
      ),
      stage.lit('#16324f'),
    ),
    path(
      limb(
        [
          [-20, -136],
          [-38, -168],
          [-14, -200],
        ],
        [20, 17, 11],
      ),
      stage.shade('#16324f'),
    ),
    circle(0, -168, 15, stage.lit(PAINT.skin)),
    path('M-18-170Q-21-194 0-196Q21-194 18-170Q0-176-18-170Z', stage.lit(PAINT.white)),
    circle(12, -222, 31, stage.lit(PAINT.cedarWood)),
    circle(13.5, -222, 27, stage.lit('#f0dcb0')),
    circle(34, -205, 6.5, stage.lit(PAINT.skin)),
    circle(-13, -203, 6.5, stage.lit(PAINT.skin)),
  ].join('');
  return (
    ellipse(x - 12, 808, 58, 9, stage.deep(PAINT.oliveDark), { opacity: 0.4 }) +
    group(body, { transform: `translate(${n(x)} 808) scale(1.3)` })
  );
}
