import type { Tour } from '../visitor/visitor.ts';
import { opensOn } from './dayHours.ts';
import {
  DAYTIMES,
  LUNCH,
  type PlanPlace,
  type Point,
  type PriceLevel,
  type ScheduledDay,
  type ScheduledStop,
  type Travel,
  type TravelMode,
  type TripPoint,
  type Warning,
} from './model.ts';
import { estimateTravel } from './travel.ts';

/** Delays up to this many minutes cause no warning. */
const TOLERANCE = 15;
/** Earliest lunch, for days whose next visit would end in the afternoon. */
const EARLY_LUNCH = 11 * 60 + 30;
/** If the first stop is reached after this time, lunch comes before the visit. */
const LATE_ARRIVAL = 13 * 60;
const LONG_DRIVE = 120;
const LONG_DAY_ON_THE_ROAD = 240;
const LONG_WALK = 12_000;

type Days = Tour['days'];

/**
 * Schedules a tour: times, legs, totals and warnings. A day starts at the last accommodation and
 * ends at the next one: the starting point, unless the day has another `night`. The first day
 * starts and the last day ends at the starting point.
 *
 * @param placeOf finds a place by id; ids without a place are listed as `unknown`
 * @returns the days by number; nothing is dropped, even if the plan is impossible
 */
export function scheduleTour(
  tour: Tour,
  placeOf: (id: string) => PlanPlace | undefined,
  travel: Travel = estimateTravel,
): ScheduledDay[] {
  const days = tour.days.toSorted((a, b) => a.day - b.day);
  return days.map((day, index) => {
    const found = day.places.map((id) => placeOf(id));
    const date = tour.startDate && dateAfter(tour.startDate, day.day - 1);
    return {
      ...schedule(
        found.filter((place) => place !== undefined),
        { tour, date, travel, ...endsOf(tour, days, index) },
      ),
      day: day.day,
      city: day.city,
      ...(date && { date }),
      unknown: day.places.filter((_, at) => !found[at]),
    };
  });
}

/** Start and end of a day. */
function endsOf(tour: Tour, days: Days, index: number): { start?: TripPoint; end?: TripPoint } {
  const { startingPoint } = tour;
  const start = days[index - 1]?.night ?? startingPoint;
  const end = index === days.length - 1 ? startingPoint : (days[index]?.night ?? startingPoint);
  return { ...(start && { start }), ...(end && { end }) };
}

interface Frame {
  tour: Tour;
  date: string | undefined;
  travel: Travel;
  start?: TripPoint;
  end?: TripPoint;
}

function schedule(places: PlanPlace[], frame: Frame) {
  const { tour, start, end } = frame;
  const by: TravelMode = tour.by ?? 'car';
  const daytime = DAYTIMES[tour.pace ?? 'steady'];
  const way = (from: Point | undefined, to: Point | undefined) =>
    from && to && frame.travel(from, to, by);
  const warnings: Warning[] = [];
  const stops: ScheduledStop[] = [];
  let clock = daytime.from;
  let here: Point | undefined = start?.coordinates;
  let lunchFirst: ScheduledDay['lunchFirst'];
  let eaten = false;
  const eat = (from = clock) => {
    const lunch = { from, to: from + daytime.lunch };
    clock = lunch.to;
    eaten = true;
    return lunch;
  };

  for (const place of places) {
    const leg = way(here, place.point);
    const last = stops.at(-1);
    const minutes = leg?.minutes ?? 0;
    const opens = beginOf(place, clock + minutes, frame.date) ?? clock + minutes;
    // If the wait for opening extends past noon, lunch comes before the visit.
    const whileWaiting = opens - minutes - daytime.lunch;
    const waits = opens >= LUNCH.from && whileWaiting >= clock;
    const early = clock >= EARLY_LUNCH && opens + place.minutes > LUNCH.to;
    if (last && !eaten && !isMeal(place, clock) && (clock >= LUNCH.from || early || waits)) {
      last.lunch = eat(waits ? Math.max(clock, Math.min(LUNCH.from, whileWaiting)) : clock);
    }
    const arrive = clock + (leg?.minutes ?? 0);
    clock = arrive;
    if (!last && !eaten && arrive >= LATE_ARRIVAL && !isMeal(place, arrive)) lunchFirst = eat();
    const begin = opening(place, clock, frame.date, warnings);
    if (isMeal(place, begin)) eaten = true;
    clock = begin + place.minutes;
    stops.push({ place, ...(leg && { leg }), arrive, begin, leave: clock });
    here = place.point;
  }

  const back = way(here, end?.coordinates);
  const last = stops.at(-1);
  if (last && !eaten && clock >= LUNCH.from && clock + (back?.minutes ?? 0) > LUNCH.to) {
    last.lunch = eat();
  }
  const to = clock + (back?.minutes ?? 0);
  const legs = [...stops.map(({ leg }) => leg), back].filter((leg) => leg !== undefined);
  const total = {
    visiting: sum(stops.map(({ begin, leave }) => leave - begin)),
    travelling: sum(legs.map(({ minutes }) => minutes)),
    metres: sum(legs.map(({ metres }) => metres)),
    walked: sum(legs.map((leg) => (leg.by === 'walk' ? leg.metres : 0))),
  };
  if (to > daytime.to + TOLERANCE) warnings.push({ kind: 'tooMuch', minutes: to - daytime.to });
  const driven = legs.filter((leg) => leg.by !== 'walk').map(({ minutes }) => minutes);
  const longest = Math.max(0, ...driven);
  if (longest > LONG_DRIVE || sum(driven) > LONG_DAY_ON_THE_ROAD) {
    warnings.push({ kind: 'longDrive', minutes: sum(driven) });
  }
  if (total.walked > LONG_WALK) warnings.push({ kind: 'longWalk', metres: total.walked });
  const levels = places.map(({ priceLevel }) => priceLevel);
  return {
    ...(start && { start }),
    ...(end && { end }),
    from: daytime.from,
    to,
    ...(lunchFirst && { lunchFirst }),
    stops,
    ...(back && { back }),
    total,
    ...(levels.length > 0 && { priceLevel: Math.max(...levels) as PriceLevel }),
    warnings,
  };
}

/** Whether a stop is a restaurant reached at lunchtime. */
function isMeal(place: PlanPlace, at: number): boolean {
  return place.tags.includes('restaurants') && at >= EARLY_LUNCH && at <= LUNCH.to + 30;
}

/** Start of a visit after arriving at `arrive`; adds a warning if the place is closed. */
function opening(
  place: PlanPlace,
  arrive: number,
  date: string | undefined,
  warnings: Warning[],
): number {
  if (place.closed) {
    warnings.push({ kind: 'closed', place: place.id });
    return arrive;
  }
  const begin = beginOf(place, arrive, date);
  if (begin !== undefined || !place.hours || !date) return begin ?? arrive;
  const isOpen = opensOn(place.hours, date).length > 0;
  warnings.push({ kind: isOpen ? 'late' : 'closed', place: place.id });
  return arrive;
}

/** Possible start of a visit; undefined if it is too late. */
function beginOf(place: PlanPlace, arrive: number, date: string | undefined): number | undefined {
  if (!place.hours || !date) return arrive;
  const span = opensOn(place.hours, date).find(
    ({ from, to }) => Math.max(from, arrive) + place.minutes <= to,
  );
  return span && Math.max(span.from, arrive);
}

/** The date a number of days after another. */
export function dateAfter(date: string, days: number): string {
  const then = new Date(date);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
