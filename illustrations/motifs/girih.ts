import { n, type Point } from '../../domain/format/svgPath.ts';

/** A tile: its kind, which determines the colour, and its outline. */
export interface Piece {
  readonly kind:
    | 'heart'
    | 'point'
    | 'petal'
    | 'bridge'
    | 'wedge'
    | 'gap'
    | 'star'
    | 'small'
    | 'leaf';
  readonly outline: readonly Point[];
}

export const polar = (x: number, y: number, reach: number, angle: number): Point => [
  x + reach * Math.cos(angle),
  y + reach * Math.sin(angle),
];

/** The angle between contact lines and the radius, in radians. It determines all corners. */
const CONTACT = (38 * Math.PI) / 180;

/** Distance from the centre at which the contact lines of an n-fold rosette meet; contacts are at `reach`. */
export function shoulder(count: number, reach: number): number {
  return (reach * Math.sin(CONTACT)) / Math.sin(CONTACT + Math.PI / count);
}

/**
 * A rosette of `count` petals around (x, y). Contacts with its neighbours are at distance `reach`, the
 * first of them at angle 0. @returns the heart, the points of the star and the petals
 */
export function rosette(x: number, y: number, count: number, reach: number): Piece[] {
  const step = (Math.PI * 2) / count;
  const half = step / 2;
  const outer = shoulder(count, reach);
  // Radii of the inner corners of petals, their blunt inner ends, and the star in the heart.
  const waist = outer * 0.6;
  const narrow = half * 0.56;
  const inner = outer * 0.5;
  const core = outer * 0.36;
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const a = index * step;
    pieces.push({
      kind: 'petal',
      outline: [
        polar(x, y, reach, a),
        polar(x, y, outer, a + half),
        polar(x, y, waist, a + narrow),
        polar(x, y, inner, a),
        polar(x, y, waist, a - narrow),
        polar(x, y, outer, a - half),
      ],
    });
    pieces.push({
      kind: 'point',
      outline: [
        polar(x, y, outer, a + half),
        polar(x, y, waist, a + step - narrow),
        polar(x, y, inner, a + step),
        polar(x, y, core, a + half),
        polar(x, y, inner, a),
        polar(x, y, waist, a + narrow),
      ],
    });
  }
  pieces.push({
    kind: 'heart',
    outline: Array.from({ length: count * 2 }, (_, index) =>
      polar(x, y, index % 2 ? core : inner, index * half),
    ),
  });
  pieces.push({
    kind: 'star',
    outline: Array.from({ length: count * 2 }, (_, index) =>
      polar(x, y, index % 2 ? core * 0.5 : core * 0.82, index * half),
    ),
  });
  return pieces;
}

/** Path data of all pieces of some kinds. */
export function outlines(pieces: readonly Piece[], kinds: readonly Piece['kind'][]): string {
  return pieces
    .filter((piece) => kinds.includes(piece.kind))
    .map(({ outline }) => `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`)
    .join('');
}
