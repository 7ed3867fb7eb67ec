import type { Circuit } from '../circuit.ts';
import { stopsByDay } from '../circuit.ts';
import type { Tour } from '../visitor.ts';
import {
  MOST_DAYS,
  MOST_STOPS,
  type PlanPlace,
  type Point,
  type TravelMode,
  type TripPoint,
} from './model.ts';
import { scheduleTour } from './schedule.ts';
import type { Town } from './town.ts';

type PlaceOf = (id: string) => PlanPlace | undefined;

/** After a last stop so many minutes from the starting point, one stays there for the night. */
const TOO_FAR_TO_RETURN = 60;

/**
 * A plan that begins as a circuit: its days and stops, from the town it starts in. On a circuit of
 * several days the night is spent in the town of the last stop, where that is far from the start.
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
      const places = [...new Set(stops.map(({ place }) => place))].slice(0, MOST_STOPS);
      return { day: index + 1, city: mainCity(places, placeOf) ?? circuit.city, places };
    }),
  };
  return withNights(tour, placeOf, towns);
}

/**
 * A plan for places that were chosen without an order: one town after the other from where most
 * are, as many in a day as fit into it.
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
  const days: Tour['days'] = [];
  for (const city of order) {
    let today: string[] = [];
    for (const { id } of byTown.get(city) ?? []) {
      const more = [...today, id];
      const tried: Tour = { ...frame, days: [{ day: 1, city, places: more }] };
      const isTooMuch = scheduleTour(tried, placeOf)[0]?.warnings.some(
        ({ kind }) => kind === 'tooMuch',
      );
      if (today.length > 0 && (isTooMuch || more.length > MOST_STOPS)) {
        days.push({ day: days.length + 1, city, places: today });
        today = [id];
      } else today = more;
    }
    days.push({ day: days.length + 1, city, places: today });
  }
  return withNights({ ...frame, days: days.slice(0, MOST_DAYS) }, placeOf, towns);
}

/** The town with the most places first, then each time the one nearest to the last. */
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

function withNights(tour: Tour, placeOf: PlaceOf, towns: readonly Town[]): Tour {
  const scheduled = scheduleTour(tour, placeOf);
  const days = tour.days.map((day, index) => {
    const isLast = index === tour.days.length - 1;
    const back = scheduled[index]?.back?.minutes ?? 0;
    const lastStop = placeOf(day.places.at(-1) ?? '');
    const town = towns.find(({ id }) => id === lastStop?.city);
    return isLast || back <= TOO_FAR_TO_RETURN || !town ? day : { ...day, night: bedIn(town) };
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

/** Which of two is nearer; towns without a point come last. */
function apart(a: Point | undefined, b: Point | undefined): number {
  if (!a || !b) return Number.MAX_VALUE;
  return (a.longitude - b.longitude) ** 2 + (a.latitude - b.latitude) ** 2;
}
