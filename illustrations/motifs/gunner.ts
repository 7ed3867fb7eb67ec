import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { limb } from './limb.ts';

/** A rider of the tbourida in white on the horse's back, gun raised, cloak in the wind. */
export function gunner(stage: Stage, color: Color = PAINT.white): string {
  const lit = stage.lit(color);
  const shade = mix(lit, stage.shade(color), 0.6);
  return [
    // The saddle with its high back, on red cloth.
    path('M-40-156Q0-146 46-162L58-112Q10-96-34-110Z', stage.lit('#a8322a')),
    path('M-34-110Q10-96 58-112L57-119Q10-104-35-118Z', stage.lit(PAINT.saffron)),
    path('M-44-190Q-30-170 20-166L50-176L46-158Q0-146-40-154Z', stage.shade('#8a2a24')),
    // Cloak, body, bent leg.
    path(
      'M26-238C-10-240-40-214-78-214Q-104-214-126-196Q-100-186-72-186Q-34-184-14-158L22-170Z',
      shade,
    ),
    path('M-16-160Q-18-206 14-238Q34-244 46-226Q50-196 34-158Q8-148-16-160Z', lit),
    path('M-16-160Q-18-206 14-238Q6-200 8-154Z', shade),
    path('M-4-170Q34-176 60-150Q64-138 52-128L44-104L28-106L32-136Q6-138-4-152Z', lit),
    path('M28-112L46-110L58-96L30-97Z', stage.lit(PAINT.saffron)),
    path(
      limb(
        [
          [38, -256],
          [52, -330],
          [62, -412],
        ],
        [10, 6, 5],
      ),
      stage.shade(PAINT.darkWood),
    ),
    path('M33-262l10-3l6 26l-18 6z', stage.shade(PAINT.cedarWood)),
    path('M42-282l8-1l1 6l-8 1zM48-320l7-1l1 6l-7 1z', stage.lit(PAINT.brass)),
    path(
      limb(
        [
          [22, -222],
          [54, -232],
          [47, -292],
        ],
        [24, 20, 12],
      ),
      lit,
    ),
    `<circle cx="20" cy="-254" r="15" fill="${stage.lit(PAINT.skin)}"/>`,
    path('M3-254Q0-276 20-277Q40-276 37-260Q20-270 3-254ZM4-258Q-10-250-14-232Q-2-236 6-246Z', lit),
  ].join('');
}
