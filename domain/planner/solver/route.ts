import type { SolverDay, Table } from './problem.ts';

/** Where a visit can be inserted in a route. */
export interface Insertion {
  position: number;
  /** Delay of the stops after it, in minutes; Infinity if the visit fits nowhere. */
  delay: number;
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
  readonly maxVisits: number;
  readonly #table: Table;
  readonly #day: SolverDay;
  readonly #number: number;
  /** Earliest departures and latest arrivals at each position, before and after lunch. */
  readonly #departBeforeLunch: number[] = [];
  readonly #departAfterLunch: number[] = [];
  readonly #arriveBeforeLunch: number[] = [];
  readonly #arriveAfterLunch: number[] = [];
  /** The earlier departure and the later arrival: a quick check that rejects most insertions. */
  readonly #earliestDeparture: number[] = [];
  readonly #latestArrival: number[] = [];
  /** Results of the last call of `#findDepartures`. */
  #beforeLunch = 0;
  #afterLunch = 0;

  constructor(table: Table, day: SolverDay, number: number) {
    this.#table = table;
    this.#day = day;
    this.#number = number;
    this.maxVisits = day.most ?? Infinity;
    this.stops = [day.start, day.end];
    this.update();
  }

  get length(): number {
    return this.stops.length - 2;
  }

  /** Replaces the visits; returns false and keeps the old ones if the order is not possible. */
  setVisits(visits: readonly number[]): boolean {
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
  get travelMinutes(): number {
    let sum = 0;
    for (let at = 1; at < this.stops.length; at++) sum += this.#travelBetween(at - 1, at);
    return sum;
  }

  /** Writes the position for a visit with the least delay to `into`. */
  findInsertion(visit: number, into: Insertion): void {
    into.delay = Infinity;
    if (this.length >= this.maxVisits) return;
    const table = this.#table;
    const stops = this.stops;
    for (let at = 1; at < stops.length; at++) {
      const delay = this.#delay(
        table,
        visit,
        stops[at - 1] as number,
        stops[at] as number,
        at - 1,
        at,
      );
      if (delay < into.delay) {
        into.delay = delay;
        into.position = at;
      }
    }
  }

  /** The delay when a visit replaces the one at a position; Infinity if impossible. */
  delayOfReplacing(visit: number, position: number): number {
    const before = this.stops[position - 1] as number;
    const after = this.stops[position + 1] as number;
    return this.#delay(this.#table, visit, before, after, position - 1, position + 1);
  }

  /** The delay by the visit that is at a position now. */
  currentDelay(position: number): number {
    return this.delayOfReplacing(this.stops[position] as number, position);
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
    this.#departBeforeLunch.length = this.#departAfterLunch.length = last + 1;
    this.#arriveBeforeLunch.length = this.#arriveAfterLunch.length = last + 1;
    this.#earliestDeparture.length = this.#latestArrival.length = last + 1;
    this.#earliestDeparture[0] = from;
    this.#departBeforeLunch[0] = lunch ? from : Infinity;
    this.#departAfterLunch[0] = lunch ? Infinity : from;
    for (let at = 1; at < last; at++) {
      const travel = this.#travelBetween(at - 1, at);
      this.#findDepartures(
        this.stops[at] as number,
        (this.#departBeforeLunch[at - 1] as number) + travel,
        (this.#departAfterLunch[at - 1] as number) + travel,
      );
      this.#departBeforeLunch[at] = this.#beforeLunch;
      this.#departAfterLunch[at] = this.#afterLunch;
      this.#earliestDeparture[at] = Math.min(this.#beforeLunch, this.#afterLunch);
    }
    // Lunch is at the end if the day ends before lunchtime is over.
    this.#arriveBeforeLunch[last] = lunch ? Math.min(to, lunch.to) : -Infinity;
    this.#arriveAfterLunch[last] = to;
    this.#latestArrival[last] = to;
    for (let at = last - 1; at > 0; at--) {
      this.#findLatestArrivals(at);
      this.#latestArrival[at] = Math.max(
        this.#arriveBeforeLunch[at] as number,
        this.#arriveAfterLunch[at] as number,
      );
    }
    const travel = this.#travelBetween(last - 1, last);
    return (
      (this.#departBeforeLunch[last - 1] as number) + travel <=
        (this.#arriveBeforeLunch[last] as number) ||
      (this.#departAfterLunch[last - 1] as number) + travel <=
        (this.#arriveAfterLunch[last] as number)
    );
  }

  #travelBetween(from: number, to: number): number {
    return this.#table.travelMinutes(this.stops[from] as number, this.stops[to] as number);
  }

  /**
   * Earliest departures from a visit, before and after lunch, from the arrivals before and after it.
   */
  #findDepartures(visit: number, beforeLunch: number, afterLunch: number): void {
    const table = this.#table;
    const day = this.#number;
    const minutes = table.minutes[visit] as number;
    const { lunch } = this.#day;
    this.#afterLunch =
      afterLunch === Infinity ? Infinity : table.nextBegin(day, visit, afterLunch) + minutes;
    this.#beforeLunch = Infinity;
    if (!lunch || beforeLunch === Infinity) return;
    this.#beforeLunch = table.nextBegin(day, visit, beforeLunch) + minutes;
    const after = Math.max(this.#beforeLunch, lunch.from);
    if (after <= lunch.to) this.#afterLunch = Math.min(this.#afterLunch, after + lunch.minutes);
    const before = Math.max(beforeLunch, lunch.from);
    if (before <= lunch.to) {
      const begin = table.nextBegin(day, visit, before + lunch.minutes);
      this.#afterLunch = Math.min(this.#afterLunch, begin + minutes);
    }
  }

  /** Latest arrivals at a position from those at the next one. */
  #findLatestArrivals(at: number): void {
    const table = this.#table;
    const day = this.#number;
    const visit = this.stops[at] as number;
    const minutes = table.minutes[visit] as number;
    const travel = this.#travelBetween(at, at + 1);
    const departAfterLunch = (this.#arriveAfterLunch[at + 1] as number) - travel;
    const afterLunch = table.lastBegin(day, visit, departAfterLunch - minutes);
    this.#arriveAfterLunch[at] = afterLunch;
    const { lunch } = this.#day;
    if (!lunch) {
      this.#arriveBeforeLunch[at] = -Infinity;
      return;
    }
    const departBeforeLunch = (this.#arriveBeforeLunch[at + 1] as number) - travel;
    let latest = table.lastBegin(day, visit, departBeforeLunch - minutes);
    const lunchAfter = Math.min(lunch.to, departAfterLunch - lunch.minutes);
    if (lunchAfter >= lunch.from) {
      latest = Math.max(latest, table.lastBegin(day, visit, lunchAfter - minutes));
    }
    const lunchBefore = Math.min(lunch.to, afterLunch - lunch.minutes);
    if (lunchBefore >= lunch.from) latest = Math.max(latest, lunchBefore);
    this.#arriveBeforeLunch[at] = latest;
  }

  /** Delay of the following stops by an inserted visit: travel, waiting and duration. */
  #delay(
    table: Table,
    visit: number,
    before: number,
    after: number,
    at: number,
    next: number,
  ): number {
    const there = table.travelMinutes(before, visit);
    const on = table.travelMinutes(visit, after);
    const minutes = table.minutes[visit] as number;
    if (
      (this.#earliestDeparture[at] as number) + there + minutes + on >
      (this.#latestArrival[next] as number)
    ) {
      return Infinity;
    }
    const beforeLunch = (this.#departBeforeLunch[at] as number) + there;
    const afterLunch = (this.#departAfterLunch[at] as number) + there;
    this.#findDepartures(visit, beforeLunch, afterLunch);
    const fitsBeforeLunch = this.#beforeLunch + on <= (this.#arriveBeforeLunch[next] as number);
    const fitsAfterLunch = this.#afterLunch + on <= (this.#arriveAfterLunch[next] as number);
    if (!fitsBeforeLunch && !fitsAfterLunch) return Infinity;
    const arrive = beforeLunch === Infinity ? afterLunch : beforeLunch;
    const begin = table.nextBegin(this.#number, visit, arrive);
    const wait = begin === Infinity ? 0 : begin - arrive;
    return Math.max(there + on - table.travelMinutes(before, after) + wait + minutes, 1);
  }
}
