import { opensOn, type Span } from '../hours.ts';
import type { Point, Travel, Wish } from '../model.ts';
import { DAYTIMES, LUNCH, MOST_STOPS } from '../model.ts';
import { dateAfter } from '../schedule.ts';
import type { Solution, SolverDay, Visit } from '../solver/problem.ts';
import { solve } from '../solver/search.ts';
import type { Candidate } from './candidates.ts';

/** Stops that a day should hold at most: people do not visit twelve monuments. */
const STOPS = { calm: 4, steady: 6, full: 8 } as const;
/**
 * A place is of a direction if it is so near to its town, or so little out of the way: minutes.
 * Who shares taxis waits for one more.
 */
const NEAR_TOWN = { car: 40, transit: 50, foot: 40 } as const;
const OUT_OF_THE_WAY = { car: 20, transit: 35, foot: 20 } as const;
/** No single way and no day on the road beyond what the schedule would warn of: minutes. */
const LONGEST_WAY = 120;
const LONGEST_DAY = 230;
/** What a minute under way costs, in worth, and what one beyond three hours costs besides. */
const TIRING = { minute: 0.01, more: 0.012, after: 180 };
/** An hour or two are left over gladly; what a minute more costs: nobody drives out for one dam. */
const IDLE = { minute: 0.006, after: 120 };
/** Minutes that a ride costs beside its own, so that a day is walked where it can be. */
const GETTING_IN = 10;
/** So many places far from all towns may give a day its direction. */
const LONELY = 8;
/** A plan may end a little before its day: nobody walks by the clock. */
const SLACK = 5;

/** From where to where a day leads: numbers of `points`. */
export interface Ends {
  start: number;
  end: number;
}

/** What one direction gives a day. */
export interface DayTrip {
  /** Numbers of candidates, in order. */
  visits: number[];
  /** Worth less the tiring way. */
  value: number;
  travelling: number;
}

/** What days can hold, reckoned for single days and then for all of them together. */
export class DayTrips {
  readonly #wish: Wish;
  readonly #candidates: readonly Candidate[];
  readonly #ways: Float64Array[];
  /** The rows towards which a day may lead. */
  readonly #directions: readonly number[];
  readonly #known = new Map<string, DayTrip>();
  readonly #reach = new Map<string, number[]>();

  /**
   * @param points where days start and end, beds and the starting point
   * @param far whether days may lead to the other points and to places far from them
   */
  constructor(
    wish: Wish,
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

  /** The best places that are near no town. */
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

  /** Minutes between two of the points. */
  between({ start, end }: Ends): number {
    return this.#way(this.#row(start), this.#row(end));
  }

  /**
   * The best direction for a day when some places are taken, and what it holds.
   *
   * @param only the number of the point that it has to lead to
   */
  best(ends: Ends, taken: ReadonlySet<number>, only?: number): DayTrip & { direction: number } {
    let best: DayTrip & { direction: number } = {
      ...this.#trip(ends, this.#row(ends.end), taken),
      direction: this.#row(ends.end),
    };
    const directions = only === undefined ? this.#directions : [this.#row(only)];
    for (const direction of directions) {
      // What is there at most, before anything was taken, tells whether it is worth a look.
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

  /** What a day that holds little else than its way lacks. */
  #dull(visits: readonly number[], reach: readonly number[], travelling: number): number {
    const { from, to, lunch } = DAYTIMES[this.#wish.pace];
    const busy = visits.reduce(
      (sum, visit) => sum + (this.#candidates[reach[visit] ?? -1]?.place.minutes ?? 0),
      travelling + lunch,
    );
    return Math.max(0, to - from - busy - IDLE.after) * IDLE.minute;
  }

  /** The candidates around a direction's point and by the way there and on. */
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
      most: Math.min(STOPS[this.#wish.pace], MOST_STOPS),
      lunch: { ...LUNCH, minutes: lunch },
    };
  }

  /** @param anyDay while it is open which day it will be, opening days are left aside */
  #visit(index: number, isInReach: (day: number) => boolean, anyDay = false): Visit {
    const { place, score } = this.#candidates[index] as Candidate;
    const { startDate } = this.#wish;
    return {
      minutes: place.minutes,
      score,
      begins: (day) => {
        if (!isInReach(day)) return [];
        if (anyDay || !place.hours || !startDate) return undefined;
        return opensOn(place.hours, dateAfter(startDate, day)).map(
          ({ from, to }): Span => ({ from, to: to - place.minutes }),
        );
      },
    };
  }
}

function tiring(minutes: number): number {
  return minutes * TIRING.minute + Math.max(0, minutes - TIRING.after) * TIRING.more;
}

const NOTHING: ReadonlySet<number> = new Set();
