/** An area of the map to which a search is limited, in degrees. */
export interface SearchArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Digits after the point: about ten metres. */
const DIGITS = 4;

/**
 * Reads an area as addresses have it: west, south, east and north, separated by commas (as in RFC 7946,
 * section 5). Undefined for anything else.
 */
export function readArea(text: string | null): SearchArea | undefined {
  const parts = text?.split(',') ?? [];
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,12})?$/.test(part))) {
    return undefined;
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined;
}

/** The area as addresses have it. */
export const writeArea = ({ west, south, east, north }: SearchArea): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');

export const isInArea = (
  [longitude, latitude]: readonly [longitude: number, latitude: number],
  { west, south, east, north }: SearchArea,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;
