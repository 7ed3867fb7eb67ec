import { expect, it } from 'vitest';
import { SingleFlight } from './singleFlight.ts';

/** Work that lasts until it is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('is done once for all who ask at the same time, and again for those who ask later', async () => {
  const shared = new SingleFlight<number>();
  let times = 0;
  const work = async () => ++times;
  expect(await Promise.all([shared.run('a', work), shared.run('a', work)])).toEqual([1, 1]);
  expect(await shared.run('a', work)).toBe(2);
});

it('goes on while somebody waits, and is aborted when all have gone', async () => {
  const shared = new SingleFlight<string>();
  const [one, other] = [new AbortController(), new AbortController()];
  const work = shared.run('a', untilAborted, one.signal);
  shared.run('a', untilAborted, other.signal).catch(() => {});
  one.abort(new Error('the first has gone'));
  expect(shared.has('a')).toBe(true);
  other.abort(new Error('the last has gone'));
  expect(shared.has('a')).toBe(false);
  await expect(work).rejects.toThrow('the last has gone');
});

it('does not remember a failure, nor what was aborted', async () => {
  const shared = new SingleFlight<string>();
  await expect(shared.run('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  const gone = new AbortController();
  const dropped = shared.run('a', untilAborted, gone.signal);
  gone.abort();
  expect(await shared.run('a', async () => 'made')).toBe('made');
  await expect(dropped).rejects.toThrow();
});
