/**
 * The words of planning: what is known of a place, how one moves, and a day with its times. Pure
 * data, alike in the browser and on the server.
 */
import type { Coordinates } from '../fields.ts';
import type { OpeningHours } from '../openingHours.ts';
import type { Tour } from '../visitor.ts';

export type Point = Pick<Coordinates, 'longitude' | 'latitude'>;

/** The most days of a tour, and the most stops of a day. */
export const MOST_DAYS = 31;
export const MOST_STOPS = 20;

/** How one travels between towns: an own or hired car, trains and taxis, or only on foot. */
export const TRAVEL_MODES = ['car', 'transit', 'foot'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** How much fits into a day. */
export const PACES = ['calm', 'steady', 'full'] as const;
export type Pace = (typeof PACES)[number];

/** When a day begins and ends at most, and how long one sits at lunch: minutes after midnight, minutes. */
export const DAYTIMES: Record<Pace, { from: number; to: number; lunch: number }> = {
  calm: { from: 10 * 60, to: 17 * 60, lunch: 75 },
  steady: { from: 9 * 60, to: 18 * 60, lunch: 60 },
  full: { from: 8 * 60 + 30, to: 19 * 60 + 30, lunch: 45 },
};

/** Between these, in minutes after midnight, one wants to have sat down to lunch. */
export const LUNCH = { from: 12 * 60, to: 14 * 60 + 30 };

/** What a plan costs beside the bed: mostly free, some tickets and meals, or costly pleasures. */
export const PRICE_LEVELS = [1, 2, 3] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** What planning needs to know of a place, in one language. */
export interface PlanPlace {
  /** The place's `_id`. */
  id: string;
  title: string;
  /** The id of its city. */
  city: string;
  point: Point;
  /** True where the point is the town's, not the place's own. */
  vague: boolean;
  /** Minutes to allow: the place's own, else what places of its kind take. */
  minutes: number;
  tags: readonly string[];
  /** What its poster shows: a gate, a lake. A day with eight of one would be dull. */
  scene?: string;
  priceLevel: PriceLevel;
  /** How much a first visitor would miss without it: about 1, up to 3.3 for what all point to. */
  worth: number;
  /** True where one can spend the night. */
  lodging: boolean;
  hours?: OpeningHours;
  /** True while nobody is let in. */
  closed?: true;
}

/** One way between two points. */
export interface Leg {
  by: 'walk' | 'car' | 'taxi' | 'train';
  minutes: number;
  /** Metres along the way. */
  metres: number;
}

/** Answers how one gets from a point to another; estimates unless a routing service is asked. */
export type Travel = (from: Point, to: Point, by: TravelMode) => Leg;

/** A stop with its times, in minutes after midnight. */
export interface ScheduledStop {
  place: PlanPlace;
  /** The way that leads to it; none where the day has no point to start from. */
  leg?: Leg;
  arrive: number;
  /** After waiting for it to open. */
  begin: number;
  leave: number;
  /** When lunch is eaten after this stop, before the next way. */
  lunch?: { from: number; to: number };
}

/** What is wrong with a day, for words that offer a way out. */
export type Warning =
  /** Closed all day on this date, or until further notice. */
  | { kind: 'closed'; place: string }
  /** One arrives too late for what is left of its opening hours. */
  | { kind: 'late'; place: string }
  /** More than the day holds, by so many minutes. */
  | { kind: 'tooMuch'; minutes: number }
  /** One way of more than two hours, or more than four hours on the road in all. */
  | { kind: 'longDrive'; minutes: number }
  /** On foot, more than one can walk: metres in all. */
  | { kind: 'longWalk'; metres: number };

/** Somewhere with a name: a starting point, a bed for the night. */
export type TripPoint = NonNullable<Tour['startingPoint']>;

/** A day of a tour with its times, ways and sums. */
export interface ScheduledDay {
  day: number;
  /** The id of the city of the day. */
  city: string;
  /** The calendar day, where the journey has a date: YYYY-MM-DD. */
  date?: string;
  start?: TripPoint;
  end?: TripPoint;
  /** When one sets out, in minutes after midnight. */
  from: number;
  /** When one is back. */
  to: number;
  /** Lunch before the first stop, on a day that begins with a long way. */
  lunchFirst?: { from: number; to: number };
  stops: ScheduledStop[];
  /** The way to where the night is spent. */
  back?: Leg;
  /** Ids of the tour that name no place any more. */
  unknown: string[];
  /** Minutes at stops, minutes under way, metres under way, metres of them on foot. */
  total: { visiting: number; travelling: number; metres: number; walked: number };
  /** The highest price level of the day's stops; none for an empty day. */
  priceLevel?: PriceLevel;
  warnings: Warning[];
}

/** What the visitor wishes of a proposed plan. */
export interface Wish {
  startingPoint: TripPoint;
  /** 1 to 14. */
  days: number;
  startDate?: string;
  pace: Pace;
  by: TravelMode;
  /** What one likes, as weights of tag slugs: 1 for a chosen interest, more or less as tastes say. */
  interests: Readonly<Record<string, number>>;
  /** The highest price level. */
  budget?: PriceLevel;
}
