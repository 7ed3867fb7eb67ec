import { NEARBY_FILTERS, type NearbyFilter } from '../../../domain/content/nearby.ts';

interface NearbyQuery {
  city: string | undefined;
  /** A point of an address that somebody wrote; the page itself writes none. */
  at: { longitude: number; latitude: number } | undefined;
  what: NearbyFilter | undefined;
}

/** Reads the query of the page; invalid values count as absent. */
export function nearbyQuery(search: string): NearbyQuery {
  const query = new URLSearchParams(search);
  return {
    city: query.get('city') ?? undefined,
    at: pointIn(query.get('at')),
    what: NEARBY_FILTERS.find((name) => name === query.get('what')),
  };
}

/** `34.065,-4.973`: latitude and longitude in degrees. */
function pointIn(text: string | null): NearbyQuery['at'] {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}
