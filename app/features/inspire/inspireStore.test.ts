import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../lib/testStorage.ts';
import { useInspire, votesThatCount } from './inspireStore.ts';

const stored = stubLocalStorage();
const { answer, undo, markSent, reset } = useInspire.getState();
const countedVotes = () =>
  votesThatCount(useInspire.getState(), { liked: ['lake', 'gate'], disliked: ['golf'] });

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  useInspire.setState({ answers: [], past: [], told: false });
  stored.clear();
});

it('answers take precedence over votes given elsewhere', () => {
  answer('golf', 'like');
  answer('souk', 'dislike');
  expect(countedVotes()).toEqual({ liked: ['lake', 'gate', 'golf'], disliked: ['souk'] });
});

it('an answer that was undone does not count, even if it was sent', () => {
  answer('lake', 'like');
  markSent({ id: 'lake', choice: 'like', sent: false });
  undo();
  expect(countedVotes()).toEqual({ liked: ['gate'], disliked: ['golf'] });
  answer('lake', 'dislike');
  expect(useInspire.getState().answers).toEqual([{ id: 'lake', choice: 'dislike', sent: false }]);
  expect(countedVotes().disliked).toContain('lake');
});

it('reset removes the answers but no vote given elsewhere', () => {
  answer('lake', 'like');
  reset();
  expect(useInspire.getState().answers).toEqual([]);
  expect(countedVotes()).toEqual({ liked: ['gate'], disliked: ['golf'] });
});

it('restores the valid part of the stored state', async () => {
  answer('lake', 'like');
  const before = stored.get('inspire') ?? '';
  useInspire.setState({ answers: [] });
  stored.set('inspire', before);
  await useInspire.persist.rehydrate();
  expect(useInspire.getState().answers).toEqual([{ id: 'lake', choice: 'like', sent: false }]);
  stored.set(
    'inspire',
    '{"state":{"answers":[7,{"id":"x","choice":"so-so"}],"past":8},"version":1}',
  );
  await useInspire.persist.rehydrate();
  expect(useInspire.getState()).toMatchObject({ answers: [], past: [], told: false });
});
