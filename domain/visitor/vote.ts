/** Likes and dislikes of places (section 4). */
import type { Votes } from './visitor.ts';

export const CHOICES = ['like', 'dislike'] as const;
export type Choice = (typeof CHOICES)[number];

/** Numbers of votes on a place. */
export interface VoteCounts {
  likes: number;
  dislikes: number;
}

/** Fewest votes for which a share is shown. */
const ENOUGH_VOTES = 5;

/**
 * The lists after a vote: an id is in one of them at most, and repeating a vote changes nothing. An
 * undefined choice removes the id from both, to roll back a failed vote.
 */
export function castVote(votes: Votes, id: string, choice: Choice | undefined): Votes {
  if (choiceOf(votes, id) === choice) return votes;
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const liked = others(votes.liked);
  const disliked = others(votes.disliked);
  return {
    liked: choice === 'like' ? [...liked, id] : liked,
    disliked: choice === 'dislike' ? [...disliked, id] : disliked,
  };
}

/** The last vote on a place. */
export function choiceOf(votes: Votes, id: string): Choice | undefined {
  if (votes.liked.includes(id)) return 'like';
  return votes.disliked.includes(id) ? 'dislike' : undefined;
}

/** The share of likes, 0 to 1; undefined for less than five votes. */
export function shareOfLikes({ likes, dislikes }: VoteCounts): number | undefined {
  const all = likes + dislikes;
  return all >= ENOUGH_VOTES ? likes / all : undefined;
}
