import { dateAfter } from '../../format/dates.ts';
import type { Point } from '../../geo/point.ts';
import type { TimeSpan } from '../../hours/dayHours.ts';
import { MAX_STOPS, type Pace } from '../../visitor/tourLimits.ts';
import type { PlanRequest, Travel } from '../model.ts';
import { DAYTIMES, LUNCH } from '../model.ts';
import { darkFrom, planHours } from '../planHours.ts';
import type { Solution, SolverDay, SolverVisit } from '../solver/problem.ts';
import { solve } from '../solver/search.ts';
import type { Candidate } from './candidates.ts';

/** Greatest number of stops per day. */
export const STOPS_PER_DAY = { calm: 4, steady: 6, full: 8 } as const;
/**
 * Greatest distance from the town, and greatest detour, of places in a direction, in minutes.
 * Shared taxis need more time.
 */
const NEAR_TOWN = { car: 40, transit: 50, foot: 40 } as const;
const MAX_DETOUR = { car: 20, transit: 35, foot: 20 } as const;
/**
 * Longest leg and longest travel time per day, in minutes; the same limits as the schedule's
 * warnings.
 */
const MAX_LEG = 120;
const MAX_TRAVEL_PER_DAY = 230;
/**
 * Cost of a minute of travel in units of value, and the additional cost of a minute beyond three
 * hours.
 */
const TRAVEL_COST = { minute: 0.01, more: 0.012, after: 180 };
/**
 * Free minutes without a cost, and the cost of each further one: a day trip needs enough to see.
 */
const IDLE_COST = { minute: 0.006, after: 120 };
/** Additional minutes per ride, so that walking is preferred. */
const BOARDING_MINUTES = 10;
/** Number of remote places that may be a direction of their own. */
const MAX_REMOTE_PLACES = 8;
/** Latest start of a visit on a market day: by the afternoon many sellers have left. */
const LATEST_MARKET = 11 * 60 + 30;
/** Minutes by which a plan ends before the day does. */
const SLACK = 5;

/** Start and end of a day, as indexes into `points`. */
export interface Ends {
  start: number;
  end: number;
}

/** Result of a direction for a day. */
export interface DayTrip {
  /** Indexes of candidates, in order. */
  visits: number[];
  /** Value minus the cost of travel. */
  value: number;
  travelling: number;
}

/** Computes what fits into days, first for single days and then for all of them together. */
export class DayTrips {
  readonly #request: PlanRequest;
  readonly #candidates: readonly Candidate[];
  readonly #travelTimes: Float64Array[];
  /** Rows of the travel table that may be directions. */
  readonly #directions: readonly number[];
  readonly #cache = new Map<string, DayTrip>();
  readonly #reach = new Map<string, number[]>();

  /**
   * @param points starts and ends of days: beds and the starting point
   * @param far whether days may lead to other points and to remote places
   */
  constructor(
    request: PlanRequest,
    candidates: readonly Candidate[],
    points: readonly Point[],
    far: boolean,
    travel: Travel,
  ) {
    this.#request = request;
    this.#candidates = candidates;
    const all = [...candidates.map(({ place }) => place.point), ...points];
    this.#travelTimes = all.map(() => new Float64Array(all.length));
    all.forEach((from, a) => {
      all.forEach((to, b) => {
        const row = this.#travelTimes[a];
        if (!row || a === b) return;
        const leg = travel(from, to, request.by);
        row[b] = leg.minutes + (leg.by === 'walk' ? 0 : BOARDING_MINUTES);
      });
    });
    const rows = points.map((_, point) => this.#row(point));
    this.#directions = far ? [...rows, ...this.#lonely(rows)] : rows.slice(0, 1);
  }

  /** The most valuable places that are not near a town. */
  #lonely(towns: readonly number[]): number[] {
    const found: number[] = [];
    for (
      let index = 0;
      index < this.#candidates.length && found.length < MAX_REMOTE_PLACES;
      index++
    ) {
      const isNear = [...towns, ...found].some(
        (row) => this.#travelTime(row, index) <= NEAR_TOWN[this.#request.by],
      );
      if (!isNear) found.push(index);
    }
    return found;
  }

  /** Minutes between two points. */
  between({ start, end }: Ends): number {
    return this.#travelTime(this.#row(start), this.#row(end));
  }

  /**
   * The best direction of a day and its stops, without places already taken.
   *
   * @param only index of the point that it must lead to
   */
  best(ends: Ends, taken: ReadonlySet<number>, only?: number): DayTrip & { direction: number } {
    let best: DayTrip & { direction: number } = {
      ...this.#trip(ends, this.#row(ends.end), taken),
      direction: this.#row(ends.end),
    };
    const directions = only === undefined ? this.#directions : [this.#row(only)];
    for (const direction of directions) {
      // The upper bound, before anything was taken, decides whether it is evaluated.
      if (this.#trip(ends, direction, EMPTY_SET).value <= best.value) continue;
      const trip = this.#trip(ends, direction, taken);
      if (trip.value > best.value) best = { ...trip, direction };
    }
    return best;
  }

  /** How many of some visits are possible on a day by their dates and closing days. */
  countOpen(visits: readonly number[], day: number): number {
    return visits.filter((index) => this.#visit(index, () => true).begins?.(day)?.length !== 0)
      .length;
  }

  /** All days together, each within its direction. */
  together(days: readonly (Ends & { direction: number })[], rounds: number): Solution {
    const reach = days.map((day) => new Set(this.reachOf(day, day.direction)));
    const visits = this.#candidates.map((_, index) =>
      this.#visit(index, (day) => reach[day]?.has(index) ?? false),
    );
    return solve(
      { visits, travel: this.#travelTimes, days: days.map((ends) => this.#day(ends)) },
      { rounds },
    );
  }

  #trip(ends: Ends, direction: number, taken: ReadonlySet<number>): DayTrip {
    const reach = this.reachOf(ends, direction).filter((index) => !taken.has(index));
    const key = `${ends.start} ${ends.end} ${reach.join()}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const rows = [...reach, this.#row(ends.start), this.#row(ends.end)];
    const travel = rows.map((from) => rows.map((to) => this.#travelTime(from, to)));
    const day = { ...this.#day(ends), start: reach.length, end: reach.length + 1 };
    const visits = reach.map((index) => this.#visit(index, () => true, true));
    const { days, score, travelling } = solve({ visits, travel, days: [day] }, { rounds: 3 });
    const trip = {
      visits: (days[0] ?? []).map((visit) => reach[visit] ?? -1),
      // Any day is better than none.
      value: days[0]?.length
        ? score - travelCost(travelling) - this.#idleCost(days[0], reach, travelling)
        : -Infinity,
      travelling,
    };
    this.#cache.set(key, trip);
    return trip;
  }

  /** Penalty for a day with little to see. */
  #idleCost(visits: readonly number[], reach: readonly number[], travelling: number): number {
    const busy = visits.reduce(
      (sum, visit) => sum + (this.#candidates[reach[visit] ?? -1]?.place.minutes ?? 0),
      travelling,
    );
    return idleCost(busy, this.#request.pace);
  }

  /** Candidates near a direction's point and along the way. */
  reachOf({ start, end }: Ends, direction: number): number[] {
    const key = `${start} ${end} ${direction}`;
    const cached = this.#reach.get(key);
    if (cached) return cached;
    const [from, to, town] = [this.#row(start), this.#row(end), direction];
    const maxDetour = MAX_DETOUR[this.#request.by];
    const outbound = this.#travelTime(from, town);
    const inbound = this.#travelTime(town, to);
    const reach = this.#candidates.flatMap((_, index) => {
      const fromTown = this.#travelTime(town, index);
      const toPlace = this.#travelTime(from, index);
      const fromPlace = this.#travelTime(index, to);
      if (toPlace > MAX_LEG || fromPlace > MAX_LEG || toPlace + fromPlace > MAX_TRAVEL_PER_DAY)
        return [];
      const isOnTheWay =
        toPlace + fromTown - outbound <= maxDetour || fromTown + fromPlace - inbound <= maxDetour;
      return fromTown <= NEAR_TOWN[this.#request.by] ||
        (isOnTheWay && toPlace + fromPlace <= outbound + inbound + maxDetour)
        ? [index]
        : [];
    });
    this.#reach.set(key, reach);
    return reach;
  }

  #row(point: number): number {
    return this.#candidates.length + point;
  }

  #travelTime(from: number, to: number): number {
    return this.#travelTimes[from]?.[to] ?? Infinity;
  }

  #day({ start, end }: Ends): SolverDay {
    const { from, to, lunch } = DAYTIMES[this.#request.pace];
    return {
      from,
      to: to - SLACK,
      start: this.#row(start),
      end: this.#row(end),
      most: Math.min(STOPS_PER_DAY[this.#request.pace], MAX_STOPS),
      lunch: { ...LUNCH, minutes: lunch },
    };
  }

  /** @param anyDay while the date is open, opening days are ignored */
  #visit(index: number, isInReach: (day: number) => boolean, anyDay = false): SolverVisit {
    const { place, score, dates } = this.#candidates[index] as Candidate;
    const { startDate } = this.#request;
    return {
      minutes: place.minutes,
      score,
      begins: (day) => {
        if (!isInReach(day)) return [];
        if (anyDay || !startDate) return undefined;
        const date = dateAfter(startDate, day);
        if (dates && !dates.includes(date)) return [];
        const spans = planHours(place, date)?.spans;
        const dark = darkFrom(place, date);
        if (!spans && !dates && dark === Infinity) return undefined;
        const latest = dates ? LATEST_MARKET : Infinity;
        return (spans ?? [{ from: 0, to: dark }]).map(
          ({ from, to }): TimeSpan => ({
            from,
            to: Math.min(Math.min(to, dark) - place.minutes, latest),
          }),
        );
      },
    };
  }
}

/** Cost of a day's travel in units of value. */
export function travelCost(minutes: number): number {
  return minutes * TRAVEL_COST.minute + Math.max(0, minutes - TRAVEL_COST.after) * TRAVEL_COST.more;
}

/** Cost of a day's free time in units of value, from the minutes of its visits and travel. */
export function idleCost(busy: number, pace: Pace): number {
  const { from, to, lunch } = DAYTIMES[pace];
  return Math.max(0, to - from - lunch - busy - IDLE_COST.after) * IDLE_COST.minute;
}

const EMPTY_SET: ReadonlySet<number> = new Set();
