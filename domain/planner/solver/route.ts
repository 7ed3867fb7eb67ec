import type { SolverDay, Table } from './problem.ts';

/** A possible change of a route: position and additional minutes. */
export interface Place {
  position: number;
  shift: number;
}

/**
 * The visits of one day in order, with the data to check insertions in constant time.
 *
 * For each position two times are stored, each before and after lunch: the earliest departure, and
 * the latest arrival that keeps all following visits possible. A visit fits between two others if
 * the earliest departure leads to an arrival before the latest one.
 */
export class Route {
  /** Rows of the travel table: start, visits, end. */
  stops: number[];
  readonly most: number;
  readonly #table: Table;
  readonly #day: SolverDay;
  readonly #number: number;
  /** Earliest departure and latest arrival, each before (hungry) and after (fed) lunch. */
  readonly #leaveHungry: number[] = [];
  readonly #leaveFed: number[] = [];
  readonly #byHungry: number[] = [];
  readonly #byFed: number[] = [];
  /** The earlier departure and the later arrival: a quick check that rejects most insertions. */
  readonly #early: number[] = [];
  readonly #late: number[] = [];
  /** Result of the last call of `#pass`. */
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

  /** Replaces the visits; returns false and keeps the old ones if the order is not possible. */
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

  /** Minutes of travel. */
  get travelling(): number {
    let sum = 0;
    for (let at = 1; at < this.stops.length; at++) sum += this.#way(at - 1, at);
    return sum;
  }

  /** The cheapest position for a visit; a shift of Infinity if there is none. */
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

  /** Additional minutes when a visit replaces the one at a position; Infinity if impossible. */
  exchange(visit: number, position: number): number {
    const before = this.stops[position - 1] as number;
    const after = this.stops[position + 1] as number;
    return this.#shift(this.#table, visit, before, after, position - 1, position + 1);
  }

  /** The same for the current visit. */
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

  /** Recomputes the times; false if the order is not possible. */
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
    // Lunch is at the end if the day ends before lunchtime is over.
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

  /**
   * Earliest departure from a visit before or after lunch, from the arrival before or after lunch.
   */
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

  /** Latest arrivals at a position from those at the next one. */
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

  /** Delay of the following stops by an inserted visit: travel, waiting and duration. */
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
