/** Input and output of the solver, and the input as flat tables. */
import type { TimeSpan } from '../../hours/dayHours.ts';

export interface SolverVisit {
  minutes: number;
  /** Value of the visit; above 0. */
  score: number;
  /**
   * Time spans in which a visit may START, per day and in order; undefined: any time, empty: not on
   * that day.
   */
  begins?: (day: number) => readonly TimeSpan[] | undefined;
  /** Must be visited on this day. */
  lockedDay?: number;
}

export interface SolverDay {
  /** Earliest start and latest end, in minutes after midnight. */
  from: number;
  to: number;
  /** Start and end as rows of the travel table. */
  start: number;
  end: number;
  /** A break that starts within a span; a day that ends before the span does needs none. */
  lunch?: TimeSpan & { minutes: number };
  /** Greatest number of visits. */
  most?: number;
}

export interface Problem {
  visits: readonly SolverVisit[];
  days: readonly SolverDay[];
  /** Minutes between rows: visits first, then starts and ends. */
  travel: readonly (readonly number[] | Float64Array)[];
}

export interface Solution {
  /** Visits of each day in order. */
  days: number[][];
  score: number;
  /** Minutes of travel. */
  travelling: number;
  /** Locked visits that do not fit. */
  missing: number[];
}

/** Value of a locked visit: more than all others together. */
const LOCKED = 1e6;

/** The input as flat tables. */
export class Table {
  readonly visits: number;
  readonly days: number;
  readonly rows: number;
  readonly travel: Float64Array;
  readonly minutes: Float64Array;
  readonly score: Float64Array;
  /** The required day of a visit, or -1. */
  readonly locked: Int32Array;
  /** Range of the spans of a visit on a day in `opens` and `closes`. */
  readonly #firstSpan: Int32Array;
  readonly #opens: number[] = [];
  readonly #closes: number[] = [];

  constructor({ visits, days, travel }: Problem) {
    this.visits = visits.length;
    this.days = days.length;
    this.rows = travel.length;
    this.travel = new Float64Array(travel.length ** 2);
    travel.forEach((row, at) => {
      this.travel.set(row, at * travel.length);
    });
    this.minutes = Float64Array.from(visits, ({ minutes }) => minutes);
    this.score = Float64Array.from(visits, ({ score }) => score);
    this.locked = Int32Array.from(visits, ({ lockedDay }) => lockedDay ?? -1);
    this.#firstSpan = new Int32Array(visits.length * days.length + 1);
    days.forEach((day, d) => {
      visits.forEach((visit, v) => {
        const elsewhere = visit.lockedDay !== undefined && visit.lockedDay !== d;
        const spans = elsewhere ? [] : (visit.begins?.(d) ?? [day]);
        for (const { from, to } of spans) {
          if (to < from) continue;
          this.#opens.push(from);
          this.#closes.push(to);
        }
        this.#firstSpan[d * visits.length + v + 1] = this.#opens.length;
      });
    });
  }

  /** Weight of a visit in the selection. */
  weight(visit: number): number {
    return (this.locked[visit] as number) >= 0 ? LOCKED : (this.score[visit] as number);
  }

  travelMinutes(from: number, to: number): number {
    return this.travel[from * this.rows + to] as number;
  }

  isOpen(day: number, visit: number): boolean {
    const at = day * this.visits + visit;
    return (this.#firstSpan[at] as number) < (this.#firstSpan[at + 1] as number);
  }

  /** Start of a visit after arriving at a time; Infinity if it is too late. */
  nextBegin(day: number, visit: number, arrive: number): number {
    const at = day * this.visits + visit;
    const end = this.#firstSpan[at + 1] as number;
    for (let span = this.#firstSpan[at] as number; span < end; span++) {
      if (arrive <= (this.#closes[span] as number)) {
        return Math.max(arrive, this.#opens[span] as number);
      }
    }
    return Infinity;
  }

  /** Latest possible start of a visit at or before a time; -Infinity if there is none. */
  lastBegin(day: number, visit: number, before: number): number {
    const at = day * this.visits + visit;
    const first = this.#firstSpan[at] as number;
    for (let span = (this.#firstSpan[at + 1] as number) - 1; span >= first; span--) {
      if (before >= (this.#opens[span] as number)) {
        return Math.min(before, this.#closes[span] as number);
      }
    }
    return -Infinity;
  }
}
