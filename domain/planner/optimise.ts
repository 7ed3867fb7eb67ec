import type { Tour } from '../visitor/visitor.ts';
import { DAYTIMES, LUNCH, type PlanPlace, type ScheduledDay, type Travel } from './model.ts';
import { beginWithin, darkFrom, planHours } from './planHours.ts';
import { scheduleTour } from './schedule.ts';
import { fixedStart, placeWithStay } from './stays.ts';
import { estimateTravel } from './travel.ts';

/** Up to this many stops all orders are tried. */
const ALL_ORDERS = 7;
/** Cost of a closed place in minutes. */
const CLOSED = 10_000;

/**
 * Finds the best order of a day's stops: first the fewest closed places, then the shortest time
 * from departure to return. Locked and unknown stops keep their positions.
 *
 * @returns the same tour if no order is better
 */
export function optimiseDay(
  tour: Tour,
  day: number,
  placeOf: (id: string) => PlanPlace | undefined,
  travel: Travel = estimateTravel,
): Tour {
  const planned = tour.days.find((item) => item.day === day);
  const now = scheduleTour(tour, placeOf, travel).find((item) => item.day === day);
  if (!planned || !now) return tour;
  const isFixed = (id: string) => planned.locked?.includes(id) || !placeOf(id);
  const free = planned.places.filter((id) => !isFixed(id));
  if (free.length < 2) return tour;
  const stayOf = (id: string) => planned.stays?.find(({ place }) => place === id);
  const stayingAt = (id: string) => {
    const place = placeOf(id);
    return place && placeWithStay(place, stayOf(id));
  };
  const startOf = (id: string) => fixedStart(stayOf(id));
  const cost = reckoner(tour, now, stayingAt, startOf, travel);
  const inOrder = (ids: readonly string[]) => {
    const rest = [...ids];
    return planned.places.map((id) => (isFixed(id) ? id : (rest.shift() ?? id)));
  };
  const best = bestOrder(free, (ids) => cost(inOrder(ids)));
  const changed: Tour = {
    ...tour,
    days: tour.days.map((item) => (item === planned ? { ...item, places: inOrder(best) } : item)),
  };
  const then = scheduleTour(changed, placeOf, travel).find((item) => item.day === day);
  return then && isBetter(then, now) ? changed : tour;
}

/** Compares the schedules, which is what the visitor sees. */
function isBetter(a: ScheduledDay, b: ScheduledDay): boolean {
  const closed = ({ warnings }: ScheduledDay) =>
    warnings.filter(({ kind }) => ['closed', 'late', 'missed', 'dark'].includes(kind)).length;
  if (closed(a) !== closed(b)) return closed(a) < closed(b);
  if (a.to !== b.to) return a.to < b.to;
  return a.total.metres < b.total.metres * 0.99;
}

type Cost = (ids: readonly string[]) => number;

function bestOrder(free: readonly string[], cost: Cost): readonly string[] {
  if (free.length <= ALL_ORDERS) return bestOfAll(free, cost);
  let best = free;
  for (const start of [free, free.toReversed(), ...free.map((id) => from(id, free))]) {
    const found = improved(start, cost);
    if (cost(found) < cost(best)) best = found;
  }
  return best;
}

/** The same round trip from another first stop. */
function from(id: string, ids: readonly string[]): string[] {
  const at = ids.indexOf(id);
  return [...ids.slice(at), ...ids.slice(0, at)];
}

function bestOfAll(free: readonly string[], cost: Cost): readonly string[] {
  let best = free;
  let least = cost(free);
  const extend = (order: string[], rest: readonly string[]) => {
    if (rest.length === 0) {
      const now = cost(order);
      if (now < least) [best, least] = [order, now];
    }
    for (const id of rest) {
      extend(
        [...order, id],
        rest.filter((other) => other !== id),
      );
    }
  };
  extend([], free);
  return best;
}

/** Reverses and moves segments as long as that helps (2-opt and Or-opt). */
function improved(start: readonly string[], cost: Cost): readonly string[] {
  let order = start;
  let least = cost(order);
  for (let again = true; again; ) {
    again = false;
    for (const next of neighbours(order)) {
      const now = cost(next);
      if (now < least) {
        [order, least, again] = [next, now, true];
        break;
      }
    }
  }
  return order;
}

function* neighbours(order: readonly string[]): Generator<string[]> {
  const { length } = order;
  for (let a = 0; a < length; a++) {
    for (let b = a + 1; b < length; b++) {
      yield [...order.slice(0, a), ...order.slice(a, b + 1).reverse(), ...order.slice(b + 1)];
    }
  }
  for (let size = 1; size <= 3; size++) {
    for (let a = 0; a + size <= length; a++) {
      const rest = [...order.slice(0, a), ...order.slice(a + size)];
      for (let to = 0; to <= rest.length; to++) {
        if (to !== a) yield rest.toSpliced(to, 0, ...order.slice(a, a + size));
      }
    }
  }
}

/**
 * Computes the cost of an order without building a schedule, because it runs thousands of times.
 */
function reckoner(
  tour: Tour,
  { start, end, date }: ScheduledDay,
  placeOf: (id: string) => PlanPlace | undefined,
  startOf: (id: string) => number | undefined,
  travel: Travel,
): Cost {
  const by = tour.by ?? 'car';
  const daytime = DAYTIMES[tour.pace ?? 'steady'];
  const known = new Map<string, number>();
  const way = (a: string, b: string) => {
    const key = `${a} ${b}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const from = a ? placeOf(a)?.point : start?.coordinates;
    const to = b ? placeOf(b)?.point : end?.coordinates;
    const minutes = from && to ? travel(from, to, by).minutes : 0;
    known.set(key, minutes);
    return minutes;
  };
  const open = new Map<string, ReturnType<typeof planHours>>();
  const dark = new Map<string, number>();
  const darkAt = (place: PlanPlace) => {
    const known = dark.get(place.id) ?? darkFrom(place, date);
    dark.set(place.id, known);
    return known;
  };
  const hoursOf = (place: PlanPlace) => {
    if (!open.has(place.id)) open.set(place.id, planHours(place, date));
    return open.get(place.id);
  };
  return (ids) => {
    let clock = daytime.from;
    let ways = 0;
    let closed = 0;
    let eaten = false;
    let here = '';
    for (const id of ids) {
      const place = placeOf(id);
      if (!place) continue;
      if (!eaten && clock >= LUNCH.from) {
        eaten = true;
        clock += place.tags.includes('restaurants') ? 0 : daytime.lunch;
      }
      const minutes = way(here, id);
      ways += minutes;
      clock += minutes;
      const fixed = startOf(id);
      if (fixed !== undefined && clock > fixed) closed++;
      clock = Math.max(clock, fixed ?? 0);
      const hours = hoursOf(place);
      const begin = hours && beginWithin(hours.spans, clock, place.minutes);
      if (hours?.firm && begin === undefined) closed++;
      clock = (begin ?? clock) + place.minutes;
      if (clock > darkAt(place)) closed++;
      here = id;
    }
    const back = way(here, '');
    return closed * CLOSED + clock + back + ways + back;
  };
}
