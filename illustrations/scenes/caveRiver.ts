import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { inside, outside, sides, stalagmite } from '../motifs/caveRock.ts';
import { hollow, icicles, ray } from '../motifs/cavern.ts';
import { glow } from '../motifs/lamp.ts';
import { person } from '../motifs/people.ts';
import { ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';

/** Chaara: an underground river, with people with lamps on its shore. */
export function underground(stage: Stage): string {
  const { random, light } = stage;
  const direction = random.pick([1, -1] as const);
  const mouth = hollow(stage, { x: 600 + direction * 60, y: 400, width: 330, height: 310 });
  const x = mouth.x;
  const water = mix(stage.deep(PAINT.deepWater), stage.lit('#4fa5b0'), 0.35);
  const course = (share: number) =>
    `M${n(x - 90 * share)} 540H${n(x + 90 * share)}Q${n(x + direction * 170 + 120 * share)} 640 ${n(x + 210 * share - direction * 20)} 730T${n(x + 560 * share)} ${BOTTOM}H${n(x - 560 * share)}Q${n(x - 380 * share - direction * 60)} 820 ${n(x - 210 * share - direction * 20)} 730T${n(x - 90 * share)} 540Z`;
  return [
    outside(stage, mouth, 520),
    mouth.rim(1, inside(stage, 0.74)),
    mouth.rim(1.18, inside(stage, 0.5)),
    icicles(stage, mouth, 1.18, inside(stage, 0.5), 12, 60),
    mouth.rim(1.6, inside(stage, 0.3)),
    icicles(stage, mouth, 1.6, inside(stage, 0.3), 14, 120),
    path(
      `M${LEFT} 640Q300 600 ${n(x)} 530Q900 600 ${RIGHT} 640V1100H${LEFT}Z`,
      inside(stage, 0.22),
    ),
    path(
      `M${n(x - 300)} 640Q${n(x - 140)} 560 ${n(x)} 536Q${n(x + 150)} 560 ${n(x + 320)} 640L${n(x + 200)} 760H${n(x - 200)}Z`,
      inside(stage, 0.44),
    ),
    path(course(1.12), inside(stage, 0.1)),
    path(course(1), water),
    path(course(0.42), mix(water, light.disc.color, 0.42)),
    ripples(random, [x - 150, 570], [x + 150, 720], 8, light.disc.color, 0.6),
    ripples(random, [x - 330, 720], [x + 330, 980], 12, light.disc.color, 0.45),
    ray(stage, [x - 30, 300], [x - 290, 800], [110, 380], light.stars ? 0.26 : 0.42),
    mouth.rim(2.3, inside(stage, 0.13), 660),
    icicles(stage, mouth, 2.3, inside(stage, 0.13), 16, 190),
    mouth.rim(3.1, inside(stage, 0.03), 760),
    icicles(stage, mouth, 3.1, inside(stage, 0.03), 10, 260),
    sides(stage, x),
    glow(stage, [x - direction * 300, 700], 150, 0.5),
    person(stage, x - direction * 300, 760, 96, '#b5532a'),
    person(stage, x - direction * 346, 766, 90, '#1d4f8f'),
    ...[-300, -346].map((dx) => circle(x + direction * dx + direction * 5, 676, 5, '#ffe2a0')),
    path(
      `M${LEFT} 790Q-200 730 ${n(x - 470)} 850T${n(x - 420)} 1100H${LEFT}ZM${RIGHT} 790Q1500 720 ${n(x + 480)} 850T${n(x + 430)} 1100H${RIGHT}Z`,
      inside(stage, 0.01),
    ),
    ...[-540, -220, 40, 150, 1080, 1190, 1420, 1660].map((at) =>
      stalagmite(at + random.between(-26, 26), 870, random.between(110, 260), inside(stage, 0.01)),
    ),
    rect(LEFT, 1000, RIGHT - LEFT, 100, inside(stage, 0)),
  ].join('');
}
