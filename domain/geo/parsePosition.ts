/** Degrees in WGS 84. */
export interface Position {
  longitude: number;
  latitude: number;
}

/** To about a metre: five decimals. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(5));

/** A comma may stand before the decimals. */
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** Degrees, with minutes and seconds if their signs are there. */
const SIZE = String.raw`[+-]?${NUMBER}\s*(?:°\s*(?:${NUMBER}\s*'\s*)?(?:${NUMBER}\s*"\s*)?)?`;
/** West is O in French and Spanish. */
const ANGLE = String.raw`[NSEWO]\s*${SIZE}|${SIZE}[NSEWO]?`;
/** A comma alone separates numbers only where it cannot begin decimals. */
const SEPARATOR = String.raw`\s*;\s*|,?\s+|,(?=[+-])|(?<=\.\d+|[°'"NSEWO]),|(?<=[NSEWO])`;

const PAIR = new RegExp(`^(${ANGLE})(?:${SEPARATOR})(${ANGLE})$`);

/**
 * Reads a position as maps and GPS devices write it: `34.06, -4.97`, `34,06; -4,97`, `34.06° N 4.97° W`,
 * `34°3'36"N 4°58'12"W` or `geo:34.06,-4.97`. The latitude is first, unless letters say otherwise.
 * Undefined for any other text, and for degrees that do not exist.
 */
export function parsePosition(text: string): Position | undefined {
  const [, first = '', second = ''] = PAIR.exec(plain(text)) ?? [];
  const one = readAngle(first);
  const other = readAngle(second);
  if (!one || !other || (one.axis && one.axis === other.axis)) return undefined;
  const isTurned = one.axis === 'longitude' || other.axis === 'latitude';
  const latitude = (isTurned ? other : one).degrees;
  const longitude = (isTurned ? one : other).degrees;
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : { latitude, longitude };
}

/** With one form of each sign, and of a `geo:` address the position alone. */
function plain(text: string): string {
  const line = text.trim().toUpperCase();
  const position = line.startsWith('GEO:') ? (line.slice(4).split(/[?;]/, 1)[0] ?? '') : line;
  return position
    .replaceAll(/[()[\]]/g, '')
    .replaceAll('−', '-')
    .replaceAll('º', '°')
    .replaceAll(/[′’]/g, "'")
    .replaceAll(/[″”]|''/g, '"');
}

function readAngle(text: string) {
  const [degrees, minutes = 0, seconds = 0] = (text.match(new RegExp(NUMBER, 'g')) ?? []).map(
    (part) => Number(part.replace(',', '.')),
  );
  const letter = /[NSEWO]/.exec(text)?.[0];
  const sign = /[+-]/.exec(text)?.[0];
  // A sign and a letter may contradict each other.
  if (degrees === undefined || (letter && sign) || minutes >= 60 || seconds >= 60) return undefined;
  const size = degrees + minutes / 60 + seconds / 3600;
  const isNegative = sign === '-' || /[SWO]/.test(letter ?? '');
  const axis = letter && (/[NS]/.test(letter) ? 'latitude' : 'longitude');
  return { degrees: roundDegrees(isNegative ? -size : size), axis };
}
