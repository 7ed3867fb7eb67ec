import { describe, expect, it } from 'vitest';
import { castVote, choiceOf, shareOfLikes } from './vote.ts';

const none = { liked: [], disliked: [] };

describe('a vote', () => {
  it('adds the place to its list', () => {
    expect(castVote(none, 'a', 'like')).toEqual({ liked: ['a'], disliked: [] });
    expect(castVote(none, 'a', 'dislike')).toEqual({ liked: [], disliked: ['a'] });
  });

  it('removes the place from the other list only', () => {
    const votes = { liked: ['a', 'b'], disliked: ['c'] };
    expect(castVote(votes, 'a', 'dislike')).toEqual({ liked: ['b'], disliked: ['c', 'a'] });
    expect(castVote(votes, 'c', 'like')).toEqual({ liked: ['a', 'b', 'c'], disliked: [] });
    expect(votes).toEqual({ liked: ['a', 'b'], disliked: ['c'] });
  });

  it('changes nothing if repeated', () => {
    const votes = { liked: ['a', 'b'], disliked: ['c'] };
    expect(castVote(votes, 'a', 'like')).toBe(votes);
    expect(castVote(votes, 'c', 'dislike')).toBe(votes);
  });

  it('is removed without a choice', () => {
    expect(castVote({ liked: ['a'], disliked: ['c'] }, 'a', undefined)).toEqual({
      liked: [],
      disliked: ['c'],
    });
    expect(castVote(none, 'a', undefined)).toBe(none);
  });

  it('is returned by choiceOf', () => {
    const votes = { liked: ['a'], disliked: ['c'] };
    expect(['a', 'c', 'x'].map((id) => choiceOf(votes, id))).toEqual([
      'like',
      'dislike',
      undefined,
    ]);
  });
});

describe('the share of likes', () => {
  it('is defined from the fifth vote on', () => {
    expect(shareOfLikes({ likes: 0, dislikes: 0 })).toBeUndefined();
    expect(shareOfLikes({ likes: 4, dislikes: 0 })).toBeUndefined();
    expect(shareOfLikes({ likes: 4, dislikes: 1 })).toBe(0.8);
    expect(shareOfLikes({ likes: 0, dislikes: 5 })).toBe(0);
  });
});
