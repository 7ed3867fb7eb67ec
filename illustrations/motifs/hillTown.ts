import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { finial } from './buildings.ts';

const WALLS: readonly [Color, ...Color[]] = [
  PAINT.white,
  PAINT.lime,
  PAINT.white,
  '#dca766',
  '#cf9256',
  '#e8c79a',
];

/** White and ochre houses on a hill around `x`, divided by a long stair, with a white dome on top. */
export function hillTown(stage: Stage, x: number, top: number, bottom: number): string {
  const { random, light } = stage;
  const rows = 7;
  const parts: string[] = [dome(stage, x, top + 22)];
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const base = Math.round(top + 70 + (bottom - top - 70) * share);
    const size = Math.round(36 + share * 34);
    const left = 60 + share * 400 * random.between(0.8, 1.15);
    const right = 60 + share * 400 * random.between(0.8, 1.15);
    const fronts = new Map<Color, string>();
    let sides = '';
    let panes = '';
    let lamps = '';
    const gap = 13 + share * 24;
    for (let at = x - left - random.between(0, size); at < x + right; ) {
      const width = Math.round(size * random.between(0.7, 1.35));
      const height = Math.round(size * random.between(0.9, 1.6));
      // No houses on the stair.
      if (at + width > x - gap && at < x + gap) {
        at = x + gap;
        continue;
      }
      const wall = random.pick(WALLS);
      const color = wall;
      const box = `M${n(at)} ${n(base + 14)}V${n(base - height)}h${n(width)}V${n(base + 14)}z`;
      fronts.set(color, (fronts.get(color) ?? '') + box);
      sides += `M${n(at)} ${n(base + 14)}V${n(base - height)}h${n(width * 0.28)}V${n(base + 14)}z`;
      const pane = `M${n(at + width * 0.52)} ${n(base - height * 0.7)}h${n(size * 0.14)}v${n(size * 0.22)}h${n(-size * 0.14)}z`;
      if (light.lamps && random.chance(0.5)) lamps += pane;
      else panes += pane;
      at = Math.round(at + width * random.between(0.86, 1.02));
    }
    const distance = 0.2 * (1 - share);
    for (const [color, d] of fronts) parts.push(path(d, stage.far(color, distance)));
    parts.push(
      path(sides, mix(stage.shade(PAINT.earth), light.haze, distance), { opacity: 0.62 }),
      path(panes, stage.shade('#3f6a78')),
      path(lamps, stage.lamp()),
    );
  }
  return parts.join('') + stair(stage, x, top + 44, bottom + 10);
}

/** The stair from the pool to the dome: flights and landings, wider below. */
function stair(stage: Stage, x: number, top: number, bottom: number): string {
  const width = (y: number) => 10 + (26 * (y - top)) / (bottom - top);
  const steps: string[] = [];
  for (let y = top + 6; y < bottom; y += 5 + ((y - top) / (bottom - top)) * 7) {
    steps.push(`M${n(x - width(y))} ${n(y)}H${n(x + width(y))}`);
  }
  const landings = [0.28, 0.55, 0.8].map((share) => {
    const y = top + (bottom - top) * share;
    return rect(x - width(y) - 8, y - 6, width(y) * 2 + 16, 12, stage.lit(PAINT.white));
  });
  const lamps = stage.light.lamps
    ? [0.12, 0.28, 0.42, 0.55, 0.68, 0.8, 0.93].flatMap((share) => {
        const y = top + (bottom - top) * share;
        return [-1, 1].map((direction) =>
          circle(x + direction * (width(y) + 3), y - 10, 3.4, stage.lamp()),
        );
      })
    : [];
  return [
    path(
      `M${n(x - 12)} ${n(top)}H${n(x + 12)}L${n(x + 40)} ${n(bottom)}H${n(x - 40)}Z`,
      stage.shade(PAINT.stone),
    ),
    path(
      `M${n(x - 9)} ${n(top)}H${n(x + 9)}L${n(x + 34)} ${n(bottom)}H${n(x - 34)}Z`,
      stage.lit(PAINT.limestone),
    ),
    path(steps.join(''), 'none', { stroke: stage.shade('#b59a72'), 'stroke-width': 3 }),
    ...landings,
    ...lamps,
  ].join('');
}

/** The saint's tomb: a white cube with a dome. */
function dome(stage: Stage, x: number, base: number): string {
  return [
    rect(x - 46, base - 56, 92, 90, stage.lit(PAINT.white)),
    rect(x - 46, base - 56, 28, 90, stage.shade(PAINT.white)),
    path(`M${n(x - 38)} ${n(base - 56)}a38 42 0 0 1 76 0z`, stage.lit(PAINT.white)),
    path(
      `M${n(x - 38)} ${n(base - 56)}a38 42 0 0 1 30 -41q-14 14 -12 41z`,
      stage.shade(PAINT.white),
    ),
    rect(x - 48, base - 60, 96, 7, stage.lit(PAINT.greenTile)),
    path(archOutline(x + 4, base + 20, 20, 42), stage.deep(PAINT.greenTile)),
    finial(stage, x, base - 96, 4),
  ].join('');
}
