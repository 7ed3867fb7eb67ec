import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { archOutline, framedArch } from './arch.ts';
import { battlements } from './buildings.ts';
import { frieze, sebka } from './zellige.ts';

export const FLOOR = 640;

/** Bab Mansour in the distance: its great arch between two porticoes on columns. */
export function babMansour(stage: Stage, x: number): string {
  const body = stage.lit(PAINT.earth);
  const net = sebka(stage, 26, '#3c7a5a', '#f1e4c8');
  const portico = (middle: number) =>
    [
      rect(middle - 66, 414, 132, FLOOR - 414, body),
      rect(middle - 66, 414, 18, FLOOR - 414, stage.shade(PAINT.earth)),
      battlements(middle - 68, 415, 136, 20, body),
      rect(middle - 44, 432, 98, 74, net),
      path(archOutline(middle + 4, FLOOR, 66, 124), stage.deep(PAINT.earthDark)),
      path(
        [-40, 38].map((dx) => `M${n(middle + dx)} ${FLOOR}v-130h-5v-10h22v10h-5v130z`).join(''),
        stage.lit(PAINT.white),
      ),
    ].join('');
  return [
    rect(x - 180, 296, 360, FLOOR - 296, body),
    rect(x - 180, 296, 16, FLOOR - 296, stage.shade(PAINT.earth)),
    battlements(x - 183, 298, 366, 25, body),
    frieze(stage, x - 156, 330, 322, 24),
    rect(x - 156, 360, 322, FLOOR - 360, net),
    framedArch(
      x + 4,
      FLOOR,
      148,
      246,
      [
        [22, stage.lit(PAINT.earthDark)],
        [9, stage.lit(PAINT.plaster)],
        [9, stage.lit('#3c7a5a')],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    portico(x - 214),
    portico(x + 222),
  ].join('');
}

/** A plain gate at the end of the square. */
export function townGate(stage: Stage, x: number): string {
  return (
    rect(x - 84, 446, 168, FLOOR - 446, stage.lit(PAINT.earth)) +
    rect(x - 84, 446, 16, FLOOR - 446, stage.shade(PAINT.earth)) +
    battlements(x - 86, 448, 172, 20, stage.lit(PAINT.earth)) +
    framedArch(x + 4, FLOOR, 82, 136, [[12, stage.lit(PAINT.lime)]], stage.deep(PAINT.brick))
  );
}
