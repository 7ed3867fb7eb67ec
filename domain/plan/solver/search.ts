import { chance } from './chance.ts';
import { type Problem, type Solution, Table } from './problem.ts';
import { promising } from './promising.ts';
import { type Place, Route } from './route.ts';
import { shorten } from './shorten.ts';

/** So many days at most are shaken at once. */
const SHAKEN = 2;
/** How far chance may change what looks best, down and up. */
const NOISE = 0.25;
/** Every so many rounds chance may turn everything round. */
const BOLD = 6;

/** How much is tried; never by the clock, so that everyone gets the same plan. */
export interface Effort {
  /** How many times the plan is shaken. */
  rounds?: number;
  seed?: number;
}

/**
 * Solves a team orienteering problem with time windows: which visits on which days in which order
 * are worth most, with opening hours, a break for lunch and visits that must be. Deterministic.
 *
 * An iterated local search after Vansteenwegen and others (2009): visits are inserted where they
 * give most for the time that they cost, then a stretch of each day is taken out, and again. Kept
 * is for each free visit and day its best place, so that after a change of one day only that day is
 * reckoned again. Equal plans are told apart by the time under way.
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
  /** The visits that may be looked at, by day. */
  readonly #near: Int32Array[];
  /** Per day and visit: minutes that its best place costs, and the place. */
  readonly #shift: Float64Array;
  readonly #position: Int32Array;
  readonly #stale: boolean[];
  /** After so many rounds each day has been shaken. */
  readonly #turns: number;
  readonly #place: Place = { position: 0, shift: 0 };
  readonly #random: () => number;
  #score = 0;

  constructor(problem: Problem, seed: number) {
    const { days, visits } = problem;
    this.#problem = problem;
    this.#table = new Table(problem);
    this.#routes = days.map((day, number) => new Route(this.#table, day, number));
    this.#dayOf = new Int32Array(visits.length).fill(-1);
    this.#near = days.map((day, number) => promising(this.#table, day, number));
    this.#shift = new Float64Array(days.length * visits.length).fill(Infinity);
    this.#position = new Int32Array(days.length * visits.length);
    this.#stale = days.map(() => true);
    this.#turns = Math.ceil(days.length / SHAKEN);
    this.#random = chance(seed);
  }

  run(rounds: number): Solution {
    this.#fill(0);
    let best = this.#improve();
    let idle = 0;
    let from = 0;
    let count = 1;
    const patience = 10 + Math.round(rounds / 15);
    for (let round = 0; round < rounds; round++) {
      this.#shake(round, from, count);
      this.#fill(round % BOLD === BOLD - 1 ? 1 : NOISE);
      const found = this.#improve();
      const better = isBetter(found, best);
      if (better) {
        best = found;
        idle = 0;
        count = 1;
      } else {
        idle++;
        if (idle % patience === 0) this.#return(best);
      }
      const longest = Math.max(1, ...this.#routes.map(({ length }) => length));
      from += count;
      count++;
      if (from >= longest) from -= longest;
      // Of a short day all may go, of a long one up to half.
      if (count > Math.max(Math.min(longest, 4), longest / 2)) count = 1;
    }
    return best;
  }

  /** Inserts what gives most for its time until nothing more fits. */
  #fill(noise: number): void {
    const table = this.#table;
    for (;;) {
      let bestDay = -1;
      let bestVisit = -1;
      let bestGain = 0;
      for (let day = 0; day < table.days; day++) {
        if (this.#stale[day]) this.#refresh(day);
        const near = this.#near[day] as Int32Array;
        for (let index = 0; index < near.length; index++) {
          const visit = near[index] as number;
          if ((this.#dayOf[visit] as number) >= 0) continue;
          const shift = this.#shift[day * table.visits + visit] as number;
          if (shift === Infinity) continue;
          const score = table.weight(visit);
          let gain = (score * score) / shift;
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

  /** Where each free visit would best go on a day. */
  #refresh(day: number): void {
    const near = this.#near[day] as Int32Array;
    for (let index = 0; index < near.length; index++) {
      const visit = near[index] as number;
      if ((this.#dayOf[visit] as number) < 0) this.#look(day, visit);
    }
    this.#stale[day] = false;
  }

  #look(day: number, visit: number): void {
    this.#routes[day]?.best(visit, this.#place);
    const at = day * this.#table.visits + visit;
    this.#shift[at] = this.#place.shift;
    this.#position[at] = this.#place.position;
  }

  #insert(day: number, visit: number, position: number): void {
    this.#routes[day]?.insert(visit, position);
    this.#take(day, visit);
  }

  #take(day: number, visit: number): void {
    this.#dayOf[visit] = day;
    this.#score += this.#table.score[visit] as number;
    this.#stale[day] = true;
  }

  #free(day: number, visit: number): void {
    this.#dayOf[visit] = -1;
    this.#score -= this.#table.score[visit] as number;
    this.#stale[day] = true;
    // The other days did not look at it while it was taken.
    for (let other = 0; other < this.#table.days; other++) {
      if (!this.#stale[other]) this.#look(other, visit);
    }
  }

  /** Takes a stretch out of days, of few days at once where there are many; what is locked stays. */
  #shake(round: number, from: number, count: number): void {
    this.#routes.forEach((route, day) => {
      if (route.length === 0 || (day + round) % this.#turns > 0) return;
      const first = from % route.length;
      for (let taken = 0, at = first + 1; taken < count && route.length > 0; taken++) {
        if (at > route.length) at = 1;
        const visit = route.stops[at] as number;
        if ((this.#table.locked[visit] as number) >= 0) at++;
        else {
          route.remove(at);
          this.#free(day, visit);
        }
      }
    });
  }

  /** Exchanges and shortens until neither helps, and gives the plan as it is then. */
  #improve(): Solution {
    for (let again = true, turns = 0; again && turns < 5; turns++) {
      again = this.#exchange();
      for (let day = 0; day < this.#table.days; day++) again = this.#shorten(day) || again;
      if (again) this.#fill(0);
    }
    return this.#solution();
  }

  /** Puts a free visit in the place of one that is worth less, where it fits. */
  #exchange(): boolean {
    let changed = false;
    for (let day = 0; day < this.#table.days; day++) {
      const route = this.#routes[day] as Route;
      const near = this.#near[day] as Int32Array;
      for (let position = 1; position <= route.length; position++) {
        const old = route.stops[position] as number;
        if ((this.#table.locked[old] as number) >= 0) continue;
        const score = this.#table.score[old] as number;
        let better = -1;
        let betterCost = Infinity;
        let least = score;
        // They come by score, so that the first that fits is the best, but for equals.
        for (let index = 0; index < near.length; index++) {
          const visit = near[index] as number;
          const gain = this.#table.score[visit] as number;
          if (gain < least) break;
          if ((this.#dayOf[visit] as number) >= 0) continue;
          const shift = route.exchange(visit, position);
          if (gain === score && better < 0) betterCost = route.costAt(position) - 1e-6;
          if (shift < betterCost) {
            better = visit;
            betterCost = shift;
            least = gain;
          }
        }
        if (better < 0) continue;
        route.replace(better, position);
        this.#free(day, old);
        this.#take(day, better);
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

  /** Goes back to a plan. */
  #return(plan: Solution): void {
    this.#dayOf.fill(-1);
    this.#score = 0;
    this.#routes.forEach((route, day) => {
      const visits = plan.days[day] ?? [];
      route.set(visits);
      for (const visit of visits) this.#take(day, visit);
      this.#stale[day] = true;
    });
  }

  #solution(): Solution {
    const { visits } = this.#problem;
    return {
      days: this.#routes.map((route) => route.visits),
      score: this.#score,
      travelling: this.#routes.reduce((sum, route) => sum + route.travelling, 0),
      missing: visits.flatMap(({ lockedDay }, visit) =>
        lockedDay !== undefined && this.#dayOf[visit] === -1 ? [visit] : [],
      ),
    };
  }
}

/** Fewer locked visits missing, then more score, then less time under way. */
function isBetter(a: Solution, b: Solution): boolean {
  if (a.missing.length !== b.missing.length) return a.missing.length < b.missing.length;
  if (Math.abs(a.score - b.score) > 1e-9) return a.score > b.score;
  return a.travelling < b.travelling - 1e-6;
}
