import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine, type Position } from './polyline.ts';

// The example of the format's own description.
const EXAMPLE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const LINE: Position[] = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
];

describe('encoded lines', () => {
  it('are written and read', () => {
    expect(encodeLine(LINE)).toBe(EXAMPLE);
    expect(decodeLine(EXAMPLE)).toEqual(LINE);
    expect(decodeLine('')).toEqual([]);
  });

  it('keep the given number of decimals', () => {
    const exact: Position[] = [
      [-4.982712, 34.062204],
      [-180, -90],
      [180, 90],
    ];
    expect(decodeLine(encodeLine(exact, 6), 6)).toEqual(exact);
    expect(decodeLine(encodeLine(exact))[0]).toEqual([-4.98271, 34.0622]);
  });

  it.each(['_p~iF', 'no line', '_p~iF~ps|', '~~~~~~~~~~~~', '\u0000', 'é'])(
    '%j is rejected',
    (text) => expect(() => decodeLine(text)).toThrow(),
  );
});
