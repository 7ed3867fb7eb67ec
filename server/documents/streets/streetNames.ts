/** Chooses and places the names of streets and quarters, without covering anything else. */

import type { Point } from '../../../domain/format/svgPath.ts';
import type { Locale } from '../../../domain/locale.ts';
import {
  type Box,
  boxAt,
  crosses,
  distance,
  isInside,
  overlap,
  type Segment,
} from '../../../domain/map/drawing/boxes.ts';
import type { MapFrame } from '../../../domain/map/drawing/mapFrame.ts';
import type { Style } from '../pdfWriter.ts';
import type { Properties, StreetMap } from './streetMap.ts';

export interface MapName {
  text: string;
  /** The middle of the name. */
  at: Point;
  /** In degrees, clockwise. */
  angle: number;
  style: Style;
}

const STREET: Style = { size: 6.2, color: '#5d5138' };
const WATER: Style = { size: 6.2, color: '#3f7187' };
const QUARTER: Style = { face: 'strong', size: 7, color: '#7d6f52' };

/** Most names on a map. */
const MAX_STREETS = 18;
const MAX_PLACES = 8;
/** Streets have names on maps of at most so many metres per point. */
const STREETS_UNTIL = 9;
const RIVERS_UNTIL = 120;
/** Most distance of a street from the straight line of its name, in points. */
const MAX_BEND = 1.6;
/** Space between the parts of a name that are checked for collisions, and their size. */
const STEP = 6;
const HEIGHT = 8;

const ROAD_RANK = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'path'];
/** Greatest scale, in metres per point, at which a place of this class is named. */
const PLACES: Record<string, { rank: number; from: number; until: number }> = {
  town: { rank: 0, from: 12, until: 200 },
  suburb: { rank: 1, from: 0, until: 30 },
  quarter: { rank: 2, from: 0, until: 18 },
  neighbourhood: { rank: 3, from: 0, until: 9 },
  village: { rank: 4, from: 12, until: 110 },
};

interface Placement {
  frame: MapFrame;
  locale: Locale;
  /** Boxes that are taken; those of the names are added. */
  occupied: Box[];
  /** Lines that names should not cross. */
  lines: readonly Segment[];
  /** Names that are on the map already. */
  known: readonly string[];
  widthOf(text: string, style: Style): number;
}

/** The names in the order in which they were placed. The result depends on the arguments alone. */
export function placeNames(map: StreetMap, placement: Placement): MapName[] {
  const used = new Set(placement.known);
  return [...placeQuarters(map, placement, used), ...placeStreets(map, placement, used)];
}

function placeQuarters(map: StreetMap, placement: Placement, used: Set<string>): MapName[] {
  const { frame, locale, occupied, lines, widthOf } = placement;
  const names: MapName[] = [];
  const candidates = map.places
    .flatMap(({ properties, at }) => {
      const kind = PLACES[String(properties.class)];
      const text = nameIn(properties, locale);
      const fits = kind && frame.scale >= kind.from && frame.scale <= kind.until;
      return fits && text
        ? [{ text, at, rank: kind.rank, order: Number(properties.rank ?? 99) }]
        : [];
    })
    .sort((a, b) => a.rank - b.rank || a.order - b.order || compare(a.text, b.text));
  for (const { text, at } of candidates) {
    if (names.length >= MAX_PLACES) break;
    if (used.has(text)) continue;
    const width = widthOf(text, QUARTER);
    const box = boxAt(at[0] - width / 2 - 3, at[1], width + 6, HEIGHT + 3);
    if (!isFree([box], placement) || lines.some((line) => crosses(line, box))) continue;
    occupied.push(box);
    used.add(text);
    names.push({ text, at, angle: 0, style: QUARTER });
  }
  return names;
}

function placeStreets(map: StreetMap, placement: Placement, used: Set<string>): MapName[] {
  const { frame, locale, occupied, lines, widthOf } = placement;
  const names: MapName[] = [];
  const candidates = map.named
    .flatMap(({ properties, points }) => {
      const text = nameIn(properties, locale);
      const rank = ROAD_RANK.indexOf(String(properties.class));
      const isWater = rank < 0;
      if (!text || frame.scale > (isWater ? RIVERS_UNTIL : STREETS_UNTIL)) return [];
      const style = isWater ? WATER : STREET;
      const straight = longestStraight(points);
      const room = straight ? distance(...straight) - widthOf(text, style) : -1;
      return straight && room > 2 ? [{ text, style, straight, rank, room }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.room - a.room || compare(a.text, b.text));
  for (const { text, style, straight, room } of candidates) {
    if (names.length >= MAX_STREETS) break;
    if (used.has(text)) continue;
    const width = widthOf(text, style);
    // The middle first, then both ends.
    for (const shift of [0, -room / 2 + 1, room / 2 - 1]) {
      const at = along(straight, shift);
      const boxes = boxesAlong(straight, at, width);
      if (!isFree(boxes, placement)) continue;
      if (boxes.some((box) => lines.some((line) => crosses(line, box)))) continue;
      occupied.push(...boxes);
      used.add(text);
      names.push({ text, at, angle: angleOf(straight), style });
      break;
    }
  }
  return names;
}

const isFree = (boxes: readonly Box[], { frame, occupied }: Placement) =>
  boxes.every((box) => isInside(box, frame) && occupied.every((other) => !overlap(box, other)));

/** The name in the page's language, else in Latin letters, else in Arabic. */
function nameIn(properties: Properties, locale: Locale): string | undefined {
  const names = [properties[`name:${locale}`], properties['name:latin'], properties.name];
  const name = names.find((value) => typeof value === 'string' && value !== '');
  // The fonts of the documents have these scripts alone.
  return typeof name === 'string' &&
    /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{M}]+$/u.test(name)
    ? name
    : undefined;
}

/** The longest chord from which the line hardly departs. */
function longestStraight(points: readonly Point[]): Segment | undefined {
  let best: Segment | undefined;
  for (let from = 0; from < points.length - 1; from++) {
    for (let to = from + 1; to < Math.min(points.length, from + 60); to++) {
      const chord = [points[from], points[to]] as const;
      if (!chord[0] || !chord[1]) break;
      const segment: Segment = [chord[0], chord[1]];
      if (points.slice(from + 1, to).some((point) => offset(point, segment) > MAX_BEND)) break;
      if (!best || distance(...segment) > distance(...best)) best = segment;
    }
  }
  return best;
}

/** The distance of a point from a line. */
function offset([x, y]: Point, [[x1, y1], [x2, y2]]: Segment): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
}

/** The point at a distance from the middle of a segment. */
function along([[x1, y1], [x2, y2]]: Segment, shift: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [
    (x1 + x2) / 2 + (shift * (x2 - x1)) / length,
    (y1 + y2) / 2 + (shift * (y2 - y1)) / length,
  ];
}

/** Boxes that cover a slanted name. */
function boxesAlong(segment: Segment, [x, y]: Point, width: number): Box[] {
  const angle = (angleOf(segment) * Math.PI) / 180;
  const count = Math.max(2, Math.ceil(width / STEP) + 1);
  return Array.from({ length: count }, (_, index) => {
    const shift = (width - HEIGHT / 2) * (index / (count - 1) - 0.5);
    return boxAt(
      x + shift * Math.cos(angle) - HEIGHT / 2,
      y + shift * Math.sin(angle),
      HEIGHT,
      HEIGHT,
    );
  });
}

/** Such that the name is not upside down. */
function angleOf([[x1, y1], [x2, y2]]: Segment): number {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
