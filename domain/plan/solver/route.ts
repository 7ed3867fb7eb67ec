import type { SolverDay, Table } from './problem.ts';

/** A change that a route may take: where, and the minutes that it costs. */
export interface Place {
  position: number;
  shift: number;
}

/**
 * The visits of one day in order, with what it takes to tell at once whether one more fits in.
 *
 * For each position two moments are kept twice, for who has not eaten yet and for who has: the
 * earliest at which one can leave it, and the latest at which one may arrive and still keep
 * everything that follows. A visit fits between two others if the earliest leads to no later than
 * the latest; nothing else of the day need be looked at.
 */
export class Route {
  /** The rows of the travel table: the start, the visits, the end. */
  stops: number[];
  readonly most: number;
  readonly #table: Table;
  readonly #day: SolverDay;
  readonly #number: number;
  /** Earliest leave, hungry and fed; latest arrival, hungry and fed. */
  readonly #leaveHungry: number[] = [];
  readonly #leaveFed: number[] = [];
  readonly #byHungry: number[] = [];
  readonly #byFed: number[] = [];
  /** The earlier of the two leaves, the later of the two arrivals: most that does not fit fails here. */
  readonly #early: number[] = [];
  readonly #late: number[] = [];
  /** What the last call of `#pass` found. */
  #hungry = 0;
  #fed = 0;

  constructor(table: Table, day: SolverDay, number: number) {
    this.#table = table;
    this.#day = day;
    this.#number = number;
    this.most = day.most ?? Infinity;
    this.stops = [day.start, day.end];
    this.update();
  }

  get length(): number {
    return this.stops.length - 2;
  }

  /** Puts other visits in; false, and as it was, where they do not fit in this order. */
  set(visits: readonly number[]): boolean {
    const before = this.stops;
    this.stops = [this.#day.start, ...visits, this.#day.end];
    if (this.update()) return true;
    this.stops = before;
    this.update();
    return false;
  }

  get visits(): number[] {
    return this.stops.slice(1, -1);
  }

  /** Minutes under way. */
  get travelling(): number {
    let sum = 0;
    for (let at = 1; at < this.stops.length; at++) sum += this.#way(at - 1, at);
    return sum;
  }

  /** The cheapest place for a visit; a shift of Infinity where there is none. */
  best(visit: number, into: Place): void {
    into.shift = Infinity;
    if (this.length >= this.most) return;
    const table = this.#table;
    const stops = this.stops;
    for (let at = 1; at < stops.length; at++) {
      const shift = this.#shift(
        table,
        visit,
        stops[at - 1] as number,
        stops[at] as number,
        at - 1,
        at,
      );
      if (shift < into.shift) {
        into.shift = shift;
        into.position = at;
      }
    }
  }

  /** What it costs to have a visit in the place of the one at a position; Infinity if it cannot be. */
  exchange(visit: number, position: number): number {
    const before = this.stops[position - 1] as number;
    const after = this.stops[position + 1] as number;
    return this.#shift(this.#table, visit, before, after, position - 1, position + 1);
  }

  /** The same for the visit that is there now. */
  costAt(position: number): number {
    return this.exchange(this.stops[position] as number, position);
  }

  insert(visit: number, position: number): void {
    this.stops.splice(position, 0, visit);
    this.update();
  }

  replace(visit: number, position: number): void {
    this.stops[position] = visit;
    this.update();
  }

  remove(position: number, count = 1): number[] {
    const removed = this.stops.splice(position, count);
    this.update();
    return removed;
  }

  /** Reckons the moments anew; false where the order cannot be kept. */
  update(): boolean {
    const { from, to, lunch } = this.#day;
    const last = this.stops.length - 1;
    this.#leaveHungry.length = this.#leaveFed.length = last + 1;
    this.#byHungry.length = this.#byFed.length = last + 1;
    this.#early.length = this.#late.length = last + 1;
    this.#early[0] = from;
    this.#leaveHungry[0] = lunch ? from : Infinity;
    this.#leaveFed[0] = lunch ? Infinity : from;
    for (let at = 1; at < last; at++) {
      const way = this.#way(at - 1, at);
      this.#pass(
        this.stops[at] as number,
        (this.#leaveHungry[at - 1] as number) + way,
        (this.#leaveFed[at - 1] as number) + way,
      );
      this.#leaveHungry[at] = this.#hungry;
      this.#leaveFed[at] = this.#fed;
      this.#early[at] = Math.min(this.#hungry, this.#fed);
    }
    // Who is back before lunch is over eats there.
    this.#byHungry[last] = lunch ? Math.min(to, lunch.to) : -Infinity;
    this.#byFed[last] = to;
    this.#late[last] = to;
    for (let at = last - 1; at > 0; at--) {
      this.#lookBack(at);
      this.#late[at] = Math.max(this.#byHungry[at] as number, this.#byFed[at] as number);
    }
    const way = this.#way(last - 1, last);
    return (
      (this.#leaveHungry[last - 1] as number) + way <= (this.#byHungry[last] as number) ||
      (this.#leaveFed[last - 1] as number) + way <= (this.#byFed[last] as number)
    );
  }

  #way(from: number, to: number): number {
    return this.#table.way(this.stops[from] as number, this.stops[to] as number);
  }

  /** When one leaves a visit at the earliest, hungry or fed, after arriving hungry or fed. */
  #pass(visit: number, hungry: number, fed: number): void {
    const table = this.#table;
    const day = this.#number;
    const minutes = table.minutes[visit] as number;
    const { lunch } = this.#day;
    this.#fed = fed === Infinity ? Infinity : table.nextBegin(day, visit, fed) + minutes;
    this.#hungry = Infinity;
    if (!lunch || hungry === Infinity) return;
    this.#hungry = table.nextBegin(day, visit, hungry) + minutes;
    const after = Math.max(this.#hungry, lunch.from);
    if (after <= lunch.to) this.#fed = Math.min(this.#fed, after + lunch.minutes);
    const before = Math.max(hungry, lunch.from);
    if (before <= lunch.to) {
      const begin = table.nextBegin(day, visit, before + lunch.minutes);
      this.#fed = Math.min(this.#fed, begin + minutes);
    }
  }

  /** The latest arrivals at a position from those at the next. */
  #lookBack(at: number): void {
    const table = this.#table;
    const day = this.#number;
    const visit = this.stops[at] as number;
    const minutes = table.minutes[visit] as number;
    const way = this.#way(at, at + 1);
    const leaveFed = (this.#byFed[at + 1] as number) - way;
    const fed = table.lastBegin(day, visit, leaveFed - minutes);
    this.#byFed[at] = fed;
    const { lunch } = this.#day;
    if (!lunch) {
      this.#byHungry[at] = -Infinity;
      return;
    }
    const leaveHungry = (this.#byHungry[at + 1] as number) - way;
    let latest = table.lastBegin(day, visit, leaveHungry - minutes);
    const lunchAfter = Math.min(lunch.to, leaveFed - lunch.minutes);
    if (lunchAfter >= lunch.from) {
      latest = Math.max(latest, table.lastBegin(day, visit, lunchAfter - minutes));
    }
    const lunchBefore = Math.min(lunch.to, fed - lunch.minutes);
    if (lunchBefore >= lunch.from) latest = Math.max(latest, lunchBefore);
    this.#byHungry[at] = latest;
  }

  /** By how much a visit between two stops delays what follows: ways, wait and stay. */
  #shift(
    table: Table,
    visit: number,
    before: number,
    after: number,
    at: number,
    next: number,
  ): number {
    const there = table.way(before, visit);
    const on = table.way(visit, after);
    const minutes = table.minutes[visit] as number;
    if ((this.#early[at] as number) + there + minutes + on > (this.#late[next] as number)) {
      return Infinity;
    }
    const hungry = (this.#leaveHungry[at] as number) + there;
    const fed = (this.#leaveFed[at] as number) + there;
    this.#pass(visit, hungry, fed);
    const asHungry = this.#hungry + on <= (this.#byHungry[next] as number);
    const asFed = this.#fed + on <= (this.#byFed[next] as number);
    if (!asHungry && !asFed) return Infinity;
    const arrive = hungry === Infinity ? fed : hungry;
    const begin = table.nextBegin(this.#number, visit, arrive);
    const wait = begin === Infinity ? 0 : begin - arrive;
    return Math.max(there + on - table.way(before, after) + wait + minutes, 1);
  }
}
