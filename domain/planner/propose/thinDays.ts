import type { Tour } from '../../visitor/visitor.ts';
import {
  DAYTIMES,
  type PlanPlace,
  type PlanRequest,
  type ScheduledDay,
  type Travel,
} from '../model.ts';
import { scheduleDay } from '../schedule.ts';
import type { Candidate } from './candidates.ts';
import { idleCost, STOPS_PER_DAY, travelCost } from './dayTrips.ts';

/** Free minutes from which on a day with one stop is thin: a visit and the way to it. */
const THIN = 150;

/**
 * Fills days that have one short stop, also with what lies in other directions. Where nothing more is
 * within reach, the stop moves to another day, and the day without stops comes last where it can.
 */
export function fillThinDays(
  tour: Tour,
  request: PlanRequest,
  candidates: readonly Candidate[],
  travel: Travel,
): Tour {
  const byId = new Map(candidates.map((candidate) => [candidate.place.id, candidate.place]));
  const placeOf = (id: string) => byId.get(id);
  const scheduled = (changed: Tour, day: number) => scheduleDay(changed, day, placeOf, travel);
  let filled = tour;
  for (const { day } of tour.days) {
    for (;;) {
      const now = scheduled(filled, day);
      if (!now || !isThin(now, request)) break;
      const more = withOneMore(filled, now, request, candidates, scheduled);
      if (!more) break;
      filled = more;
    }
  }
  for (const { day } of tour.days) {
    const now = scheduled(filled, day);
    if (now && isThin(now, request)) filled = merged(filled, now, request, scheduled) ?? filled;
  }
  return emptyDaysLast(filled, scheduled);
}

type Scheduled = (tour: Tour, day: number) => ScheduledDay | undefined;

function isThin({ stops, total }: ScheduledDay, { pace }: PlanRequest): boolean {
  const { from, to, lunch } = DAYTIMES[pace];
  return stops.length === 1 && to - from - lunch - total.visiting - total.travelling >= THIN;
}

/** The tour with the candidate that adds most to a day; undefined if none does. */
function withOneMore(
  tour: Tour,
  now: ScheduledDay,
  { pace }: PlanRequest,
  candidates: readonly Candidate[],
  scheduled: Scheduled,
): Tour | undefined {
  const costOf = ({ total: { travelling, visiting } }: ScheduledDay) =>
    travelCost(travelling) + idleCost(visiting + travelling, pace);
  const taken = new Set(tour.days.flatMap(({ places }) => places));
  let best: { tour: Tour; gain: number } | undefined;
  for (const { place, score, dates } of candidates) {
    // Markets have been tried on their days.
    if (taken.has(place.id) || dates) continue;
    for (const changed of insertions(tour, now.day, place)) {
      const then = scheduled(changed, now.day);
      if (!then || then.warnings.length > 0) continue;
      const gain = score + costOf(now) - costOf(then);
      if (gain > (best?.gain ?? 0)) best = { tour: changed, gain };
    }
  }
  return best?.tour;
}

/** The tour with the stop of a thin day on another one, with the least travel; undefined if it fits nowhere. */
function merged(
  tour: Tour,
  thin: ScheduledDay,
  { pace }: PlanRequest,
  scheduled: Scheduled,
): Tour | undefined {
  const [stop] = thin.stops;
  // A day of transfer leads past its stop anyway.
  if (!stop || !isRoundTrip(thin)) return undefined;
  const without = withPlaces(tour, thin.day, () => []);
  let best: { tour: Tour; travelling: number } | undefined;
  for (const { day, places } of tour.days) {
    if (day === thin.day || places.length === 0 || places.length >= STOPS_PER_DAY[pace]) continue;
    for (const changed of insertions(without, day, stop.place)) {
      const then = scheduled(changed, day);
      if (!then || then.warnings.length > 0) continue;
      const { travelling } = then.total;
      if (!best || travelling < best.travelling) best = { tour: changed, travelling };
    }
  }
  return best?.tour;
}

/** Moves days without stops behind later ones with the same start and end. */
function emptyDaysLast(tour: Tour, scheduled: Scheduled): Tour {
  let sorted = tour;
  for (const { day } of tour.days) {
    const now = scheduled(sorted, day);
    if (!now || now.stops.length > 0) continue;
    for (const later of sorted.days) {
      const then = scheduled(sorted, later.day);
      if (later.day <= day || !then?.stops.length || endsOf(then) !== endsOf(now)) continue;
      const swapped = withPlaces(
        withPlaces(sorted, later.day, () => []),
        day,
        () => later.places,
      );
      if (scheduled(swapped, day)?.warnings.length) continue;
      sorted = swapped;
      break;
    }
  }
  return sorted;
}

/** The tour with a place at each position of a day. */
function insertions(tour: Tour, day: number, { id }: PlanPlace): Tour[] {
  const count = tour.days.find((item) => item.day === day)?.places.length ?? 0;
  return Array.from({ length: count + 1 }, (_, at) =>
    withPlaces(tour, day, (places) => places.toSpliced(at, 0, id)),
  );
}

function withPlaces(tour: Tour, day: number, change: (places: string[]) => string[]): Tour {
  return {
    ...tour,
    days: tour.days.map((item) =>
      item.day === day ? { ...item, places: change(item.places) } : item,
    ),
  };
}

const endsOf = ({ start, end }: ScheduledDay) =>
  JSON.stringify([start?.coordinates, end?.coordinates]);

const isRoundTrip = ({ start, end }: ScheduledDay) =>
  JSON.stringify(start?.coordinates) === JSON.stringify(end?.coordinates);
