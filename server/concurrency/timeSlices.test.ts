import { expect, it } from 'vitest';
import { runInTimeSlices } from './timeSlices.ts';

it('yields to the event loop and returns the result', async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 1);
  function* untilOthersHadTurns(): Generator<void, string> {
    const end = performance.now() + 20_000;
    while (turns < 2 && performance.now() < end) yield;
    return 'done';
  }
  expect(await runInTimeSlices(untilOthersHadTurns())).toBe('done');
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
