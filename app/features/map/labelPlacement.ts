/**
 * Where the names of markers stand, so that no name covers another name, a marker, or what is over
 * the map. Pure: all lengths are in pixels, from the top left corner of the map.
 */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The side of its marker on which a name stands; the first that is free is taken. */
export const SIDES = ['right', 'left', 'bottom', 'top'] as const;
export type Side = (typeof SIDES)[number];

/** A marker on the screen. */
export interface PlacedMarker {
  key: string;
  /** Its centre. */
  x: number;
  y: number;
  /** The edge of the square that it fills. */
  size: number;
  /** The size of its name; undefined for a marker without one. */
  name?: { width: number; height: number } | undefined;
}

export interface Surroundings {
  /** What names have to be inside of. */
  within: Box;
  /** What is over the map: controls, an open popup. */
  obstacles: readonly Box[];
  /** The sides at present: a name that still has room does not move. */
  current?: ReadonlyMap<string, Side>;
}

/** Distance between a marker and its name. */
export const NAME_GAP = 4;
/** Smallest distance between a name and anything else. */
const CLEARANCE = 2;

/** The box of a square marker. */
export const markerBox = ({ x, y, size }: Pick<PlacedMarker, 'x' | 'y' | 'size'>): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

/** The box of the name of a marker on a side. */
export function nameBox(
  marker: Pick<PlacedMarker, 'x' | 'y' | 'size'>,
  { width, height }: { width: number; height: number },
  side: Side,
): Box {
  const { left, top, right, bottom } = markerBox(marker);
  const isBeside = side === 'left' || side === 'right';
  const start = { right: right + NAME_GAP, left: left - NAME_GAP - width };
  const x = isBeside ? start[side] : marker.x - width / 2;
  const above = { bottom: bottom + NAME_GAP, top: top - NAME_GAP - height };
  const y = isBeside ? marker.y - height / 2 : above[side];
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/**
 * The side of each name, by the key of its marker. Names of earlier markers come first; a name that
 * has no room on any side is left out.
 */
export function placeNames(
  markers: readonly PlacedMarker[],
  { within, obstacles, current }: Surroundings,
): Map<string, Side> {
  const taken = [...obstacles, ...markers.map(markerBox)];
  const own = obstacles.length;
  const sides = new Map<string, Side>();
  markers.forEach((marker, index) => {
    if (!marker.name) return;
    const present = current?.get(marker.key);
    for (const side of present ? [present, ...SIDES] : SIDES) {
      const box = nameBox(marker, marker.name, side);
      const isFree = taken.every((other, at) => at === own + index || !overlap(box, other));
      if (!isFree || !isInside(box, within)) continue;
      taken.push(box);
      sides.set(marker.key, side);
      return;
    }
  });
  return sides;
}

/** True if two boxes are closer than `CLEARANCE`. */
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + CLEARANCE &&
  other.left < one.right + CLEARANCE &&
  one.top < other.bottom + CLEARANCE &&
  other.top < one.bottom + CLEARANCE;

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom;
