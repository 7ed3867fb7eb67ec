import { clockTime } from '../../format/clockTime.ts';
import type { Point } from '../../geo/point.ts';
import type { Tour } from '../../visitor/visitor.ts';
import {
  DAYTIMES,
  type PlanPlace,
  type PlanRequest,
  type ScheduledDay,
  type ScheduledStop,
  type Travel,
} from '../model.ts';
import { beginWithin, planHours } from '../planHours.ts';
import { scheduleDay } from '../schedule.ts';
import { setStay } from '../stays.ts';
import { interestScore, isRestaurant } from './candidates.ts';

/** Greatest detour for lunch, in minutes, and the one that halves the value of a restaurant. */
const MAX_DETOUR = 20;
const LONG_DETOUR = 10;
/** By how many minutes a meal may be shorter than usual. */
const MOST_SHORTENED = 30;
/** Longer meals are dinners, in minutes. */
const LONGEST_LUNCH = 90;

/**
 * Puts a restaurant in place of the free time for lunch: for each day one near the route at noon, if
 * one is known that is open and within the budget. Otherwise the time stays free.
 */
export function addLunches(
  tour: Tour,
  request: PlanRequest,
  places: readonly PlanPlace[],
  travel: Travel,
): Tour {
  const byId = new Map(places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const restaurants = places.filter(
    (place) =>
      isRestaurant(place) &&
      !place.closed &&
      !place.lodging &&
      place.minutes <= LONGEST_LUNCH &&
      (request.budget === undefined || place.priceLevel <= request.budget),
  );
  const taken = new Set(tour.days.flatMap(({ places: ids }) => ids));
  for (const { day } of tour.days) {
    const now = scheduleDay(tour, day, placeOf, travel);
    const noon = now && noonOf(now);
    if (!noon) continue;
    const minutes = (from: Point | undefined, to: Point | undefined) =>
      from && to ? travel(from, to, request.by).minutes : 0;
    const near = restaurants
      .filter((place) => !taken.has(place.id) && !isUnsure(place, now.date))
      .map((place) => ({
        place,
        detour:
          minutes(noon.here, place.point) +
          minutes(place.point, noon.next) -
          minutes(noon.here, noon.next),
      }))
      .filter(({ detour }) => detour <= MAX_DETOUR)
      .map(({ place, detour }) => ({ place, value: lunchValue(place, detour, request) }))
      .sort((a, b) => b.value - a.value || (a.place.id < b.place.id ? -1 : 1));
    const changed = firstPossible(near, (place) =>
      lunchLengths(place, request)
        .map((minutes) => withLunch(tour, day, noon.position, { place: place.id, minutes }))
        .find((next) => {
          const then = scheduleDay(next, day, placeOf, travel);
          return then && isLunchAt(place, then);
        }),
    );
    if (!changed) continue;
    tour = changed.tour;
    taken.add(changed.id);
  }
  return tour;
}

function firstPossible(
  near: readonly { place: PlanPlace }[],
  tryAt: (place: PlanPlace) => Tour | undefined,
): { id: string; tour: Tour } | undefined {
  for (const { place } of near) {
    const tour = tryAt(place);
    if (tour) return { id: place.id, tour };
  }
  return undefined;
}

/** Lengths of a meal to try: the usual one, else a shorter one that the pace asks for. */
function lunchLengths({ minutes }: PlanPlace, { pace }: PlanRequest): (number | undefined)[] {
  const { lunch } = DAYTIMES[pace];
  return minutes > lunch && minutes - lunch <= MOST_SHORTENED ? [undefined, lunch] : [undefined];
}

/** The tour with a restaurant at a position of a day, for its usual time or some minutes. */
function withLunch(
  tour: Tour,
  day: number,
  position: number,
  { place, minutes }: { place: string; minutes: number | undefined },
): Tour {
  const days = tour.days.map((item) =>
    item.day === day ? { ...item, places: item.places.toSpliced(position, 0, place) } : item,
  );
  return setStay({ ...tour, days }, day, place, { minutes, at: undefined });
}

/** Where a day's free time for lunch is: the points before and after it; undefined without one. */
function noonOf({ start, end, lunchFirst, stops }: ScheduledDay) {
  const position = lunchFirst ? 0 : stops.findIndex(({ lunch }) => lunch) + 1;
  if (!lunchFirst && position === 0) return undefined;
  return {
    position,
    here: position === 0 ? start?.coordinates : stops[position - 1]?.place.point,
    next: stops[position]?.place.point ?? end?.coordinates,
  };
}

/** Whether a day has its lunch at a restaurant, within its hours, and no warnings. */
function isLunchAt({ id }: PlanPlace, { date, stops, warnings, lunchFirst }: ScheduledDay) {
  const stop = stops.find(({ place }) => place.id === id);
  const isFree = lunchFirst !== undefined || stops.some(({ lunch }) => lunch);
  return stop?.meal && !isFree && warnings.length === 0 && isOpen(stop, date);
}

/** Whether a meal is within the hours, also the approximate ones; without a date, of any day. */
function isOpen({ place, begin, leave }: ScheduledStop, date: string | undefined): boolean {
  const hours = planHours(place, date);
  if (hours) return beginWithin(hours.spans, begin, place.minutes) === begin;
  if (date || !place.hours) return true;
  return place.hours.week.some(
    ({ from, to }) =>
      from <= clockTime(begin) && (clockTime(leave) <= to || isAfterMidnight(from, to)),
  );
}

const isAfterMidnight = (from: string, to: string) => to < from;

/** Whether the hours of a restaurant are unknown on a date, as by day in Ramadan. */
const isUnsure = ({ unsure }: PlanPlace, date: string | undefined) =>
  date !== undefined && unsure?.some(({ start, end }) => date >= start && date <= end);

function lunchValue(place: PlanPlace, detour: number, request: PlanRequest): number {
  return (place.worth * interestScore(request, place)) / (1 + Math.max(0, detour) / LONG_DETOUR);
}
