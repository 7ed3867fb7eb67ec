import { setImmediate as turn } from 'node:timers/promises';

/** Longest time on the main thread before other tasks get a turn, in ms. */
const SLICE_MS = 15;

/**
 * Runs a generator to its end and returns its result. At each `yield` it may pause: after each time
 * slice other tasks run.
 */
export async function runInTimeSlices<T>(work: Generator<void, T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + SLICE_MS;
  }
}
