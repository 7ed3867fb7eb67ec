import { useMemo, useState } from 'react';
import { categoryOfKind, type PlaceCategory } from '../../../domain/content/placeCategories.ts';
import { filterPoints } from './MapFilters.tsx';
import type { MapPlaces } from './mapPlaces.ts';
import { type MapPoint, placeIdOf } from './points.ts';

/** All points of a map with their categories, the chosen categories, and the points of these. */
export function useMapPoints(given: readonly MapPoint[], places: MapPlaces) {
  const [chosen, setChosen] = useState<ReadonlySet<PlaceCategory>>(new Set());
  const all = useMemo(
    () => given.map((point) => ({ ...point, category: categoryOf(point, places) })),
    [given, places],
  );
  const points = useMemo(() => filterPoints(all, chosen), [all, chosen]);
  return { all, points, chosen, setChosen };
}

/** The category of the place of a point; undefined for a point that is no place. */
function categoryOf(point: MapPoint, places: MapPlaces): MapPoint['category'] {
  const kind = places[placeIdOf(point)]?.kind;
  return kind && categoryOfKind(kind);
}
