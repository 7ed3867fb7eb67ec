import type { PriceLevel } from '../content/priceLevels.ts';
import { dateAfter } from '../format/dates.ts';
import type { Point } from '../geo/point.ts';
import type { TravelMode } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import { marketOn } from './market.ts';
import {
  DAYTIMES,
  LUNCH,
  type PlanPlace,
  type ScheduledDay,
  type ScheduledStop,
  type Travel,
  type TripPoint,
  type Warning,
} from './model.ts';
import { beginOf, opening } from './opening.ts';
import { darkFrom } from './planHours.ts';
import { fixedStart, placeWithStay } from './stays.ts';
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
  return days.map((_, index) => dayAt(tour, days, index, placeOf, travel));
}

/** One day of a tour, scheduled as by `scheduleTour`; undefined if the tour has no such day. */
export function scheduleDay(
  tour: Tour,
  number: number,
  placeOf: (id: string) => PlanPlace | undefined,
  travel: Travel = estimateTravel,
): ScheduledDay | undefined {
  const days = tour.days.toSorted((a, b) => a.day - b.day);
  const index = days.findIndex(({ day }) => day === number);
  return index < 0 ? undefined : dayAt(tour, days, index, placeOf, travel);
}

function dayAt(
  tour: Tour,
  days: Days,
  index: number,
  placeOf: (id: string) => PlanPlace | undefined,
  travel: Travel,
): ScheduledDay {
  const day = days[index] as Days[number];
  const found = day.places.map((id) => placeOf(id));
  const date = tour.startDate && dateAfter(tour.startDate, day.day - 1);
  return {
    ...schedule(
      found
        .filter((place) => place !== undefined)
        .map((place) => ({
          place: placeWithStay(place, stayOf(day, place.id)),
          at: fixedStart(stayOf(day, place.id)),
        })),
      { tour, date, travel, ...endsOf(tour, days, index) },
    ),
    day: day.day,
    city: day.city,
    ...(date && { date }),
    unknown: day.places.filter((_, at) => !found[at]),
  };
}

const stayOf = (day: Days[number], id: string) => day.stays?.find(({ place }) => place === id);

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

/** A place to visit, with its fixed start in minutes after midnight. */
interface Visit {
  place: PlanPlace;
  at: number | undefined;
}

function schedule(visits: readonly Visit[], frame: Frame) {
  const { tour, start, end } = frame;
  const by: TravelMode = tour.by ?? 'car';
  const daytime = DAYTIMES[tour.pace ?? 'steady'];
  const way = (from: Point | undefined, to: Point | undefined) =>
    from && to && frame.travel(from, to, by);
  const warnings: Warning[] = [];
  const stops: ScheduledStop[] = [];
  const from = departure(visits[0], daytime.from, (place) => way(start?.coordinates, place.point));
  let clock = from;
  let here: Point | undefined = start?.coordinates;
  let lunchFirst: ScheduledDay['lunchFirst'];
  let eaten = false;
  const eat = (from = clock) => {
    const lunch = { from, to: from + daytime.lunch };
    clock = lunch.to;
    eaten = true;
    return lunch;
  };

  for (const { place, at } of visits) {
    const leg = way(here, place.point);
    const last = stops.at(-1);
    const minutes = leg?.minutes ?? 0;
    const soonest = Math.max(clock + minutes, at ?? 0);
    const opens = beginOf(place, soonest, frame.date) ?? soonest;
    // If the wait for opening extends past noon, lunch comes before the visit.
    const whileWaiting = opens - minutes - daytime.lunch;
    const waits = opens >= LUNCH.from && whileWaiting >= clock;
    const early = clock >= EARLY_LUNCH && opens + place.minutes > LUNCH.to;
    if (last && !eaten && !isMeal(place, clock) && (clock >= LUNCH.from || early || waits)) {
      last.lunch = eat(waits ? Math.max(clock, Math.min(LUNCH.from, whileWaiting)) : clock);
    }
    const arrive = clock + (leg?.minutes ?? 0);
    clock = arrive;
    // The first visit may begin long after the arrival: lunch is before it then.
    const isLate = opens >= LATE_ARRIVAL && arrive + daytime.lunch <= opens;
    if (
      !last &&
      (isLate ? !isMeal(place, opens) : arrive >= LATE_ARRIVAL && !isMeal(place, arrive))
    ) {
      lunchFirst = eat(Math.max(arrive, Math.min(LUNCH.from, opens - daytime.lunch)));
    }
    const begin = opening(place, Math.max(clock, at ?? 0), frame.date, warnings);
    if (at !== undefined && begin > at) {
      const opens = begin > Math.max(arrive, at) && { opens: begin };
      warnings.push({ kind: 'missed', place: place.id, minutes: begin - at, ...opens });
    }
    const isLunch = !eaten && isMeal(place, begin);
    if (isLunch) eaten = true;
    clock = begin + place.minutes;
    const market = marketOn(place, frame.date);
    const sunset = darkFrom(place, frame.date);
    if (clock > sunset + TOLERANCE) warnings.push({ kind: 'dark', place: place.id, sunset });
    stops.push({
      place,
      ...(leg && { leg }),
      arrive,
      begin,
      ...(at !== undefined && { fixed: at }),
      leave: clock,
      ...(isLunch && { meal: true }),
      ...(market && { market }),
    });
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
  if (to > daytime.to + TOLERANCE) {
    warnings.push({ kind: 'tooMuch', minutes: to - daytime.to, end: daytime.to });
  }
  const driven = legs.filter((leg) => leg.by !== 'walk').map(({ minutes }) => minutes);
  const longest = Math.max(0, ...driven);
  if (longest > LONG_DRIVE || sum(driven) > LONG_DAY_ON_THE_ROAD) {
    warnings.push({ kind: 'longDrive', minutes: sum(driven) });
  }
  if (total.walked > LONG_WALK) warnings.push({ kind: 'longWalk', metres: total.walked });
  const levels = visits.map(({ place }) => place.priceLevel);
  return {
    ...(start && { start }),
    ...(end && { end }),
    from,
    to,
    ...(lunchFirst && { lunchFirst }),
    stops,
    ...(back && { back }),
    total,
    ...(levels.length > 0 && { priceLevel: Math.max(...levels) as PriceLevel }),
    warnings,
  };
}

/** When the day starts: as usual, or earlier if the first visit has an earlier fixed start. */
function departure(
  first: Visit | undefined,
  usual: number,
  legTo: (place: PlanPlace) => { minutes: number } | undefined,
): number {
  if (first?.at === undefined) return usual;
  return Math.max(0, Math.min(usual, first.at - (legTo(first.place)?.minutes ?? 0)));
}

/** Whether a stop is a restaurant reached at lunchtime. */
function isMeal(place: PlanPlace, at: number): boolean {
  return place.tags.includes('restaurants') && at >= EARLY_LUNCH && at <= LUNCH.to + 30;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
