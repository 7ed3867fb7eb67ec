import { useEffect, useMemo, useRef, useState } from 'react';
import { decodeLine, type Position } from '../../../domain/geo/polyline.ts';
import { isInRegion } from '../../../domain/geo/region.ts';
import type { MapLine } from './points.ts';

/** The way along roads or lanes, from a routing service. */
export interface Road {
  points: readonly Position[];
  metres: number;
  /** Undefined where only an estimate is known. */
  minutes?: number | undefined;
}

/** A line with its road, if one is known. Without it the line is straight. */
export interface RoadLine extends MapLine {
  road?: Road | undefined;
}

/** Greatest number of legs per request. */
const MAX_LEGS = 21;

/** A leg without its day, which several lines may share. */
const keyOf = ({ by, points }: MapLine): string => `${by} ${points.join(' ')}`;

/**
 * Lines with the roads that they follow, as those arrive.
 *
 * @param isRouted whether the site has a routing service; without it all lines stay straight
 */
export function useRoadLines(lines: readonly MapLine[], isRouted: boolean): RoadLine[] {
  const [roads, setRoads] = useState<ReadonlyMap<string, Road>>(new Map());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    if (!isRouted) return;
    const missing = new Map(
      lines.filter(hasRoad).map((line): [string, MapLine] => [keyOf(line), line]),
    );
    for (const key of requested.current) missing.delete(key);
    const legs = [...missing];
    for (let first = 0; first < legs.length; first += MAX_LEGS) {
      const part = legs.slice(first, first + MAX_LEGS);
      for (const [key] of part) requested.current.add(key);
      fetchRoads(part.map(([, line]) => line)).then(
        (found) => {
          const added = part.flatMap(([key], index): [string, Road][] => {
            const road = found[index];
            return road ? [[key, road]] : [];
          });
          if (added.length > 0) setRoads((old) => new Map([...old, ...added]));
        },
        // Without a network, or above the rate limit: requested again when the lines change.
        () => {
          for (const [key] of part) requested.current.delete(key);
        },
      );
    }
  }, [lines, isRouted]);

  return useMemo(
    () => lines.map((line) => ({ ...line, road: roads.get(keyOf(line)) })),
    [lines, roads],
  );
}

/** Trains have no roads, and none is known outside the region. */
const hasRoad = ({ by, points }: MapLine): boolean =>
  by !== undefined &&
  by !== 'train' &&
  points.length === 2 &&
  points.every(([longitude, latitude]) => isInRegion({ longitude, latitude }));

/** @throws if the request fails */
async function fetchRoads(lines: readonly MapLine[]): Promise<(Road | undefined)[]> {
  const legs = lines.map(({ by, points: [from, to] }) => ({ by, from, to }));
  const response = await fetch('/api/travel/lines', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ legs }),
  });
  if (!response.ok) throw new Error(`The roads of the map: ${response.status}`);
  const { data }: Answer = await response.json();
  return data.lines.map(
    (found) => (found && { ...found, points: decodeLine(found.line) }) || undefined,
  );
}

interface Answer {
  data: { lines: ({ line: string; metres: number; minutes?: number } | null)[] };
}
