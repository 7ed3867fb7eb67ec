import type { Point } from '../../domain/format/svgPath.ts';

export interface Pose {
  neck: readonly Point[];
  /** The point where the head joins the neck, and the angle of the head in degrees. */
  head: readonly [x: number, y: number, angle: number];
  near: readonly (readonly Point[])[];
  far: readonly (readonly Point[])[];
  tail: readonly Point[];
}

/** Parses points written as `x,y x,y`. */
const line = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** Poses of a horse that is 160 tall at the withers and faces right. Fore legs come before hind legs. */
export const POSES = {
  gallop: {
    neck: line('58,-126 92,-164 124,-190'),
    head: [122, -196, 33],
    near: [
      line('72,-116 112,-92 152,-78 186,-52 198,-46'),
      line('-58,-122 -68,-92 -122,-78 -162,-40 -176,-28'),
    ],
    far: [
      line('66,-110 98,-84 128,-64 116,-34 104,-26'),
      line('-48,-120 -44,-88 -92,-58 -108,-22 -122,-12'),
    ],
    tail: line('-76,-144 -114,-158 -156,-140 -196,-146'),
  },
  reach: {
    neck: line('58,-126 94,-160 128,-182'),
    head: [126, -188, 28],
    near: [
      line('72,-114 98,-80 124,-56 96,-34 82,-36'),
      line('-58,-122 -36,-88 -62,-54 -26,-22 -12,-14'),
    ],
    far: [
      line('70,-112 106,-84 140,-64 160,-34 170,-26'),
      line('-48,-120 -38,-88 -76,-60 -56,-24 -44,-16'),
    ],
    tail: line('-76,-144 -112,-162 -150,-150 -190,-164'),
  },
  stand: {
    neck: line('60,-128 94,-172 116,-206'),
    head: [112, -208, 42],
    near: [
      line('66,-118 72,-84 70,-56 69,-20 70,-8 73,0'),
      line('-58,-124 -56,-92 -88,-56 -82,-20 -80,-8 -76,0'),
    ],
    far: [
      line('62,-116 56,-84 54,-56 53,-20 54,-8 57,0'),
      line('-48,-120 -40,-92 -66,-56 -58,-20 -56,-8 -52,0'),
    ],
    tail: line('-78,-146 -100,-122 -102,-76 -94,-36'),
  },
  graze: {
    neck: line('62,-126 106,-104 136,-62'),
    head: [128, -70, 66],
    near: [
      line('66,-118 66,-84 62,-56 55,-20 56,-8 59,0'),
      line('-58,-124 -56,-92 -92,-56 -88,-20 -86,-8 -82,0'),
    ],
    far: [
      line('62,-116 78,-84 82,-56 85,-20 86,-8 89,0'),
      line('-48,-120 -40,-92 -68,-56 -60,-20 -58,-8 -54,0'),
    ],
    tail: line('-78,-146 -100,-122 -104,-76 -98,-30'),
  },
} satisfies Record<string, Pose>;
