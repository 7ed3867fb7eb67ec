import type { Point, Travel, Wish } from '../model.ts';
import { DAYTIMES, LUNCH, MOST_STOPS } from '../model.ts';
import { dateAfter } from '../schedule.ts';
import { opensOn, type Span } from '../hours.ts';
import type { Solution, SolverDay, Visit } from '../solver/problem.ts';
import { solve } from '../solver/search.ts';
import type { Candidate } from './candidates.ts';

/** Stops that a day should hold at most: people do not visit twelve monuments. */
const STOPS = { calm: 4, steady: 6, full: 8 } as const;
/** A place is of a direction if it is so near to its town, or so little out of the way: minutes. */
const NEAR_TOWN = 35;
const OUT_OF_THE_WAY = 20;
/** No single way and no day on the road beyond what the schedule would warn of: minutes. */
const LONGEST_WAY = 120;
const LONGEST_DAY = 230;
/** What a minute under way costs, in worth, and what one beyond the second hour costs besides. */
const TIRING = { minute: 0.01, more: 0.025, after: 120 };
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
  readonly #directions: readonly number[];
  readonly #known = new Map<string, DayTrip>();
  readonly #reach = new Map<string, number[]>();

  /**
   * @param points where days start and end, beds and the starting point
   * @param directions the numbers of those points towards which a day may lead
   */
  constructor(
    wish: Wish,
    candidates: readonly Candidate[],
    points: readonly Point[],
    directions: readonly number[],
    travel: Travel,
  ) {
    this.#wish = wish;
    this.#candidates = candidates;
    this.#directions = directions;
    const all = [...candidates.map(({ place }) => place.point), ...points];
    this.#ways = all.map(() => new Float64Array(all.length));
    all.forEach((from, a) => {
      all.forEach((to, b) => {
        const row = this.#ways[a];
        if (row && a !== b) row[b] = travel(from, to, wish.by).minutes;
      });
    });
  }

  /** Minutes between two of the points. */
  between({ start, end }: Ends): number {
    return this.#way(this.#row(start), this.#row(end));
  }

  /** The best direction for a day when some places are taken, and what it holds. */
  best(
    ends: Ends,
    taken: ReadonlySet<number>,
    directions = this.#directions,
  ): DayTrip & { direction: number } {
    let best: DayTrip & { direction: number } = {
      ...this.#trip(ends, ends.end, taken),
      direction: ends.end,
    };
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
      value: score - tiring(travelling),
      travelling,
    };
    this.#known.set(key, trip);
    return trip;
  }

  /** The candidates around a direction's point and by the way there and on. */
  reachOf({ start, end }: Ends, direction: number): number[] {
    const key = `${start} ${end} ${direction}`;
    const known = this.#reach.get(key);
    if (known) return known;
    const [from, to, town] = [this.#row(start), this.#row(end), this.#row(direction)];
    const there = this.#way(from, town);
    const on = this.#way(town, to);
    const reach = this.#candidates.flatMap((_, index) => {
      const near = this.#way(town, index);
      const away = this.#way(from, index);
      const back = this.#way(index, to);
      if (away > LONGEST_WAY || back > LONGEST_WAY || away + back > LONGEST_DAY) return [];
      const isByTheWay =
        away + near - there <= OUT_OF_THE_WAY || near + back - on <= OUT_OF_THE_WAY;
      return near <= NEAR_TOWN || (isByTheWay && away + back <= there + on + OUT_OF_THE_WAY)
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
