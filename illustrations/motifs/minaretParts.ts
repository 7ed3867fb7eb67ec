import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { battlements, finial } from './buildings.ts';

/** Position and size of a minaret. */
export interface Tower {
  x: number;
  base: number;
  width: number;
  height: number;
}

/** Front and dark side of a shaft between two heights. */
export function shaft(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  height: number,
  color: Color,
) {
  const left = x - width / 2;
  return (
    rect(left, top, width, height, stage.lit(color)) +
    rect(left, top, width * 0.24, height, stage.shade(color))
  );
}

/** A translucent shadow over the dark side of patterned parts. */
export const veil = (stage: Stage, x: number, top: number, width: number, height: number) =>
  rect(x - width / 2, top, width * 0.24, height, stage.deep(PAINT.brick), { opacity: 0.5 });

/** A small square lantern with merlons, dome or cap, and the finial of three balls. */
export function lantern(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color,
  dome: Color,
) {
  const height = width * 1.25;
  const top = base - height;
  const cap = `M${n(x - width * 0.46)} ${n(top - width * 0.08)}Q${n(x - width * 0.46)} ${n(top - width * 0.5)} ${n(x)} ${n(top - width * 0.58)}`;
  return [
    finial(stage, x, top - width * 0.5, width * 0.1),
    path(
      `${cap}Q${n(x + width * 0.46)} ${n(top - width * 0.5)} ${n(x + width * 0.46)} ${n(top - width * 0.08)}Z`,
      stage.lit(dome),
    ),
    path(
      `${cap}Q${n(x - width * 0.2)} ${n(top - width * 0.4)} ${n(x - width * 0.18)} ${n(top - width * 0.08)}Z`,
      stage.shade(dome),
    ),
    shaft(stage, x, top, width, height, color),
    battlements(x - width * 0.54, top + 1, width * 1.08, width * 0.2, stage.lit(color)),
    path(archOutline(x + width * 0.1, base, width * 0.36, height * 0.62), stage.deep(color)),
  ].join('');
}
