import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { glow } from '../motifs/lamp.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path, rect } from '../svg.ts';

const SQUARE = 700;

/** The screen of the open-air cinema, which shows a landscape. */
export function screen(stage: Stage, x: number): string {
  const [left, top, width, height] = [x - 340, 236, 680, 372];
  const frame = stage.deep(PAINT.darkWood);
  const light = stage.light.lamps;
  const tone = (color: Color) => (light ? color : mix(color, stage.lit(PAINT.white), 0.35));
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${n(left)}" y="${top}" width="${width}" height="${height}"/></clipPath>`,
  );
  const film = [
    rect(left, top, width, height, tone('#f3cf8e')),
    circle(x + 150, top + 170, 74, tone('#fff3cf')),
    path(
      `M${n(left)} ${top + 250}L${n(x - 200)} ${top + 150}L${n(x - 60)} ${top + 240}L${n(x + 90)} ${top + 180}L${n(x + 340)} ${top + 270}V${top + height}H${n(left)}Z`,
      tone('#b5532a'),
    ),
    path(
      `M${n(left)} ${top + 320}Q${n(x)} ${top + 240} ${n(x + 340)} ${top + 310}V${top + height}H${n(left)}Z`,
      tone('#16324f'),
    ),
    // A person in the film, on a hill before the sun.
    path(`M${n(x - 92)} ${top + 296}q2-80 20-92q18 12 20 92z`, tone('#fbf6ea')),
    circle(x - 72, top + 196, 12, tone(PAINT.skin)),
  ];
  return [
    light ? glow(stage, [x, 420], 560, 0.5, '#ffe9bd') : '',
    [-1, 1].map((side) => rect(x + side * 372 - 9, 190, 18, SQUARE - 190, frame)).join(''),
    rect(x - 392, 196, 784, 34, frame),
    rect(left - 16, top - 16, width + 32, height + 32, frame),
    group(film.join(''), { 'clip-path': `url(#${clip})` }),
  ].join('');
}
