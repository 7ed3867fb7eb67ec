import { beforeEach, expect, it, vi } from 'vitest';

/** A browser's storage, before the store is made. */
const stored = vi.hoisted(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage }, localStorage });
  return items;
});

import { useInspire, votesThatCount } from './inspire.ts';

const { answer, undo, markSent, startAgain } = useInspire.getState();
const counting = () =>
  votesThatCount(useInspire.getState(), { liked: ['lake', 'gate'], disliked: ['golf'] });

beforeEach(() => {
  useInspire.setState({ answers: [], past: [], told: false });
  stored.clear();
});

it('answers count with the votes given elsewhere, and before them', () => {
  answer('golf', 'like');
  answer('souk', 'dislike');
  expect(counting()).toEqual({ liked: ['lake', 'gate', 'golf'], disliked: ['souk'] });
});

it('an answer that is taken back counts no more, even once it was sent', () => {
  answer('lake', 'like');
  markSent({ id: 'lake', choice: 'like', sent: false });
  undo();
  expect(counting()).toEqual({ liked: ['gate'], disliked: ['golf'] });
  answer('lake', 'dislike');
  expect(useInspire.getState().answers).toEqual([{ id: 'lake', choice: 'dislike', sent: false }]);
  expect(counting().disliked).toContain('lake');
});

it('starting again forgets the answers and no vote given elsewhere', () => {
  answer('lake', 'like');
  startAgain();
  expect(useInspire.getState().answers).toEqual([]);
  expect(counting()).toEqual({ liked: ['gate'], disliked: ['golf'] });
});

it('is read again from the browser, as far as it can be read', async () => {
  answer('lake', 'like');
  const kept = stored.get('inspire') ?? '';
  useInspire.setState({ answers: [] });
  stored.set('inspire', kept);
  await useInspire.persist.rehydrate();
  expect(useInspire.getState().answers).toEqual([{ id: 'lake', choice: 'like', sent: false }]);
  stored.set(
    'inspire',
    '{"state":{"answers":[7,{"id":"x","choice":"so-so"}],"past":8},"version":1}',
  );
  await useInspire.persist.rehydrate();
  expect(useInspire.getState()).toMatchObject({ answers: [], past: [], told: false });
});
