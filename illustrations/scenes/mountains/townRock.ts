import { terrain, tone } from '../../motifs/backdrop.ts';
import { crag } from '../../motifs/crag.ts';
import { treeline } from '../../motifs/forest.ts';
import { people, person } from '../../motifs/people.ts';
import { car } from '../../motifs/roadside.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import type { Stage } from '../../stage.ts';
import { circle, path, place, rect } from '../../svg.ts';

/** A hump of dark rock in the middle of a mountain town, opposite a large pale mosque. */
export function townRock(stage: Stage): string {
  const house = (x: number, base: number, w: number, h: number) =>
    rect(x, base - h, w, h, stage.lit('#ecdcb8')) +
    rect(x, base - h, w * 0.24, h, stage.shade('#ecdcb8')) +
    path(
      `M${x - 10} ${base - h}L${x + w * 0.2} ${base - h - 30}H${x + w * 0.8}L${x + w + 10} ${base - h}Z`,
      stage.lit(PAINT.greenTile),
    ) +
    rect(
      x + w * 0.4,
      base - h * 0.76,
      w * 0.12,
      h * 0.2,
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    ) +
    rect(
      x + w * 0.68,
      base - h * 0.76,
      w * 0.12,
      h * 0.2,
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    ) +
    path(
      `M${x + w * 0.34} ${base}v${-h * 0.34}h${w * 0.5}v${h * 0.34}z`,
      stage.deep(PAINT.cedarWood),
    );
  return [
    sky(stage, 520),
    clouds(stage, 3, 110),
    birds(stage, 8, [420, 170]),
    treeline(stage, 470, 110, stage.far(PAINT.cedar, 0.46), { gap: 38 }),
    house(-120, 700, 170, 150),
    house(40, 690, 140, 190),
    house(1210, 700, 200, 190),
    // The mosque.
    rect(720, 480, 480, 220, stage.lit(PAINT.white)),
    rect(720, 480, 70, 220, stage.shade(PAINT.lime)),
    path('M700 480L740 430H1180L1220 480Z', stage.lit(PAINT.greenTile)),
    path(
      Array.from(
        { length: 5 },
        (_, index) => `M${812 + index * 76} 700V580q0 -30 24 -34q24 4 24 34v120z`,
      ).join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#b89b6e'),
    ),
    rect(1040, 200, 86, 300, stage.lit(PAINT.white)),
    rect(1040, 200, 26, 300, stage.shade(PAINT.lime)),
    rect(1040, 250, 86, 60, stage.lit(PAINT.greenTile)),
    rect(1062, 140, 42, 60, stage.lit(PAINT.white)),
    path('M1058 140L1083 100L1108 140Z', stage.lit(PAINT.greenTile)),
    circle(1083, 92, 7, stage.lit(PAINT.saffron)),
    // The rock.
    crag(
      stage,
      { from: 180, to: 700, top: 420, bottom: 740 },
      { color: '#5d5450', rough: 50, facet: 90 },
    ),
    path(
      'M150 760Q170 560 260 480Q330 380 440 372Q560 380 620 480Q720 600 740 760Z',
      tone(stage, '#6d6058', 0.55),
    ),
    path('M150 760Q170 560 260 480Q330 380 420 372Q330 520 380 760Z', stage.shade('#544a46')),
    path(
      'M440 372Q560 380 620 480L560 560Q520 440 440 372ZM640 560L700 640L660 740L610 640Z',
      stage.lit('#7d6e64'),
    ),
    path('M330 560l60 40l-20 60M520 500l40 70M300 640l50 40', 'none', {
      stroke: stage.deep('#3a322e'),
      'stroke-width': 7,
    }),
    person(stage, 430, 386, 56, '#b5532a'),
    person(stage, 470, 388, 50, '#f1e4c8'),
    terrain('740Q600 720 2000 740', tone(stage, '#b5a88e', 0.75)),
    path(`M-800 790H2000V880H-800Z`, tone(stage, '#7a736a', 0.6)),
    place([330, 850], 1.3, car(stage, 0, 0, 1, 1)),
    place([930, 860], 1.3, car(stage, 0, 0, 1, -1)),
    people(stage, 560, 760, 780, 3, 110),
  ].join('');
}
