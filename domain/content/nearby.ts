import { distanceBetween } from '../geo/distance.ts';
import { SECTIONS, SERVICES, type Service } from './categories.ts';

interface Point {
  longitude: number;
  latitude: number;
}

/** What a visitor looks for nearby. */
export const NEARBY_FILTERS = ['see', 'do', 'eat', 'health', 'transport', 'cash'] as const;
export type NearbyFilter = (typeof NEARBY_FILTERS)[number];

/** The filter that a service passes. */
export const SERVICE_FILTERS = {
  pharmacy: 'health',
  hospital: 'health',
  station: 'transport',
  'bus-station': 'transport',
  'taxi-rank': 'transport',
  bank: 'cash',
} as const satisfies Record<Service, NearbyFilter>;

const servicesFor = (filter: NearbyFilter) =>
  SERVICES.filter((service) => SERVICE_FILTERS[service] === filter);

const TAGS: Record<NearbyFilter, readonly string[]> = {
  see: SECTIONS.see,
  do: SECTIONS.do,
  eat: SECTIONS.eat,
  health: servicesFor('health'),
  transport: servicesFor('transport'),
  cash: servicesFor('cash'),
};

/** Travel agencies sell journeys: nobody looks for what is near there. */
const NEVER = SECTIONS.agencies;

/** The filters that a place with these tags passes; undefined if it is not listed as nearby at all. */
export function nearbyFilters(tags: readonly string[]): NearbyFilter[] | undefined {
  const filters = NEARBY_FILTERS.filter((name) => TAGS[name].some((tag) => tags.includes(tag)));
  return filters.length === 0 && NEVER.some((tag) => tags.includes(tag)) ? undefined : filters;
}

/** Streets are longer than the straight line, by about this factor. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 80;
/** Nobody walks longer than this, in minutes: then the distance says more. */
const LONGEST_WALK = 120;
/** From here on, minutes are rounded to five. */
const ROUGHLY = 20;

/**
 * Estimated minutes on foot over a straight distance in metres, rounded up, to five from 20 minutes on.
 * Undefined for more than two hours.
 */
export function walkingMinutes(metres: number): number | undefined {
  const minutes = Math.max(1, Math.ceil((metres * DETOUR) / METRES_PER_MINUTE));
  if (minutes > LONGEST_WALK) return undefined;
  return minutes > ROUGHLY ? Math.ceil(minutes / 5) * 5 : minutes;
}

/** How far, in metres, a place may be from the point of its town, if only the town is known. */
export const TOWN_RADIUS = 2000;

/**
 * The places that `accept` lets through, with the distance from a point in metres, nearest first. A place
 * of which only the town is known counts as `TOWN_RADIUS` farther away.
 */
export function nearestFirst<T extends Point & { vague?: boolean }>(
  places: readonly T[],
  from: Point,
  accept: (place: T) => boolean,
): { place: T; metres: number }[] {
  return places
    .filter(accept)
    .map((place) => ({ place, metres: distanceBetween(from, place) }))
    .sort((a, b) => atMost(a) - atMost(b));
}

const atMost = ({ place, metres }: { place: { vague?: boolean }; metres: number }) =>
  metres + (place.vague ? TOWN_RADIUS : 0);
