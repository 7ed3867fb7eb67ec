/** Lines as short texts: the polyline format of Google, OSRM and Valhalla. */

export type Position = readonly [longitude: number, latitude: number];

/** Five decimals are about a metre. */
const PRECISION = 5;

/** @param precision decimals of a degree */
export function encodeLine(line: readonly Position[], precision = PRECISION): string {
  const factor = 10 ** precision;
  let text = '';
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of line) {
    const [nextX, nextY] = [Math.round(longitude * factor), Math.round(latitude * factor)];
    text += encodeNumber(nextY - y) + encodeNumber(nextX - x);
    [x, y] = [nextX, nextY];
  }
  return text;
}

/**
 * @param precision decimals of a degree
 * @throws for a text in another format
 */
export function decodeLine(text: string, precision = PRECISION): Position[] {
  const factor = 10 ** precision;
  const line: Position[] = [];
  let [x, y, at] = [0, 0, 0];

  function decodeNumber(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const five = text.charCodeAt(at++) - 63;
      if (!(five >= 0 && five < 64 && shift < 30)) throw new Error('not an encoded line');
      value |= (five & 31) << shift;
      shift += 5;
      if (five < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  }

  while (at < text.length) {
    y += decodeNumber();
    x += decodeNumber();
    line.push([x / factor, y / factor]);
  }
  return line;
}

/** Five bits per character, the lowest first; the last bit of the value is its sign. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((rest & 31) + 32 + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
