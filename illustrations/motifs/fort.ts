import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { battlements } from './buildings.ts';

interface Block {
  x: number;
  base: number;
  width: number;
  height: number;
  color: Color;
  /** How much each side leans inwards at the top. */
  batter?: number;
  merlon?: number;
  /** Share of the width that is in shadow, on the left. */
  dark?: number;
}

/** A tower or wall that narrows upwards, with merlons, lit from the right. */
export function block(
  stage: Stage,
  { x, base, width, height, color, batter = 0.04, merlon = 22, dark = 0.3 }: Block,
): string {
  const lean = width * batter;
  const top = base - height;
  const left = x - width / 2;
  const edge = left + width * dark;
  const face: Point[] = [
    [left, base],
    [left + lean, top],
    [left + width - lean, top],
    [left + width, base],
  ];
  const side: Point[] = [
    [left, base],
    [left + lean, top],
    [edge + lean * 0.5, top],
    [edge, base],
  ];
  return (
    (merlon ? battlements(left + lean, top, width - lean * 2, merlon, stage.lit(color)) : '') +
    polygon(face, stage.lit(color)) +
    (dark ? polygon(side, stage.shade(color)) : '')
  );
}

interface Bastion {
  /** The salient edge. */
  x: number;
  base: number;
  height: number;
  /** Width of the shaded face to the left, and of the lit face to the right. */
  left: number;
  right: number;
  color: Color;
  /** How much lower the outer ends of the faces are than the salient edge. */
  fall?: number;
}

/** A pointed bastion of a star fort: a shaded and a lit face, with cordon and embrasures. */
export function bastion(
  stage: Stage,
  { x, base, height, left, right, color, fall = 26 }: Bastion,
): string {
  const top = base - height;
  const face = (reach: number): Point[] => [
    [x, base],
    [x, top],
    [x + reach * 0.94, top + fall],
    [x + reach, base - fall * 0.6],
  ];
  const dark = mix(stage.shade(color), stage.lit(color), 0.12);
  const band = (reach: number, drop: number) =>
    `M${n(x)} ${n(top + drop)}L${n(x + reach * 0.945)} ${n(top + fall + drop * 0.9)}v9L${n(x)} ${n(top + drop + 10)}Z`;
  const embrasures = (reach: number) =>
    [0.2, 0.5, 0.78].map((share) => {
      const y = top + fall * share * 0.94 - 2;
      const width = Math.abs(reach) * 0.09;
      return `M${n(x + reach * share)} ${n(y)}h${n(width)}v${n(height * 0.12)}h${n(-width)}Z`;
    });
  return (
    polygon(face(-left), dark) +
    polygon(face(right), stage.lit(color)) +
    path(band(-left, height * 0.2), stage.shade(color)) +
    path(band(right, height * 0.2), mix(stage.lit(color), '#ffffff', 0.22)) +
    path(embrasures(right).join(''), stage.deep(color), { opacity: 0.75 }) +
    path(embrasures(-left).join(''), stage.deep(color), { opacity: 0.9 })
  );
}
