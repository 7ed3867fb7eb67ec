import { straightPath } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { type Face, panel } from './space.ts';

type Cloth = readonly [Color, ...Color[]];
/** Colours of cloths and carpets. */
export const CLOTHS: Cloth = [
  '#b5532a',
  '#1d4f8f',
  '#e3a92f',
  '#1f6b4d',
  '#8c2f39',
  '#f1e4c8',
  '#6b4a7c',
];
export const LEATHERS: Cloth = ['#e3a92f', '#a8583a', '#7a4a2b', '#d98a35'];
const SPICES: Cloth = ['#d9822b', '#b8392b', '#e3b23c', '#7d8a5a', '#8a5a38'];

type Tone = (color: Color) => Color;

/** Shelves at the back of a shop with folded and stacked goods, in two colours. */
export function shelves(
  stage: Stage,
  face: Face,
  [from, to]: readonly [number, number],
  tone: Tone,
) {
  const { random } = stage;
  const made = ['', ''];
  for (const up of [0.8, 1.22, 1.64]) {
    for (let at = from + 0.08; at < to - 0.16; at += random.between(0.2, 0.34)) {
      const high = up + random.between(0.14, 0.32);
      const stack = [face(at, up), face(at, high), face(at + 0.16, high), face(at + 0.16, up)];
      made[random.whole(0, 1)] += `${straightPath(stack)}Z`;
    }
  }
  const behind = (color: Color) => mix(tone(color), stage.deep(PAINT.brick), 0.45);
  return made.map((d) => path(d, behind(random.pick(CLOTHS)))).join('');
}

/** Carpets, cloths or bags on a line, each `length` long. */
export function hung(
  stage: Stage,
  face: Face,
  [from, to]: readonly [number, number],
  length: number,
  colors: Cloth,
  tone: Tone,
): string {
  const { random } = stage;
  const parts: string[] = [];
  const step = length > 0.8 ? 0.5 : 0.36;
  for (let at = from + 0.05; at < to - step * 0.8; at += step) {
    const low = 2.38 - length * random.between(0.75, 1.1);
    const color = random.pick(colors);
    const stripe = mix(tone(color), '#ffffff', 0.35);
    parts.push(panel(face, [at, at + step * 0.82], [low, 2.38], tone(color)));
    if (length > 0.8) {
      const mid = (low + 2.38) / 2;
      parts.push(panel(face, [at, at + step * 0.82], [mid, mid + 0.12], stripe));
      parts.push(panel(face, [at, at + step * 0.82], [low, low + 0.07], stripe));
    }
  }
  return parts.join('');
}

/** Brass lanterns on short chains, lit if lamps are lit. */
export function lanterns(
  stage: Stage,
  face: Face,
  [from, to]: readonly [number, number],
  tone: Tone,
) {
  const { random, light } = stage;
  let d = '';
  for (let at = from + 0.2; at < to - 0.1; at += 0.36) {
    const y = random.between(1.75, 2.2);
    d += `${straightPath([face(at, y + 0.24), face(at + 0.13, y), face(at, y - 0.24), face(at - 0.13, y)])}Z`;
  }
  return path(d, light.lamps ? '#ffd98a' : tone(PAINT.brass));
}

/** Cones of spices on the counter. */
export function cones(stage: Stage, face: Face, [from, to]: readonly [number, number], tone: Tone) {
  const parts: string[] = [];
  for (let at = from + 0.2; at < to - 0.1; at += 0.42) {
    parts.push(
      polygon(
        [face(at - 0.19, 0.78), face(at, 1.2), face(at + 0.19, 0.78)],
        tone(stage.random.pick(SPICES)),
      ),
    );
  }
  return parts.join('');
}
