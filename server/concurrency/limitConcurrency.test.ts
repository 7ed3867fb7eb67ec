import { expect, it } from 'vitest';
import { limitConcurrency, Overloaded } from './limitConcurrency.ts';

/** Tasks that end when `finish` is called; `begun` lists the started ones. */
function makeWork() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name);
      finish.set(name, () => done(name));
    });
  return { begun, work, finish: (name: string) => finish.get(name)?.() };
}

it('limits how many tasks run at once and continues after a failure', async () => {
  const limit = limitConcurrency({ running: 2 });
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    running++;
    most = Math.max(most, running);
    await new Promise((go) => setImmediate(go));
    running--;
    if (index === 3) throw new Error('a failure');
    return index;
  };
  const all = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5, 6].map((index) => limit(() => work(index))),
  );
  const results = all.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(results).toEqual([0, 1, 2, 'failed', 4, 5, 6]);
  expect(most).toBe(2);
  expect(await limit(async () => 'more')).toBe('more');
});

it('starts tasks in order of priority, then of arrival', async () => {
  const limit = limitConcurrency({ running: 1 });
  const order: string[] = [];
  const all = [
    ['first', 9],
    ['large', 9],
    ['small', 1],
    ['large too', 9],
    ['small too', 1],
  ] as const;
  await Promise.all(
    all.map(([name, priority]) => limit(async () => order.push(name), { priority })),
  );
  expect(order).toEqual(['first', 'small', 'small too', 'large', 'large too']);
});

it('rejects the last tasks of a queue above its weight limit', async () => {
  const limit = limitConcurrency({ running: 1, waiting: 10 });
  const { begun, work, finish } = makeWork();
  const running = limit(work('running'));
  const large = limit(work('large'), { weight: 8, priority: 9 });
  const largeToo = limit(work('large too'), { weight: 8, priority: 9 });
  await expect(largeToo).rejects.toThrow(Overloaded);
  const small = limit(work('small'), { weight: 3, priority: 1 });
  await expect(large).rejects.toThrow(Overloaded);
  finish('running');
  await running;
  finish('small');
  await small;
  expect(begun).toEqual(['running', 'small']);
});

it('does not start an aborted task and frees its place in the queue', async () => {
  const limit = limitConcurrency({ running: 1, waiting: 1 });
  const { begun, work, finish } = makeWork();
  const running = limit(work('running'));
  const gone = new AbortController();
  const dropped = limit(work('dropped'), { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(dropped).rejects.toThrow('gone');
  await expect(limit(work('late'), { signal: gone.signal })).rejects.toThrow('gone');
  const next = limit(work('next'));
  finish('running');
  await running;
  finish('next');
  await next;
  expect(begun).toEqual(['running', 'next']);
});
