import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

interface Hillside {
  /** The outline of the hill: the height of its top at x. */
  crest: (x: number) => number;
  from: number;
  to: number;
  rows: number;
  /** The foot of the hill. Rows of houses are between the crest and this height. */
  foot: number;
  size: number;
  /** Whether a position stays without houses: gardens, courts of a sanctuary. */
  free?: (x: number, y: number) => boolean;
  color?: Color;
  distance?: number;
}

/** Flat-roofed houses on a hill, highest row first. Each row is four paths, to keep the file small. */
export function hillside(
  stage: Stage,
  { crest, from, to, rows, foot, size, free, color = PAINT.lime, distance = 0.25 }: Hillside,
): string {
  const { random } = stage;
  const locals: Color[] = [color, mix(color, '#ffffff', 0.45), mix(color, PAINT.earth, 0.35)];
  let parts = '';
  for (let row = 0; row < rows; row++) {
    const haze = distance * (1 - row / rows);
    const scale = size * (0.75 + (0.5 * row) / rows);
    const fronts = ['', '', ''];
    let sides = '';
    let panes = '';
    for (let x = from + random.between(0, scale); x < to; ) {
      const width = scale * random.between(0.8, 1.6);
      const top = crest(x + width / 2);
      const drop = (foot - top) / rows;
      const base = top + row * drop;
      const tall = scale * random.between(0.5, 0.95);
      const roof = base - tall;
      if (!free?.(x + width / 2, base)) {
        const kind = random.whole(0, 2);
        const deep = drop * 1.5 + 10;
        fronts[kind] += box(x, roof, width, tall + deep);
        sides += box(x, roof, width * 0.28, tall + deep);
        for (const share of [0.42, 0.7].slice(0, random.whole(1, 2))) {
          panes += box(x + width * share, roof + tall * 0.3, width * 0.11, tall * 0.2);
        }
      }
      x += width * random.between(0.94, 1.06);
    }
    const shaded = mix(stage.shade(color), stage.light.haze, haze * 0.8);
    parts +=
      fronts.map((d, kind) => (d ? path(d, stage.far(locals[kind] ?? color, haze)) : '')).join('') +
      path(sides, shaded) +
      path(
        panes,
        stage.light.lamps && row % 3 !== 1 ? stage.lamp() : stage.shade(PAINT.cedarWood),
        {
          opacity: stage.light.lamps ? 0.9 : 0.55,
        },
      );
  }
  return parts;
}

const r = (value: number) => n(Math.round(value));

const box = (x: number, y: number, width: number, height: number) =>
  `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
