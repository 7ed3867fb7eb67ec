/** What the solver is asked and what it answers, and the question in the form that is quick to read. */
import type { Span } from '../hours.ts';

export interface Visit {
  minutes: number;
  /** What it is worth to be there; above 0. */
  score: number;
  /**
   * Within what a visit may BEGIN on a day, spans in order; none given: whenever the day allows it,
   * an empty list: not on that day.
   */
  begins?: (day: number) => readonly Span[] | undefined;
  /** Must be visited, and on this day. */
  lockedDay?: number;
}

export interface SolverDay {
  /** Minutes after midnight: not before, and back by. */
  from: number;
  to: number;
  /** Where the day starts and ends: rows of the travel table. */
  start: number;
  end: number;
  /** A break that begins within a span; a day that ends before the span does may go without. */
  lunch?: Span & { minutes: number };
  /** The most visits. */
  most?: number;
}

export interface Problem {
  visits: readonly Visit[];
  days: readonly SolverDay[];
  /** Minutes from each row to each; the visits are the first rows, then starts and ends. */
  travel: readonly (readonly number[] | Float64Array)[];
}

export interface Solution {
  /** The visits of each day in order. */
  days: number[][];
  score: number;
  /** Minutes under way. */
  travelling: number;
  /** Locked visits for which there is no way to fit them in. */
  missing: number[];
}

/** What a locked visit counts: more than all others together. */
const LOCKED = 1e6;

/** The question in flat tables. */
export class Table {
  readonly visits: number;
  readonly days: number;
  readonly rows: number;
  readonly travel: Float64Array;
  readonly minutes: Float64Array;
  readonly score: Float64Array;
  /** The day on which a visit must be, or -1. */
  readonly locked: Int32Array;
  /** Where the spans of a visit on a day are among `opens` and `closes`, and where they end. */
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

  /** What a visit counts in choosing. */
  weight(visit: number): number {
    return (this.locked[visit] as number) >= 0 ? LOCKED : (this.score[visit] as number);
  }

  way(from: number, to: number): number {
    return this.travel[from * this.rows + to] as number;
  }

  isOpen(day: number, visit: number): boolean {
    const at = day * this.visits + visit;
    return (this.#firstSpan[at] as number) < (this.#firstSpan[at + 1] as number);
  }

  /** When a visit begins for who arrives at a time; Infinity when it is too late. */
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

  /** The last moment at or before a time at which a visit may begin; -Infinity if there is none. */
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
