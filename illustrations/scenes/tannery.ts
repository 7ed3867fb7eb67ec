import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { farMinaret } from '../motifs/farMinaret.ts';
import { greenPyramid } from '../motifs/greenRoofs.ts';
import { ridge } from '../motifs/land.ts';
import { pits } from '../motifs/pits.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

const HIDES: readonly [Color, ...Color[]] = ['#e6b23c', '#d98a35', '#b5532a', '#ecd9ae'];
const YARD = 462;

/** The tannery of Chouara, seen from a terrace: dye pits, hides drying on the roofs. */
export function tannery(stage: Stage): string {
  return [
    sky(stage, 330),
    clouds(stage, 2, 60),
    ridge(stage, 330, 120, stage.far(PAINT.hill, 0.65), { step: 240 }),
    birds(stage, 5, [380, 90]),
    town(stage),
    workshops(stage),
    rect(LEFT, YARD, SPAN, BOTTOM - YARD, stage.lit('#c9a878')),
    rect(LEFT, YARD, SPAN, 16, stage.shade('#a98558')),
    pits(stage, YARD),
    terrace(stage),
  ].join('');
}

function town(stage: Stage): string {
  const { random } = stage;
  const x = random.between(300, 520);
  return roofscape(stage, {
    line: (at, row) => 258 + row * 34 + 8 * Math.sin(at / 140 + row),
    rows: 3,
    size: 92,
    haze: 0.5,
    between: (row) =>
      row === 1
        ? farMinaret(stage, { x, base: 330, width: 40, height: 190 }, PAINT.lime, 0.22) +
          greenPyramid(stage, x + 90, 312, 110, 0.25) +
          farMinaret(stage, { x: x + 560, base: 320, width: 28, height: 120 }, PAINT.earth, 0.35) +
          farMinaret(stage, { x: x - 640, base: 320, width: 32, height: 140 }, PAINT.earth, 0.35) +
          farMinaret(stage, { x: x + 1050, base: 320, width: 30, height: 130 }, PAINT.lime, 0.35)
        : '',
  });
}

/** The workshops behind the yard: dark openings, and hides drying on each roof. */
function workshops(stage: Stage): string {
  const { random } = stage;
  const parts: string[] = [];
  for (let x = -660; x < 1880; ) {
    const width = random.between(190, 300);
    const top = random.between(352, 384);
    const color = random.pick([PAINT.earth, '#e0bf8e', '#c98f5c'] as const);
    const wall = mix(stage.lit(color), stage.shade(color), 0.3);
    parts.push(
      rect(x, top, width, YARD - top + 4, wall),
      rect(x, top, width * 0.16, YARD - top + 4, stage.shade(color)),
    );
    // The roof, seen from above, with a row of hides.
    parts.push(rect(x, top - 34, width, 38, stage.lit(mix(color, PAINT.white, 0.4))));
    const hides = HIDES.map(() => '');
    for (let at = x + 12; at < x + width - 22; at += 34) {
      for (const low of [top - 18, top - 1]) {
        const which = random.whole(0, 3);
        if (random.chance(0.86)) hides[which] += `M${n(at)} ${n(low)}l5 -14h21l-2 14q-12 -4 -24 0z`;
      }
    }
    parts.push(...hides.map((d, index) => path(d, stage.lit(HIDES[index] ?? '#e6b23c'))));
    let doors = '';
    for (let at = x + width * 0.26; at < x + width - 30; at += 54)
      doors += `M${n(at)} ${YARD}v-48h26v48z`;
    parts.push(
      path(doors, stage.light.lamps && random.chance(0.5) ? '#d98f43' : stage.deep(PAINT.brick)),
    );
    x += width;
  }
  return parts.join('');
}

/** The parapet of the terrace in the foreground: in shadow, with hides over it. */
function terrace(stage: Stage): string {
  const { random } = stage;
  const top = 806;
  const wall = stage.shade(PAINT.earthDark);
  const hung = [
    -480,
    -260,
    random.between(120, 240),
    random.between(330, 400),
    930,
    1330,
    1560,
  ].map((x, index) => {
    const width = random.between(110, 150);
    const drop = random.between(120, 170);
    const hide = HIDES[(index + random.whole(0, 1)) % HIDES.length] ?? '#e6b23c';
    const shape = (w: number) =>
      `M${n(x)} ${top - 7}h${n(w)}l6 ${n(drop * 0.7)}q${n(-w * 0.2)} ${n(drop * 0.1)} ${n(-w * 0.32)} ${n(drop * 0.36)}q${n(-w * 0.24)} ${n(-drop * 0.2)} ${n(-w * 0.4)} 0q${n(-w * 0.1)} ${n(-drop * 0.2)} ${n(-w * 0.33)} ${n(-drop * 0.24)}z`;
    return (
      path(shape(width), stage.lit(hide)) +
      path(
        `M${n(x)} ${top - 7}h${n(width * 0.2)}l-6 ${n(drop * 0.7)}h${n(-width * 0.22)}z`,
        stage.shade(hide),
      )
    );
  });
  return (
    rect(LEFT, top, SPAN, BOTTOM - top, wall) +
    rect(LEFT, top - 14, SPAN, 24, stage.lit(PAINT.lime)) +
    rect(LEFT, top + 10, SPAN, 10, stage.deep(PAINT.brick), { opacity: 0.6 }) +
    hung.join('')
  );
}
