import type { Point } from '../../domain/format/svgPath.ts';
import { type Piece, polar, rosette, shoulder } from './girih.ts';

/**
 * One repeat of a pattern of 16-fold and 8-fold rosettes: a square with large rosettes at its
 * corners, which touch along its edges, and a small rosette in its middle, which touches them on the
 * diagonals. `gaps` draws the three tiles between them on each side.
 */
export function repeat(side: number): Piece[] {
  const great = side / 2;
  const small = side / Math.SQRT2 - great;
  const pieces: Piece[] = [];
  for (const [x, y] of [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ] as const) {
    pieces.push(...rosette(x, y, 16, great));
  }
  for (const piece of rosette(great, great, 8, small)) {
    // Contacts of the small rosette are on the diagonals, so it is rotated by half of an eighth.
    pieces.push({
      kind: piece.kind === 'petal' ? 'small' : piece.kind === 'point' ? 'leaf' : piece.kind,
      outline: piece.outline.map((point) => point),
    });
  }
  for (let turn = 0; turn < 4; turn++) {
    pieces.push(
      ...gaps(side, great, small).map(({ kind, outline }) => ({
        kind,
        outline: outline.map((point) => turned(point, great, turn)),
      })),
    );
  }
  return pieces;
}

/** The tiles between two large rosettes and the small one, at the upper edge of the square. */
function gaps(side: number, great: number, small: number): Piece[] {
  const eighth = Math.PI / 8;
  const outer = shoulder(16, great);
  const left = (reach: number, steps: number) => polar(0, 0, reach, eighth * steps);
  const right = (reach: number, steps: number) => polar(side, 0, reach, Math.PI - eighth * steps);
  const top: Point = [great, great - small];
  const bud = (direction: number) =>
    polar(great, great, shoulder(8, small), -Math.PI / 2 + direction * eighth);
  return [
    {
      kind: 'bridge',
      outline: [
        left(great, 0),
        left(outer, 0.5),
        left(great, 1),
        right(great, 1),
        right(outer, 0.5),
      ],
    },
    { kind: 'gap', outline: [left(great, 1), top, right(great, 1)] },
    { kind: 'wedge', outline: [left(great, 1), left(outer, 1.5), left(great, 2), bud(-1), top] },
    { kind: 'wedge', outline: [right(great, 1), right(outer, 1.5), right(great, 2), bud(1), top] },
  ];
}

/** Rotates a point by quarter turns around the middle of the square. */
function turned([x, y]: Point, middle: number, quarters: number): Point {
  let [dx, dy] = [x - middle, y - middle];
  for (let turn = 0; turn < quarters; turn++) [dx, dy] = [-dy, dx];
  return [middle + dx, middle + dy];
}
