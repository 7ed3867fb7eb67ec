import { distanceBetween } from '../geo/distance.ts';
import type { Tour } from '../visitor/visitor.ts';
import { GATEWAYS } from './gateways.ts';
import type { PlanPlace, PlanRequest, ScheduledDay, Travel, TripPoint } from './model.ts';
import { type Candidate, candidatesFor } from './propose/candidates.ts';
import { DayTrips, type Ends, travelCost } from './propose/dayTrips.ts';
import { addLunches } from './propose/lunches.ts';
import { nightSequences } from './propose/nights.ts';
import { fillThinDays } from './propose/thinDays.ts';
import { scheduleTour } from './schedule.ts';
import type { Town } from './town.ts';
import { estimateTravel } from './travel.ts';

/** Iterations of the local search over all days. */
const ROUNDS = 60;
/** Greatest distance of a bed from its town, in metres. */
const NEAR_TOWN = 4000;
/**
 * Distance from a station or airport, in metres, within which a starting point counts as an
 * arrival.
 */
const AT_GATEWAY = 800;
/** Greatest travel time from an arrival to a bed, in minutes. */
const MAX_MINUTES_TO_BED = 60;
/** Cost of changing the accommodation, in units of value. */
const MOVING_COST = 2;

/** A day of the plan in progress. */
interface PlannedDay extends Ends {
  direction: number;
  value: number;
  visits: readonly number[];
}

/**
 * Proposes a plan: the most valuable places for a visitor's interests, one town or direction per
 * day, with nights elsewhere on longer journeys if that adds value. Deterministic.
 *
 * @param towns possible destinations of days, and of nights if a bed is listed nearby
 * @returns the requested number of days; days may be empty if nothing is left
 */
export function proposeTour(
  request: PlanRequest,
  places: readonly PlanPlace[],
  towns: readonly Town[],
  travel: Travel = estimateTravel,
): Tour {
  const candidates = candidatesFor(request, places);
  const points = [request.startingPoint.coordinates, ...towns.map(({ point }) => point)];
  const trips = new DayTrips(request, candidates, points, request.by !== 'foot', travel);
  const beds = request.by === 'foot' ? [] : bedsOf(towns, places);
  const home = homeOf(request, beds, points, trips);
  const plans = nightSequences(request.days, home, beds, trips).map((nights) =>
    planDays(trips, nights, home),
  );
  let best = plans[0];
  for (const plan of plans) if (plan.value > (best?.value ?? 0)) best = plan;
  const days = best?.days ?? [];
  const { days: visits } = trips.together(days, ROUNDS);
  const tour: Tour = {
    startingPoint: request.startingPoint,
    ...(request.startDate && { startDate: request.startDate }),
    by: request.by,
    pace: request.pace,
    days: days.map((day, index) => {
      const town = index < days.length - 1 ? towns[day.end - 1] : undefined;
      const stops = (visits[index] ?? []).map((visit) => candidates[visit] as Candidate);
      return {
        day: index + 1,
        city: '',
        places: stops.map(({ place }) => place.id),
        ...(town && { night: nightAt(town) }),
      };
    }),
  };
  const feasible = withoutWarnings(tour, candidates, travel);
  const filled = fillThinDays(feasible, request, candidates, travel);
  const placesById = new Map(candidates.map(({ place }) => [place.id, place]));
  const withCities = {
    ...filled,
    days: filled.days.map((day, index) => {
      const point = points[days[index]?.end ?? 0] ?? request.startingPoint.coordinates;
      const stops = day.places.flatMap((id) => placesById.get(id) ?? []);
      return { ...day, city: cityOf(stops, towns, point) };
    }),
  };
  return addLunches(withCities, request, places, travel);
}

/** Assigns directions to days, the best first, and returns the total value. */
function planDays(
  trips: DayTrips,
  nights: readonly number[],
  home: number,
): { days: PlannedDay[]; value: number } {
  const ends = nights.map((end, index): Ends => ({ start: nights[index - 1] ?? 0, end }));
  const taken = new Set<number>();
  const days: (PlannedDay | undefined)[] = ends.map(() => undefined);
  let value = 0;
  for (let left = ends.length; left > 0; left--) {
    let best: { index: number; trip: ReturnType<DayTrips['best']> } | undefined;
    ends.forEach((day, index) => {
      // Days between the same ends are equivalent until one of them has a direction.
      const isAlike = ends.findIndex(
        (other, at) => !days[at] && other.start === day.start && other.end === day.end,
      );
      if (days[index] || isAlike < index) return;
      // The day of arrival stays in the town of the bed.
      const trip = trips.best(day, taken, index === 0 && home !== 0 ? home : undefined);
      if (!best || trip.value > best.trip.value) best = { index, trip };
    });
    if (!best) break;
    const { index, trip } = best;
    const { direction, visits } = trip;
    days[index] = { ...(ends[index] as Ends), direction, value: trip.value, visits };
    value += trip.value;
    for (const visit of visits) taken.add(visit);
  }
  const moves = ends.filter(({ start, end }) => start !== end).length;
  return {
    days: bestFirst(
      days.filter((day) => day !== undefined),
      trips,
    ),
    value: value - moves * MOVING_COST,
  };
}

/**
 * Orders days between the same ends: each on the date on which most of its visits are possible, then
 * the better ones first, in case the last is dropped.
 */
function bestFirst(days: readonly PlannedDay[], trips: DayTrips): PlannedDay[] {
  const free = new Map(days.map((_, index) => [index, days[index] as Ends]));
  const ordered: PlannedDay[] = [];
  for (const day of days.toSorted((a, b) => b.value - a.value)) {
    const slots = [...free].filter(([, { start, end }]) => start === day.start && end === day.end);
    let best: { index: number; count: number } | undefined;
    for (const [index] of slots) {
      const count = trips.countOpen(day.visits, index);
      if (!best || count > best.count) best = { index, count };
    }
    if (!best) continue;
    free.delete(best.index);
    ordered[best.index] = day;
  }
  return ordered;
}

/** Indexes of the towns near which a bed is listed. */
function bedsOf(towns: readonly Town[], places: readonly PlanPlace[]): number[] {
  return towns.flatMap(({ point }, index) =>
    places.some((place) => place.lodging && distanceBetween(place.point, point) <= NEAR_TOWN)
      ? [index + 1]
      : [],
  );
}

/**
 * Usual accommodation: at the starting point. From a station or an airport it is the nearby town whose own
 * sights are worth most, less the journey there.
 */
function homeOf(
  { startingPoint }: PlanRequest,
  beds: readonly number[],
  points: readonly TripPoint['coordinates'][],
  trips: DayTrips,
): number {
  const { coordinates } = startingPoint;
  if (!GATEWAYS.some(({ point }) => distanceBetween(point, coordinates) <= AT_GATEWAY)) return 0;
  const near = beds.flatMap((bed) => {
    const minutes = trips.between({ start: 0, end: bed });
    if (!points[bed] || minutes > MAX_MINUTES_TO_BED) return [];
    const { value } = trips.best({ start: bed, end: bed }, new Set(), bed);
    return [{ bed, value: value - travelCost(minutes) }];
  });
  return near.toSorted((a, b) => b.value - a.value)[0]?.bed ?? 0;
}

const nightAt = ({ title, point }: Town): TripPoint => ({
  label: title,
  coordinates: { longitude: point.longitude, latitude: point.latitude },
});

/** The city in which most time is spent at stops; for a day without stops the nearest town. */
function cityOf(
  stops: readonly PlanPlace[],
  towns: readonly Town[],
  point: TripPoint['coordinates'],
): string {
  const spent = new Map<string, number>();
  for (const { city, minutes } of stops) spent.set(city, (spent.get(city) ?? 0) + minutes);
  const [most] = [...spent].sort((a, b) => b[1] - a[1]);
  if (most) return most[0];
  const nearest = towns.toSorted(
    (a, b) => distanceBetween(a.point, point) - distanceBetween(b.point, point),
  );
  return nearest[0]?.id ?? 'fes';
}

/** Removes stops that the schedule would warn about. */
function withoutWarnings(tour: Tour, candidates: readonly Candidate[], travel: Travel): Tour {
  const byId = new Map(candidates.map((candidate) => [candidate.place.id, candidate]));
  const placeOf = (id: string) => byId.get(id)?.place;
  const scoreOf = (id: string) => byId.get(id)?.score ?? 0;
  for (;;) {
    const stopsToRemove = scheduleTour(tour, placeOf, travel).flatMap((day) => {
      const place = stopToRemove(day, scoreOf);
      return place ? [{ day: day.day, place }] : [];
    });
    if (stopsToRemove.length === 0) return tour;
    tour = {
      ...tour,
      days: tour.days.map((day) => {
        const removedId = stopsToRemove.find((item) => item.day === day.day)?.place;
        return { ...day, places: day.places.filter((id) => id !== removedId) };
      }),
    };
  }
}

/** The stop to remove from a day; undefined if there are no warnings. */
function stopToRemove(day: ScheduledDay, scoreOf: (id: string) => number): string | undefined {
  const byScore = (ids: string[]) => ids.sort((a, b) => scoreOf(a) - scoreOf(b))[0];
  const [warning] = day.warnings;
  if (!warning) return undefined;
  if ('place' in warning) return warning.place;
  return byScore(day.stops.map(({ place }) => place.id));
}
