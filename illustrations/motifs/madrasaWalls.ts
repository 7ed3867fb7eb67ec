import { straightPath } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { panel, wallArch } from './space.ts';
import { band, patternBand, type Side } from './walledCourt.ts';
import { sebka, zellige } from './zellige.ts';

const STUCCO: Color = '#ead6ae';

/** The walls of the court of a madrasa: tiles, plaster and cedar from bottom to top, and green eaves. */
export function courtWalls(
  stage: Stage,
  court: readonly Side[],
  height: number,
  slender: boolean,
): string {
  const arches = height * (slender ? 0.47 : 0.54);
  const dado = Math.min(1.5, height * 0.24);
  const wood = height * 0.86;
  const eaves = height * 0.94;
  const width = slender ? 1.14 : 1.9;
  return [
    patternBand(stage, court, [0, height], sebka(stage, 17, STUCCO, '#d3b988')),
    band(court, arches + 0.25, arches + 0.75, PAINT.cedarWood),
    band(court, arches + 0.46, arches + 0.52, PAINT.saffron),
    band(court, wood, eaves, PAINT.cedarWood),
    corbels(stage, court, wood, eaves),
    band(court, eaves, height, PAINT.greenTile),
    band(court, height - 0.07, height, PAINT.lime),
    patternBand(stage, court, [0, dado], zellige(stage, 26, 'mixed')),
    band(court, dado, dado + 0.14, '#26302c'),
    band(court, dado + 0.14, dado + 0.22, PAINT.white),
    ...court.map((side) => openings(stage, side, { arches, wood, width, slender })),
  ].join('');
}

interface Heights {
  arches: number;
  wood: number;
  width: number;
  slender: boolean;
}

/** The arches of one side, and the small windows of the students' cells above them. */
function openings(stage: Stage, side: Side, { arches, wood, width, slender }: Heights): string {
  const { face, from, to, tone } = side;
  const across = side.from < 0;
  const fits = Math.floor((to - from - 0.3) / (width * 1.56));
  const count = across ? fits - 1 + (fits % 2) : fits;
  const step = (to - from) / count;
  const frame = slender ? 0.26 : 0.44;
  const low = arches + 1.05;
  const made: string[] = [];
  for (let index = 0; index < count; index++) {
    const at = from + step * (index + 0.5);
    const portal = across && index === (count - 1) / 2;
    const wide = portal ? width * 1.25 : width;
    const top = portal ? arches + 0.85 : arches;
    const lit = stage.light.lamps && stage.random.chance(0.5);
    made.push(
      wallArch(face, at, [0, top + frame / 2], wide + frame, tone(PAINT.plaster)),
      wallArch(face, at, [0, top + 0.08], wide + 0.16, tone(PAINT.greenTile)),
      wallArch(face, at, [0, top], wide, stage.deep(PAINT.cedarWood)),
      portal
        ? wallArch(face, at, [0, top * 0.62], wide * 0.5, doorway(stage))
        : panel(face, [at - wide / 2, at + wide / 2], [0, arches * 0.42], tone(PAINT.cedarWood)),
    );
    if (!portal && wood - low > 0.7) {
      const pane = lit ? stage.lamp() : stage.deep(PAINT.cedarWood);
      made.push(
        wallArch(face, at, [low, Math.min(wood - 0.2, low + 1.5)], 0.72, tone(PAINT.plaster)),
        wallArch(face, at, [low, Math.min(wood - 0.3, low + 1.36)], 0.5, pane),
      );
    }
    if (slender && index > 0) made.push(column(side, at - step / 2, arches * 0.6));
  }
  return made.join('');
}

/** The colour behind the door: lamps of the prayer hall, or daylight in the next court. */
const doorway = (stage: Stage) => (stage.light.lamps ? '#e8a653' : stage.lit(PAINT.saffron));

/** A free-standing column of onyx with its capital. */
function column({ face, tone }: Side, at: number, top: number): string {
  return (
    panel(face, [at - 0.1, at + 0.1], [0, top], tone(PAINT.white)) +
    panel(face, [at - 0.1, at - 0.03], [0, top], tone(PAINT.stone)) +
    panel(face, [at - 0.17, at + 0.17], [top, top + 0.3], tone(PAINT.white)) +
    panel(face, [at - 0.16, at + 0.16], [0, 0.14], tone(PAINT.white))
  );
}

/** The row of brackets under the eaves, as one shape per side. */
function corbels(stage: Stage, court: readonly Side[], low: number, high: number): string {
  return court
    .map(({ face, from, to }) => {
      let d = '';
      for (let at = from + 0.2; at < to; at += 0.56) {
        const bracket = [
          face(at, low + 0.1),
          face(at, high),
          face(at + 0.22, high),
          face(at + 0.22, low + 0.1),
        ];
        d += `${straightPath(bracket)}Z`;
      }
      return path(d, stage.deep(PAINT.cedarWood));
    })
    .join('');
}
