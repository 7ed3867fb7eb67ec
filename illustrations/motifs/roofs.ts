import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

interface Roofs {
  /** The base line of a row at `x`; row 0 is the farthest. */
  line: (x: number, row: number) => number;
  rows: number;
  /** The width of a house in the nearest row. */
  size: number;
  from?: number;
  to?: number;
  /** Haze on the farthest row, 0 to 1. */
  haze?: number;
  colors?: readonly [Color, ...Color[]];
  /** Draws objects behind a row: minarets, green roofs, trees. */
  between?: (row: number) => string;
}

const WALLS: readonly [Color, Color, Color] = [PAINT.lime, '#e6c99a', '#d8ac7c'];

/**
 * A medina seen from above: lit flat roofs, half-shaded fronts, windows. Each row is four shapes,
 * regardless of the number of houses, to keep the file small.
 */
export function roofscape(stage: Stage, roofs: Roofs): string {
  const { rows, size, line, from = LEFT, to = RIGHT, haze = 0.5, colors = WALLS } = roofs;
  const { random, light } = stage;
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const nearness = rows === 1 ? 1 : row / (rows - 1);
    const distance = haze * (1 - nearness);
    const scale = size * (0.36 + 0.64 * nearness);
    const fronts = colors.map(() => '');
    const tops = colors.map(() => '');
    let sides = '';
    let panes = '';
    let lamps = '';
    for (let x = from - random.between(0, scale); x < to; ) {
      const width = Math.round(scale * random.between(0.75, 1.5) * (0.9 + 0.35 * nearness));
      const top = Math.round(line(x + width / 2, row) - scale * random.between(0, 0.72));
      const tall = Math.round(row === rows - 1 ? BOTTOM - top : scale * 2.2);
      const left = Math.round(x);
      const which = random.whole(0, colors.length - 1);
      const roof = Math.round(
        scale * random.between(0.9, 1.3) * (0.12 + 0.26 * nearness * nearness),
      );
      const dark = Math.round(width * (0.3 - 0.08 * nearness));
      fronts[which] += `M${left} ${top}h${width}v${tall}h-${width}z`;
      tops[which] += `M${left} ${top}h${width}v${roof}h-${width}z`;
      sides += `M${left} ${top + roof}h${dark}v${tall}h-${dark}z`;
      const pane = Math.round(scale * 0.11);
      const at = `M${left + dark + Math.round((width - dark) * random.between(0.15, 0.6))} ${top + roof + Math.round(scale * 0.16)}h${pane}v${Math.round(pane * 1.5)}h-${pane}z`;
      if (light.lamps && random.chance(0.55)) lamps += at;
      else panes += at;
      x += width;
    }
    const front = (color: Color) =>
      mix(mix(stage.lit(color), stage.shade(color), 0.38), light.haze, distance);
    if (roofs.between) parts.push(roofs.between(row));
    colors.forEach((color, index) => {
      parts.push(path(fronts[index] ?? '', front(color)));
      parts.push(path(tops[index] ?? '', stage.far(mix(color, PAINT.white, 0.35), distance)));
    });
    parts.push(path(sides, mix(stage.shade('#b98f6c'), light.haze, distance)));
    parts.push(path(panes, mix(stage.shade('#6d5a4c'), light.haze, distance)));
    if (lamps) parts.push(path(lamps, mix('#ffcf6b', light.haze, distance * 0.4)));
  }
  return parts.join('');
}
