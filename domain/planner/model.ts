/**
 * Types of the planner: places, travel, and a scheduled day. Plain data, used in the browser and on
 * the server.
 */

import type { Coordinates } from '../content/fields.ts';
import type { PriceLevel } from '../content/priceLevels.ts';
import type { Weekday } from '../format/weekdays.ts';
import type { Point } from '../geo/point.ts';
import type { HoursRules } from '../hours/dayHours.ts';
import type { Pace, TravelMode } from '../visitor/tourLimits.ts';

/** Start and latest end of a day in minutes after midnight, and length of lunch in minutes. */
export const DAYTIMES: Record<Pace, { from: number; to: number; lunch: number }> = {
  calm: { from: 10 * 60, to: 17 * 60, lunch: 75 },
  steady: { from: 9 * 60, to: 18 * 60, lunch: 60 },
  full: { from: 8 * 60 + 30, to: 19 * 60 + 30, lunch: 45 },
};

/** Time span in which lunch starts, in minutes after midnight. */
export const LUNCH = { from: 12 * 60, to: 14 * 60 + 30 };

/** A place as the planner needs it, in one language. */
export interface PlanPlace {
  /** The place's `_id`. */
  id: string;
  title: string;
  /** The id of its city. */
  city: string;
  point: Point;
  /** True if the coordinates are those of the town, not of the place. */
  vague: boolean;
  /** Duration in minutes: the place's own, else typical for its category. */
  minutes: number;
  tags: readonly string[];
  /** Subject of its poster, such as a gate or a lake. Used to vary the stops of a day. */
  scene?: string;
  priceLevel: PriceLevel;
  /** Importance for a first visit: usually about 1, up to 3.3 for the main sights. */
  worth: number;
  /** True if one can stay overnight. */
  lodging: boolean;
  /** True for a sight in the open air, which is visited by daylight. */
  outdoors?: true;
  hours?: HoursRules;
  /** Regular closing days. */
  closedOn?: readonly Weekday[];
  /** Days of the weekly market. */
  marketDays?: readonly Weekday[];
  /** Periods in which the hours are not known: public holidays, Ramadan. Dates as YYYY-MM-DD. */
  unsure?: readonly { start: string; end: string }[];
  /** True while it is closed to visitors. */
  closed?: true;
}

/** Legs shorter than this, in metres, are not shown. */
export const MIN_SHOWN_LEG = 60;

/** How a single leg is travelled. */
export const LEG_MODES = ['walk', 'car', 'taxi', 'train'] as const;

/** A leg between two points. */
export interface Leg {
  by: (typeof LEG_MODES)[number];
  minutes: number;
  /** Length in metres. */
  metres: number;
}

/** Returns the leg between two points; an estimate unless a routing service was asked. */
export type Travel = (from: Point, to: Point, by: TravelMode) => Leg;

/** A scheduled stop; times in minutes after midnight. */
export interface ScheduledStop {
  place: PlanPlace;
  /** The leg to this stop; undefined if the day has no starting point. */
  leg?: Leg;
  arrive: number;
  /** After waiting for it to open, or for its fixed start. */
  begin: number;
  /** The fixed start, if it was set by hand. */
  fixed?: number;
  leave: number;
  /** Set if free time for lunch follows this stop, before the next leg. */
  lunch?: { from: number; to: number };
  /** True for a restaurant visited at lunchtime. */
  meal?: true;
  /** The weekly market of the place, and whether the stop is on its day; false without a date. */
  market?: { days: readonly Weekday[]; today: boolean };
}

/** A problem of a day, with the data for a message that offers a solution. */
export type Warning =
  /**
   * Closed all day on this date, or until further notice. `days` are the days of the week on which it
   * is always closed, if this is one of them.
   */
  | { kind: 'closed'; place: string; days?: readonly Weekday[] }
  /** Arrival is too late for a visit within the opening hours, which end at `closes`. */
  | { kind: 'late'; place: string; closes: number }
  /** Closed all day by habit, or on a day for which its hours are not certain. */
  | { kind: 'usuallyClosed'; place: string; days?: readonly Weekday[] }
  /** A visit in the open air lasts until after sunset. */
  | { kind: 'dark'; place: string; sunset: number }
  /**
   * A visit with a fixed start begins later than that, by this many minutes: it is reached too late, or
   * opens later, at `opens`.
   */
  | { kind: 'missed'; place: string; minutes: number; opens?: number }
  /** Longer than the day allows, by this many minutes after `end`. */
  | { kind: 'tooMuch'; minutes: number; end: number }
  /** A leg of more than two hours, or more than four hours on the road in total. */
  | { kind: 'longDrive'; minutes: number }
  /** Too far to walk, in metres in total. */
  | { kind: 'longWalk'; metres: number };

/** A starting point or accommodation. */
export interface TripPoint {
  label: string;
  coordinates: Coordinates;
}

/** A scheduled day of a tour with its times, legs and totals. */
export interface ScheduledDay {
  day: number;
  /** The id of the day's city. */
  city: string;
  /** YYYY-MM-DD if the journey has a date. */
  date?: string;
  start?: TripPoint;
  end?: TripPoint;
  /** Departure, in minutes after midnight. */
  from: number;
  /** Return, in minutes after midnight. */
  to: number;
  /** Lunch before the first stop, on a day that starts with a long leg. */
  lunchFirst?: { from: number; to: number };
  stops: ScheduledStop[];
  /** The leg to the accommodation. */
  back?: Leg;
  /** Ids of places that no longer exist. */
  unknown: string[];
  /** Totals: minutes at stops, minutes and metres of travel, and metres walked. */
  total: { visiting: number; travelling: number; metres: number; walked: number };
  /** The highest price level of the stops; undefined for an empty day. */
  priceLevel?: PriceLevel;
  warnings: Warning[];
}

/** What a visitor requests of a proposed plan. */
export interface PlanRequest {
  startingPoint: TripPoint;
  /** 1 to 14. */
  days: number;
  startDate?: string;
  pace: Pace;
  by: TravelMode;
  /** Weights by tag slug: 1 for a chosen interest, other values from tastes. */
  interests: Readonly<Record<string, number>>;
  /** The highest price level. */
  budget?: PriceLevel;
}
