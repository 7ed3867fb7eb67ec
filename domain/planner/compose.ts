import type { Circuit, Stop } from '../content/circuit.ts';
import { stopsByDay } from '../content/circuit.ts';
import { distanceBetween } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import { MAX_DAYS, MAX_STOPS, type TravelMode } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import { dayOf, mergeDays } from './mergeDays.ts';
import type { PlanPlace, TripPoint } from './model.ts';
import { scheduleTour } from './schedule.ts';
import { readStays } from './stays.ts';
import type { TourDay } from './tour.ts';
import type { Town } from './town.ts';

type PlaceOf = (id: string) => PlanPlace | undefined;

/** Minutes from the last stop to the starting point above which the night is spent elsewhere. */
const TOO_FAR_TO_RETURN = 60;

/**
 * A plan from a circuit: its days and stops with the times that it recommends, starting in its first
 * town. Nights of longer circuits are spent in the town of the last stop if that is far from the start.
 * Days that are too long for a steady pace make it a full one.
 */
export function tourFromCircuit(circuit: Circuit, placeOf: PlaceOf, towns: readonly Town[]): Tour {
  const start = towns.find(({ id }) => id === circuit.city);
  const ways = new Set(circuit.stops.map(({ fromPrevious }) => fromPrevious?.mode));
  const by: TravelMode = ways.has('car')
    ? 'car'
    : ways.has('train') || ways.has('taxi')
      ? 'transit'
      : 'foot';
  const tour: Tour = {
    ...(start && { startingPoint: bedIn(start) }),
    by,
    days: stopsByDay(circuit).map((stops, index) => {
      const places = [...new Set(stops.map(({ place }) => place))].slice(0, MAX_STOPS);
      return {
        day: index + 1,
        city: mainCity(places, placeOf) ?? circuit.city,
        places,
        ...staysOf(stops, places),
      };
    }),
  };
  const steady = withNights(tour, placeOf, towns);
  const isTooMuch = scheduleTour(steady, placeOf).some(({ warnings }) =>
    warnings.some(({ kind }) => kind === 'tooMuch'),
  );
  return isTooMuch ? { ...steady, pace: 'full' } : steady;
}

/** The recommended times of a circuit's stops as stays. */
function staysOf(stops: readonly Stop[], places: readonly string[]): Pick<TourDay, 'stays'> {
  const stays = readStays(
    stops.map(({ place, duration }) => ({ place, minutes: duration })),
    places,
  );
  return stays.length > 0 ? { stays } : {};
}

/**
 * A plan from places without an order: one town after the other, starting with the one with most
 * places, as many per day as fit. Days that fit together are merged.
 */
export function tourFromPlaces(
  ids: readonly string[],
  placeOf: PlaceOf,
  towns: readonly Town[],
): Tour {
  const places = [...new Set(ids)].flatMap((id) => placeOf(id) ?? []);
  const byTown = Map.groupBy(places, ({ city }) => city);
  const order = nearestFirst([...byTown.keys()], byTown, towns);
  const first = towns.find(({ id }) => id === order[0]);
  const startingPoint = first && bedIn(first);
  const frame = { ...(startingPoint && { startingPoint }) };
  const days: string[][] = [];
  for (const city of order) {
    let today: string[] = [];
    for (const { id } of byTown.get(city) ?? []) {
      const more = [...today, id];
      const isTooMuch = dayOf(frame, more, placeOf)?.warnings.some(
        ({ kind }) => kind === 'tooMuch',
      );
      if (today.length > 0 && (isTooMuch || more.length > MAX_STOPS)) {
        days.push(today);
        today = [id];
      } else today = more;
    }
    days.push(today);
  }
  const merged = mergeDays(days, frame, placeOf).slice(0, MAX_DAYS);
  const tour = {
    ...frame,
    days: merged.map((ids, index) => ({
      day: index + 1,
      city: mainCity(ids, placeOf) ?? 'fes',
      places: ids,
    })),
  };
  const isOnTheWay = (town: Town, next: PlanPlace | undefined) =>
    !first ||
    !next ||
    distanceBetween(town.point, next.point) < distanceBetween(first.point, next.point);
  return withNights(tour, placeOf, towns, isOnTheWay);
}

/** The town with the most places first, then each time the nearest remaining one. */
function nearestFirst(
  cities: string[],
  byTown: Map<string, PlanPlace[]>,
  towns: readonly Town[],
): string[] {
  const count = (city: string) => byTown.get(city)?.length ?? 0;
  const left = cities.toSorted((a, b) => count(b) - count(a));
  const order = left.splice(0, 1);
  while (left.length > 0) {
    const here = pointOf(order.at(-1), towns);
    left.sort((a, b) => apart(here, pointOf(a, towns)) - apart(here, pointOf(b, towns)));
    order.push(...left.splice(0, 1));
  }
  return order;
}

/** Adds nights in towns far from the start if `isOnTheWay` to the next day's first stop. */
function withNights(
  tour: Tour,
  placeOf: PlaceOf,
  towns: readonly Town[],
  isOnTheWay: (town: Town, next: PlanPlace | undefined) => boolean = () => true,
): Tour {
  const scheduled = scheduleTour(tour, placeOf);
  const days = tour.days.map((day, index) => {
    const isLast = index === tour.days.length - 1;
    const back = scheduled[index]?.back?.minutes ?? 0;
    const lastStop = placeOf(day.places.at(-1) ?? '');
    const town = towns.find(({ id }) => id === lastStop?.city);
    const next = placeOf(tour.days[index + 1]?.places[0] ?? '');
    const stays = !isLast && back > TOO_FAR_TO_RETURN && town && isOnTheWay(town, next);
    return stays ? { ...day, night: bedIn(town) } : day;
  });
  return { ...tour, days };
}

function mainCity(places: readonly string[], placeOf: PlaceOf): string | undefined {
  const cities = places.flatMap((id) => placeOf(id)?.city ?? []);
  const times = (city: string) => cities.filter((other) => other === city).length;
  return cities.toSorted((a, b) => times(b) - times(a))[0];
}

function bedIn({ title, point }: Town): TripPoint {
  return { label: title, coordinates: point };
}

function pointOf(city: string | undefined, towns: readonly Town[]): Point | undefined {
  return towns.find(({ id }) => id === city)?.point;
}

/** Compares by distance; towns without coordinates come last. */
function apart(a: Point | undefined, b: Point | undefined): number {
  if (!a || !b) return Number.MAX_VALUE;
  return (a.longitude - b.longitude) ** 2 + (a.latitude - b.latitude) ** 2;
}
