import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('does so much at a time, all of it, and goes on after a failure', async () => {
  const inTurn = turns(2);
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    running++;
    most = Math.max(most, running);
    await new Promise((go) => setTimeout(go, 1));
    running--;
    if (index === 3) throw new Error('a failure');
    return index;
  };
  const all = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5, 6].map((index) => inTurn(() => work(index))),
  );
  const told = all.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(told).toEqual([0, 1, 2, 'failed', 4, 5, 6]);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'more')).toBe('more');
});
