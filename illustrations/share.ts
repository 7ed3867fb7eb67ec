import { n } from '../domain/format/svgPath.ts';
import { zellige } from './motifs/zellige.ts';
import type { Stage } from './stage.ts';
import { group, path, rect } from './svg.ts';

/** Lines of text in the display font. Lengths are in the units of `size`. */
export interface Lettering {
  width(text: string, size: number): number;
  /** The letters as SVG path data that starts at (0, 0) on the baseline. */
  outline(text: string, size: number): string;
}

/** The panel in the `share` view, in poster units. */
const PANEL = { x: -500, width: 660 };
const MARGIN = 64;

/** A green panel with the title and the name of the region, for the preview pictures of links. */
export function sharePanel(stage: Stage, title: string, lettering: Lettering): string {
  const left = PANEL.x + MARGIN;
  const { lines, size } = fitTitle(title, PANEL.width - MARGIN * 2 - 30, lettering);
  const leading = size * 1.14;
  const top = 470 - ((lines.length - 1) * leading) / 2;
  const line = (text: string, y: number, letters: number, color: string) =>
    group(path(lettering.outline(text, letters), color), {
      transform: `translate(${n(left)} ${n(y)})`,
    });
  return [
    rect(PANEL.x, 0, PANEL.width, 900, '#1c473b'),
    rect(PANEL.x + PANEL.width - 30, 0, 30, 900, zellige(stage, 30, 'green')),
    ...lines.map((text, index) => line(text, top + index * leading, size, '#fbf6ea')),
    rect(left, 775, 70, 6, '#e3a92f'),
    line('Fes-Meknes', 840, 44, '#fbf6ea'),
  ].join('');
}

/** Finds the largest font size at which a title fits the width in at most five lines. */
function fitTitle(title: string, width: number, lettering: Lettering) {
  for (let size = 104; ; size -= 6) {
    const lines = wrap(title, (text) => lettering.width(text, size) <= width);
    if (lines || size <= 38) return { lines: lines ?? [title], size };
  }
}

function wrap(title: string, fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (!fits(lines.at(-1) ?? '')) return undefined;
  }
  return lines.length <= 5 ? lines : undefined;
}
