import type { Problem, Solution } from './problem.ts';
import { Table } from './problem.ts';
import { type Place, Route } from './route.ts';

/** Above this many visits only the most promising of each day are looked at. */
const NEAR = 250;
/** What a locked visit counts in choosing: more than all others together. */
const LOCKED_SCORE = 1e6;
/** So many days at most are shaken at once. */
const SHAKEN = 2;
/** How far chance may change what looks best, down and up. */
const NOISE = 0.25;
/** Every so many rounds chance may turn everything round. */
const BOLD = 6;

/** What a search did not find yet, and how it goes about it. */
export interface Effort {
  /** How many times a plan is shaken; each takes about as long. */
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
  #seed: number;
  #score = 0;

  constructor(problem: Problem, seed: number) {
    const { days, visits } = problem;
    this.#problem = problem;
    this.#table = new Table(problem);
    this.#routes = days.map((day, number) => new Route(this.#table, day, number));
    this.#dayOf = new Int32Array(visits.length).fill(-1);
    this.#near = days.map((_, day) => this.#promising(day));
    this.#shift = new Float64Array(days.length * visits.length).fill(Infinity);
    this.#position = new Int32Array(days.length * visits.length);
    this.#stale = days.map(() => true);
    this.#turns = Math.ceil(days.length / SHAKEN);
    this.#seed = seed;
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
          const score = this.#weight(visit);
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

  #weight(visit: number): number {
    return (this.#table.locked[visit] as number) >= 0
      ? LOCKED_SCORE
      : (this.#table.score[visit] as number);
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

  /** Moves single visits, then turns stretches round, while that shortens a day's ways. */
  #shorten(day: number): boolean {
    const route = this.#routes[day] as Route;
    const length = route.length;
    if (length < 2) return false;
    let ways = route.travelling;
    let order = route.visits;
    const before = ways;
    const keep = (visits: number[]): boolean => {
      if (!route.set(visits)) return false;
      const now = route.travelling;
      if (now < ways - 1e-6) {
        ways = now;
        order = visits;
        return true;
      }
      route.set(order);
      return false;
    };
    for (let from = 0; from < length - 1; from++) {
      for (let to = from + 1; to < length; to++) {
        if (this.#turnSaves(route, from + 1, to + 1)) {
          keep([
            ...order.slice(0, from),
            ...order.slice(from, to + 1).reverse(),
            ...order.slice(to + 1),
          ]);
        }
      }
    }
    for (let from = 0; from < length; from++) {
      for (let to = 0; to < length; to++) {
        if (to !== from && this.#moveSaves(route, from + 1, to + 1)) {
          const visits = order.toSpliced(from, 1);
          keep(visits.toSpliced(to, 0, order[from] as number));
        }
      }
    }
    if (ways >= before - 1e-6) return false;
    this.#stale[day] = true;
    return true;
  }

  /** Whether the ways get shorter where a stretch is gone the other way round. */
  #turnSaves({ stops }: Route, from: number, to: number): boolean {
    const way = (a: number, b: number) => this.#table.way(stops[a] as number, stops[b] as number);
    let now = way(from - 1, from) + way(to, to + 1);
    let then = way(from - 1, to) + way(from, to + 1);
    for (let at = from; at < to; at++) {
      now += way(at, at + 1);
      then += way(at + 1, at);
    }
    return then < now - 1e-6;
  }

  #moveSaves({ stops }: Route, from: number, to: number): boolean {
    const way = (a: number, b: number) => this.#table.way(stops[a] as number, stops[b] as number);
    const [before, after] = to > from ? [to, to + 1] : [to - 1, to];
    const now = way(from - 1, from) + way(from, from + 1) + way(before, after);
    const then = way(from - 1, from + 1) + way(before, from) + way(from, after);
    return then < now - 1e-6;
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

  /** The visits that a day may hold, by score; of very many those that give most for their time. */
  #promising(day: number): Int32Array {
    const table = this.#table;
    const { start, end } = this.#problem.days[day] ?? { start: 0, end: 0 };
    const open = Array.from({ length: table.visits }, (_, visit) => visit).filter((visit) =>
      table.isOpen(day, visit),
    );
    const gain = (visit: number) => {
      const around = table.way(start, visit) + table.way(visit, end) - table.way(start, end);
      return this.#weight(visit) ** 2 / Math.max(around / 2 + (table.minutes[visit] as number), 1);
    };
    const gains = new Map(open.map((visit) => [visit, gain(visit)]));
    if (open.length > NEAR) open.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0) || a - b);
    const score = (visit: number) => table.score[visit] as number;
    return Int32Array.from(open.slice(0, NEAR).sort((a, b) => score(b) - score(a) || a - b));
  }

  /** The next number from 0 to 1 of a repeatable row (mulberry32). */
  #random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), this.#seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Fewer locked visits missing, then more score, then less time under way. */
function isBetter(a: Solution, b: Solution): boolean {
  if (a.missing.length !== b.missing.length) return a.missing.length < b.missing.length;
  if (Math.abs(a.score - b.score) > 1e-9) return a.score > b.score;
  return a.travelling < b.travelling - 1e-6;
}
