import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { brocade } from './silk.ts';

export const FLOOR = 800;

/** Heights at which the finished cloth begins, and at which it turns over the breast beam. */
const FELL = 540;

const BREAST = 640;

/** The warp threads from the upper beam to the cloth; every third is gold. */
export function warp(stage: Stage): string {
  const threads: [string[], string[]] = [[], []];
  for (let index = 0; index <= 66; index++) {
    const share = index / 66 - 0.5;
    threads[index % 3 === 0 ? 1 : 0].push(
      `M${n(600 + share * 540)} 150L${n(600 + share * 640)} ${FELL}`,
    );
  }
  const stroke = (color: string, list: string[]) =>
    path(list.join(''), 'none', { stroke: color, 'stroke-width': 3.4 });
  return stroke(stage.lit('#f3e6cc'), threads[0]) + stroke(stage.lit('#e0a93a'), threads[1]);
}

/** The finished brocade: in perspective on the loom, then vertical over the beam. */
export function cloth(stage: Stage, ground: Color): string {
  const edge = stage.lit('#e0b04a');
  return [
    polygon(
      [
        [280, FELL],
        [920, FELL],
        [940, BREAST],
        [260, BREAST],
      ],
      brocade(stage, ground, 80, 0.5),
    ),
    polygon(
      [
        [280, FELL],
        [920, FELL],
        [922, FELL + 9],
        [278, FELL + 9],
      ],
      edge,
    ),
    rect(260, BREAST, 680, 178, brocade(stage, ground, 85)),
    rect(260, BREAST + 150, 680, 28, edge),
    path(`M260 ${BREAST + 178}${'q10 34 20 0'.repeat(34)}Z`, stage.shade('#e0b04a')),
    rect(260, BREAST, 680, 46, '#000000', { opacity: 0.24 }),
    polygon(
      [
        [260, BREAST],
        [390, BREAST],
        [330, BREAST + 178],
        [260, BREAST + 178],
      ],
      stage.deep(ground),
      { opacity: 0.35 },
    ),
    // The shuttle on the cloth, with its thread to the fell.
    path(
      `M560 ${FELL + 56}Q640 ${FELL + 26} 742 ${FELL + 46}Q660 ${FELL + 82} 560 ${FELL + 56}Z`,
      stage.lit('#b57a45'),
    ),
    ellipse(654, FELL + 52, 44, 10, stage.deep(PAINT.cedarWood)),
    ellipse(654, FELL + 50, 36, 6, stage.lit('#d9688a')),
    path(`M742 ${FELL + 46}Q850 ${FELL + 60} 918 ${FELL + 8}`, 'none', {
      stroke: stage.lit('#d9688a'),
      'stroke-width': 3.5,
    }),
  ].join('');
}

/** Posts and beams of cedar, with heddles and reed on cords. */
export function frame(stage: Stage): string {
  const wood = stage.lit(PAINT.cedarWood);
  const light = stage.lit('#a36a3e');
  const dark = stage.deep(PAINT.cedarWood);
  const post = (x: number) =>
    rect(x, 60, 44, FLOOR - 40, wood) +
    rect(x, 60, 16, FLOOR - 40, dark) +
    rect(x - 22, FLOOR - 4, 88, 34, dark);
  const bar = (y: number, from: number, to: number, height: number) =>
    rect(from, y, to - from, height, light) +
    rect(from, y + height * 0.62, to - from, height * 0.38, dark);
  const heddle = (y: number) => {
    const strings = Array.from({ length: 45 }, (_, index) => `M${n(306 + index * 13.4)} ${y}v72`);
    return (
      path(strings.join(''), 'none', {
        stroke: mix(wood, stage.lit('#f1e4c8'), 0.5),
        'stroke-width': 2.5,
      }) +
      bar(y - 12, 284, 916, 14) +
      bar(y + 70, 284, 916, 14)
    );
  };
  return [
    ...[380, 600, 820].map((x) => rect(x - 2, 80, 4, 200, dark)),
    heddle(262),
    heddle(378),
    bar(FELL - 42, 250, 950, 26),
    post(196),
    post(960),
    bar(66, 150, 1050, 40),
    bar(138, 196, 1004, 24),
    bar(BREAST - 16, 180, 1020, 30),
  ].join('');
}
