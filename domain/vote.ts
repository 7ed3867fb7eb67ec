/** Likes and dislikes of places (section 4). */
import type { Votes } from './visitor.ts';

export const CHOICES = ['like', 'dislike'] as const;
export type Choice = (typeof CHOICES)[number];

/** How many browsers like a place, and how many do not. */
export interface VoteCounts {
  likes: number;
  dislikes: number;
}

/** With fewer votes a share says more about chance than about the place. */
const ENOUGH_VOTES = 5;

/**
 * The lists after a vote: an id stands in one of them at most, and repeating a vote gives the same
 * lists. Without a choice the id leaves both, which is how a vote that failed is taken back.
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

/** What was last said of a place, if anything. */
export function choiceOf(votes: Votes, id: string): Choice | undefined {
  if (votes.liked.includes(id)) return 'like';
  return votes.disliked.includes(id) ? 'dislike' : undefined;
}

/** The likes among all votes, between 0 and 1; nothing until there are at least five votes. */
export function shareOfLikes({ likes, dislikes }: VoteCounts): number | undefined {
  const all = likes + dislikes;
  return all >= ENOUGH_VOTES ? likes / all : undefined;
}
