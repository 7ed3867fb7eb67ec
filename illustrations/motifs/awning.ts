import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

interface Awning {
  x: number;
  /** The height of the front edge, and how much higher the back edge is. */
  y: number;
  rise: number;
  width: number;
  /** The height of the ground. */
  base: number;
  color: Color;
  /** The colour of every second strip; undefined for plain cloth. */
  stripe?: Color;
}

/** A cloth on poles over a stall. It sags a little, and its left part is in shadow. */
export function awning(stage: Stage, { x, y, rise, width, base, color, stripe }: Awning): string {
  const half = width / 2;
  const top = y - rise;
  const sag = width * 0.022;
  const strips = 11;
  const at = (index: number) => -half + (width * index) / strips;
  const edge = (dx: number) => y + sag * 2 * (1 - (dx / half) ** 2);
  let bands = '';
  for (let index = 1; index < strips; index += 2) {
    const [a, b] = [at(index), at(index + 1)];
    bands += `M${n(x + a)} ${n(edge(a))}L${n(x + a * 0.84)} ${n(top)}H${n(x + b * 0.84)}L${n(x + b)} ${n(edge(b))}v16L${n(x + a)} ${n(edge(a) + 16)}z`;
  }
  const sheet = `M${n(x - half)} ${n(y)}L${n(x - half * 0.84)} ${n(top)}H${n(x + half * 0.84)}L${n(x + half)} ${n(y)}v16Q${n(x)} ${n(y + 16 + sag * 4)} ${n(x - half)} ${n(y + 16)}Z`;
  const pole = stage.shade(PAINT.cedarWood);
  return [
    rect(x - half + 8, y - 6, 9, base - y + 6, pole),
    rect(x + half - 17, y - 6, 9, base - y + 6, pole),
    path(sheet, stage.lit(color)),
    stripe ? path(bands, stage.lit(stripe)) : '',
    path(
      `M${n(x - half)} ${n(y)}L${n(x - half * 0.84)} ${n(top)}H${n(x - half * 0.3)}L${n(x - half * 0.4)} ${n(y + 16 + sag * 1.6)}L${n(x - half)} ${n(y + 16)}Z`,
      stage.deep(color),
      { opacity: 0.28 },
    ),
    path(
      `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y + sag * 4)} ${n(x + half)} ${n(y)}v16Q${n(x)} ${n(y + 16 + sag * 4)} ${n(x - half)} ${n(y + 16)}Z`,
      stage.deep(color),
      { opacity: 0.3 },
    ),
  ].join('');
}
