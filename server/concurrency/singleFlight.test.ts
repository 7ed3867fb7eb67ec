import { expect, it } from 'vitest';
import { SingleFlight } from './singleFlight.ts';

/** A task that runs until it is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('runs once for concurrent calls and again for later ones', async () => {
  const shared = new SingleFlight<number>();
  let times = 0;
  const work = async () => ++times;
  expect(await Promise.all([shared.run('a', work), shared.run('a', work)])).toEqual([1, 1]);
  expect(await shared.run('a', work)).toBe(2);
});

it('continues while one caller waits and aborts when all have gone', async () => {
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

it('does not cache failed or aborted work', async () => {
  const shared = new SingleFlight<string>();
  await expect(shared.run('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  const gone = new AbortController();
  const dropped = shared.run('a', untilAborted, gone.signal);
  gone.abort();
  expect(await shared.run('a', async () => 'made')).toBe('made');
  await expect(dropped).rejects.toThrow();
});
