import { opensOn, type TimeSpan } from '../dayHours.ts';
import type { PlanRequest, Point, Travel } from '../model.ts';
import { DAYTIMES, LUNCH, MAX_STOPS } from '../model.ts';
import { dateAfter } from '../schedule.ts';
import type { Solution, SolverDay, SolverVisit } from '../solver/problem.ts';
import { solve } from '../solver/search.ts';
import type { Candidate } from './candidates.ts';

/** Greatest number of stops per day. */
const STOPS = { calm: 4, steady: 6, full: 8 } as const;
/**
 * Greatest distance from the town, and greatest detour, of places in a direction, in minutes.
 * Shared taxis need more time.
 */
const NEAR_TOWN = { car: 40, transit: 50, foot: 40 } as const;
const OUT_OF_THE_WAY = { car: 20, transit: 35, foot: 20 } as const;
/**
 * Longest leg and longest travel time per day, in minutes; the same limits as the schedule's
 * warnings.
 */
const LONGEST_WAY = 120;
const LONGEST_DAY = 230;
/**
 * Cost of a minute of travel in units of value, and the additional cost of a minute beyond three
 * hours.
 */
const TIRING = { minute: 0.01, more: 0.012, after: 180 };
/**
 * Free minutes without a cost, and the cost of each further one: a day trip needs enough to see.
 */
const IDLE = { minute: 0.006, after: 120 };
/** Additional minutes per ride, so that walking is preferred. */
const GETTING_IN = 10;
/** Number of remote places that may be a direction of their own. */
const LONELY = 8;
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
  readonly #wish: PlanRequest;
  readonly #candidates: readonly Candidate[];
  readonly #ways: Float64Array[];
  /** Rows of the travel table that may be directions. */
  readonly #directions: readonly number[];
  readonly #known = new Map<string, DayTrip>();
  readonly #reach = new Map<string, number[]>();

  /**
   * @param points starts and ends of days: beds and the starting point
   * @param far whether days may lead to other points and to remote places
   */
  constructor(
    wish: PlanRequest,
    candidates: readonly Candidate[],
    points: readonly Point[],
    far: boolean,
    travel: Travel,
  ) {
    this.#wish = wish;
    this.#candidates = candidates;
    const all = [...candidates.map(({ place }) => place.point), ...points];
    this.#ways = all.map(() => new Float64Array(all.length));
    all.forEach((from, a) => {
      all.forEach((to, b) => {
        const row = this.#ways[a];
        if (!row || a === b) return;
        const leg = travel(from, to, wish.by);
        row[b] = leg.minutes + (leg.by === 'walk' ? 0 : GETTING_IN);
      });
    });
    const rows = points.map((_, point) => this.#row(point));
    this.#directions = far ? [...rows, ...this.#lonely(rows)] : rows.slice(0, 1);
  }

  /** The most valuable places that are not near a town. */
  #lonely(towns: readonly number[]): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.#candidates.length && found.length < LONELY; index++) {
      const isNear = [...towns, ...found].some(
        (row) => this.#way(row, index) <= NEAR_TOWN[this.#wish.by],
      );
      if (!isNear) found.push(index);
    }
    return found;
  }

  /** Minutes between two points. */
  between({ start, end }: Ends): number {
    return this.#way(this.#row(start), this.#row(end));
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
      if (this.#trip(ends, direction, NOTHING).value <= best.value) continue;
      const trip = this.#trip(ends, direction, taken);
      if (trip.value > best.value) best = { ...trip, direction };
    }
    return best;
  }

  /** All days together, each within its direction. */
  together(days: readonly (Ends & { direction: number })[], rounds: number): Solution {
    const reach = days.map((day) => new Set(this.reachOf(day, day.direction)));
    const visits = this.#candidates.map((_, index) =>
      this.#visit(index, (day) => reach[day]?.has(index) ?? false),
    );
    return solve(
      { visits, travel: this.#ways, days: days.map((ends) => this.#day(ends)) },
      { rounds },
    );
  }

  #trip(ends: Ends, direction: number, taken: ReadonlySet<number>): DayTrip {
    const reach = this.reachOf(ends, direction).filter((index) => !taken.has(index));
    const key = `${ends.start} ${ends.end} ${reach.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const rows = [...reach, this.#row(ends.start), this.#row(ends.end)];
    const travel = rows.map((from) => rows.map((to) => this.#way(from, to)));
    const day = { ...this.#day(ends), start: reach.length, end: reach.length + 1 };
    const visits = reach.map((index) => this.#visit(index, () => true, true));
    const { days, score, travelling } = solve({ visits, travel, days: [day] }, { rounds: 3 });
    const trip = {
      visits: (days[0] ?? []).map((visit) => reach[visit] ?? -1),
      // Any day is better than none.
      value: days[0]?.length
        ? score - tiring(travelling) - this.#dull(days[0], reach, travelling)
        : -Infinity,
      travelling,
    };
    this.#known.set(key, trip);
    return trip;
  }

  /** Penalty for a day with little to see. */
  #dull(visits: readonly number[], reach: readonly number[], travelling: number): number {
    const { from, to, lunch } = DAYTIMES[this.#wish.pace];
    const busy = visits.reduce(
      (sum, visit) => sum + (this.#candidates[reach[visit] ?? -1]?.place.minutes ?? 0),
      travelling + lunch,
    );
    return Math.max(0, to - from - busy - IDLE.after) * IDLE.minute;
  }

  /** Candidates near a direction's point and along the way. */
  reachOf({ start, end }: Ends, direction: number): number[] {
    const key = `${start} ${end} ${direction}`;
    const known = this.#reach.get(key);
    if (known) return known;
    const [from, to, town] = [this.#row(start), this.#row(end), direction];
    const outOfTheWay = OUT_OF_THE_WAY[this.#wish.by];
    const there = this.#way(from, town);
    const on = this.#way(town, to);
    const reach = this.#candidates.flatMap((_, index) => {
      const near = this.#way(town, index);
      const away = this.#way(from, index);
      const back = this.#way(index, to);
      if (away > LONGEST_WAY || back > LONGEST_WAY || away + back > LONGEST_DAY) return [];
      const isByTheWay = away + near - there <= outOfTheWay || near + back - on <= outOfTheWay;
      return near <= NEAR_TOWN[this.#wish.by] ||
        (isByTheWay && away + back <= there + on + outOfTheWay)
        ? [index]
        : [];
    });
    this.#reach.set(key, reach);
    return reach;
  }

  #row(point: number): number {
    return this.#candidates.length + point;
  }

  #way(from: number, to: number): number {
    return this.#ways[from]?.[to] ?? Infinity;
  }

  #day({ start, end }: Ends): SolverDay {
    const { from, to, lunch } = DAYTIMES[this.#wish.pace];
    return {
      from,
      to: to - SLACK,
      start: this.#row(start),
      end: this.#row(end),
      most: Math.min(STOPS[this.#wish.pace], MAX_STOPS),
      lunch: { ...LUNCH, minutes: lunch },
    };
  }

  /** @param anyDay while the date is open, opening days are ignored */
  #visit(index: number, isInReach: (day: number) => boolean, anyDay = false): SolverVisit {
    const { place, score } = this.#candidates[index] as Candidate;
    const { startDate } = this.#wish;
    return {
      minutes: place.minutes,
      score,
      begins: (day) => {
        if (!isInReach(day)) return [];
        if (anyDay || !place.hours || !startDate) return undefined;
        return opensOn(place.hours, dateAfter(startDate, day)).map(
          ({ from, to }): TimeSpan => ({ from, to: to - place.minutes }),
        );
      },
    };
  }
}

function tiring(minutes: number): number {
  return minutes * TIRING.minute + Math.max(0, minutes - TIRING.after) * TIRING.more;
}

const NOTHING: ReadonlySet<number> = new Set();
