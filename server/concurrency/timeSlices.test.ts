import { expect, it } from 'vitest';
import { runInTimeSlices } from './timeSlices.ts';

function* busyFor(ms: number): Generator<void, string> {
  const end = performance.now() + ms;
  while (performance.now() < end) yield;
  return 'done';
}

it('yields to the event loop and returns the result', async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 1);
  expect(await runInTimeSlices(busyFor(200))).toBe('done');
  clearInterval(count);
  expect(turns).toBeGreaterThan(1);
});

it('rejects with the error of the task', async () => {
  const work = (function* () {
    yield;
    throw new Error('no');
  })();
  await expect(runInTimeSlices(work)).rejects.toThrow('no');
});
