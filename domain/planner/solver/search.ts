import { type Problem, type Solution, Table } from './problem.ts';
import { promisingVisits } from './promising.ts';
import { seededRandom } from './random.ts';
import { type Insertion, Route } from './route.ts';
import { shorten } from './shorten.ts';

/** Greatest number of days that are perturbed at once. */
const PERTURBED_DAYS = 2;
/** Range of the random factor for values. */
const NOISE = 0.25;
/** Interval, in iterations, of stronger perturbations. */
const STRONG_INTERVAL = 6;

/** Effort in iterations, not in time, so that the result is the same on every machine. */
export interface Effort {
  /** Number of perturbations. */
  rounds?: number;
  seed?: number;
}

/**
 * Solves a team orienteering problem with time windows: which visits on which days in which order
 * have the greatest value, with opening hours, lunch breaks and locked visits. Deterministic.
 *
 * An iterated local search after Vansteenwegen et al. (2009): visits with the best value per added
 * minute are inserted, then a segment of each day is removed, repeatedly. The best position of each
 * free visit is cached per day, so that a change affects one day only. Ties are broken by travel
 * time.
 */
export function solve(problem: Problem, { rounds = 160, seed = 1 }: Effort = {}): Solution {
  return new Search(problem, seed).run(rounds);
}

class Search {
  readonly #problem: Problem;
  readonly #table: Table;
  readonly #routes: Route[];
  /** The day of each visit, or -1. */
  readonly #dayOf: Int32Array;
  /** Candidate visits by day. */
  readonly #candidates: Int32Array[];
  /** Per day and visit: the delay at the best position in minutes, and that position. */
  readonly #delay: Float64Array;
  readonly #position: Int32Array;
  readonly #stale: boolean[];
  /** Number of iterations after which each day was perturbed. */
  readonly #dayInterval: number;
  readonly #insertion: Insertion = { position: 0, delay: 0 };
  readonly #random: () => number;
  #score = 0;

  constructor(problem: Problem, seed: number) {
    const { days, visits } = problem;
    this.#problem = problem;
    this.#table = new Table(problem);
    this.#routes = days.map((day, number) => new Route(this.#table, day, number));
    this.#dayOf = new Int32Array(visits.length).fill(-1);
    this.#candidates = days.map((day, number) => promisingVisits(this.#table, day, number));
    this.#delay = new Float64Array(days.length * visits.length).fill(Infinity);
    this.#position = new Int32Array(days.length * visits.length);
    this.#stale = days.map(() => true);
    this.#dayInterval = Math.ceil(days.length / PERTURBED_DAYS);
    this.#random = seededRandom(seed);
  }

  run(rounds: number): Solution {
    this.#fill(0);
    let best = this.#improve();
    let idle = 0;
    let from = 0;
    let count = 1;
    const maxIdle = 10 + Math.round(rounds / 15);
    for (let round = 0; round < rounds; round++) {
      this.#perturb(round, from, count);
      this.#fill(round % STRONG_INTERVAL === STRONG_INTERVAL - 1 ? 1 : NOISE);
      const found = this.#improve();
      const better = isBetter(found, best);
      if (better) {
        best = found;
        idle = 0;
        count = 1;
      } else {
        idle++;
        if (idle % maxIdle === 0) this.#restore(best);
      }
      const longest = Math.max(1, ...this.#routes.map(({ length }) => length));
      from += count;
      count++;
      if (from >= longest) from -= longest;
      // Short days may lose all visits, long ones up to half.
      if (count > Math.max(Math.min(longest, 4), longest / 2)) count = 1;
    }
    return best;
  }

  /** Inserts the visits with the best value per minute until none fits. */
  #fill(noise: number): void {
    const table = this.#table;
    for (;;) {
      let bestDay = -1;
      let bestVisit = -1;
      let bestGain = 0;
      for (let day = 0; day < table.days; day++) {
        if (this.#stale[day]) this.#refresh(day);
        const candidates = this.#candidates[day] as Int32Array;
        for (let index = 0; index < candidates.length; index++) {
          const visit = candidates[index] as number;
          if ((this.#dayOf[visit] as number) >= 0) continue;
          const delay = this.#delay[day * table.visits + visit] as number;
          if (delay === Infinity) continue;
          const score = table.weight(visit);
          let gain = (score * score) / delay;
          if (noise > 0) gain *= 1 - noise + 2 * noise * this.#random();
          if (gain > bestGain) {
            bestGain = gain;
            bestDay = day;
            bestVisit = visit;
          }
        }
      }
      if (bestDay < 0) return;
      this.#insert(
        bestDay,
        bestVisit,
        this.#position[bestDay * table.visits + bestVisit] as number,
      );
    }
  }

  /** Best position of each free visit on a day. */
  #refresh(day: number): void {
    const candidates = this.#candidates[day] as Int32Array;
    for (let index = 0; index < candidates.length; index++) {
      const visit = candidates[index] as number;
      if ((this.#dayOf[visit] as number) < 0) this.#findInsertion(day, visit);
    }
    this.#stale[day] = false;
  }

  #findInsertion(day: number, visit: number): void {
    this.#routes[day]?.findInsertion(visit, this.#insertion);
    const at = day * this.#table.visits + visit;
    this.#delay[at] = this.#insertion.delay;
    this.#position[at] = this.#insertion.position;
  }

  #insert(day: number, visit: number, position: number): void {
    this.#routes[day]?.insert(visit, position);
    this.#assign(day, visit);
  }

  #assign(day: number, visit: number): void {
    this.#dayOf[visit] = day;
    this.#score += this.#table.score[visit] as number;
    this.#stale[day] = true;
  }

  #release(day: number, visit: number): void {
    this.#dayOf[visit] = -1;
    this.#score -= this.#table.score[visit] as number;
    this.#stale[day] = true;
    // Other days skipped it while it was assigned.
    for (let other = 0; other < this.#table.days; other++) {
      if (!this.#stale[other]) this.#findInsertion(other, visit);
    }
  }

  /** Removes a segment from days, from few days at once if there are many; locked visits stay. */
  #perturb(round: number, from: number, count: number): void {
    this.#routes.forEach((route, day) => {
      if (route.length === 0 || (day + round) % this.#dayInterval > 0) return;
      const first = from % route.length;
      for (let removed = 0, at = first + 1; removed < count && route.length > 0; removed++) {
        if (at > route.length) at = 1;
        const visit = route.stops[at] as number;
        if ((this.#table.locked[visit] as number) >= 0) at++;
        else {
          route.remove(at);
          this.#release(day, visit);
        }
      }
    });
  }

  /** Exchanges visits and shortens routes until neither helps; returns the plan. */
  #improve(): Solution {
    for (let again = true, turns = 0; again && turns < 5; turns++) {
      again = this.#exchange();
      for (let day = 0; day < this.#table.days; day++) again = this.#shorten(day) || again;
      if (again) this.#fill(0);
    }
    return this.#solution();
  }

  /** Replaces a visit by a free one of greater value, if it fits. */
  #exchange(): boolean {
    let changed = false;
    for (let day = 0; day < this.#table.days; day++) {
      const route = this.#routes[day] as Route;
      const candidates = this.#candidates[day] as Int32Array;
      for (let position = 1; position <= route.length; position++) {
        const old = route.stops[position] as number;
        if ((this.#table.locked[old] as number) >= 0) continue;
        const score = this.#table.score[old] as number;
        let better = -1;
        let betterDelay = Infinity;
        let least = score;
        // Visits are sorted by score, so that the first that fits is the best, except for ties.
        for (let index = 0; index < candidates.length; index++) {
          const visit = candidates[index] as number;
          const gain = this.#table.score[visit] as number;
          if (gain < least) break;
          if ((this.#dayOf[visit] as number) >= 0) continue;
          const delay = route.delayOfReplacing(visit, position);
          if (gain === score && better < 0) betterDelay = route.currentDelay(position) - 1e-6;
          if (delay < betterDelay) {
            better = visit;
            betterDelay = delay;
            least = gain;
          }
        }
        if (better < 0) continue;
        route.replace(better, position);
        this.#release(day, old);
        this.#assign(day, better);
        changed = true;
      }
    }
    return changed;
  }

  #shorten(day: number): boolean {
    if (!shorten(this.#routes[day] as Route, this.#table)) return false;
    this.#stale[day] = true;
    return true;
  }

  /** Restores a plan. */
  #restore(plan: Solution): void {
    this.#dayOf.fill(-1);
    this.#score = 0;
    this.#routes.forEach((route, day) => {
      const visits = plan.days[day] ?? [];
      route.setVisits(visits);
      for (const visit of visits) this.#assign(day, visit);
      this.#stale[day] = true;
    });
  }

  #solution(): Solution {
    const { visits } = this.#problem;
    return {
      days: this.#routes.map((route) => route.visits),
      score: this.#score,
      travelling: this.#routes.reduce((sum, route) => sum + route.travelMinutes, 0),
      missing: visits.flatMap(({ lockedDay }, visit) =>
        lockedDay !== undefined && this.#dayOf[visit] === -1 ? [visit] : [],
      ),
    };
  }
}

/** Fewer missing locked visits, then greater score, then less travel time. */
function isBetter(a: Solution, b: Solution): boolean {
  if (a.missing.length !== b.missing.length) return a.missing.length < b.missing.length;
  if (Math.abs(a.score - b.score) > 1e-9) return a.score > b.score;
  return a.travelling < b.travelling - 1e-6;
}
