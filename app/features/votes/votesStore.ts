import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Votes } from '../../../domain/visitor/visitor.ts';
import { type Choice, castVote, choiceOf, type VoteCounts } from '../../../domain/visitor/vote.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

/** Votes given in this browser, stored so that they are shown after a reload. */
export const useVotes = create<Votes>()(
  persist((): Votes => ({ liked: [], disliked: [] }), {
    name: 'votes',
    version: 1,
    storage: browserStorage<Votes>(),
    skipHydration: true,
    // Accepts the readable lists of any release.
    migrate: parseVotes,
    merge: (stored) => parseVotes(stored),
  }),
);

/** The valid part of stored votes, which another release or the visitor may have written. */
function parseVotes(stored: unknown): Votes {
  const { liked, disliked } = Object(stored) as Record<string, unknown>;
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  return { liked: ids(liked), disliked: ids(disliked).filter((id) => !ids(liked).includes(id)) };
}

/** Result of a vote: counted, rejected by the rate limit, or failed. */
export type VoteResult = 'counted' | 'tooMany' | 'failed';

/** Votes are sent in sequence, so that the last one given is the last to arrive. */
let queue: Promise<unknown> = Promise.resolve();

/** Unanswered votes by place: their number, and the last choice that the server has confirmed. */
const pending = new Map<string, { votes: number; confirmed: Choice | undefined }>();

/** Shows a vote at once and sends it; reverts to the confirmed choice where it is not counted. */
export async function vote(place: string, choice: Choice): Promise<VoteResult> {
  // Another tab may have written since.
  void useVotes.persist.rehydrate();
  const show = (shown: Choice | undefined) =>
    useVotes.setState((votes) => castVote(votes, place, shown));
  const confirmed = choiceOf(useVotes.getState(), place);
  const state = pending.get(place) ?? { votes: 0, confirmed };
  pending.set(place, state);
  state.votes++;
  show(choice);
  const sent = queue.then(() => send(place, choice));
  queue = sent;
  const result = await sent;
  if (result === 'counted') state.confirmed = choice;
  state.votes--;
  if (state.votes === 0) {
    pending.delete(place);
    show(state.confirmed);
  }
  return result;
}

async function send(place: string, vote: Choice): Promise<VoteResult> {
  try {
    const response = await fetch('/api/vote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ place, vote }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return 'counted';
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Longest wait for the server, in ms. */
const TIMEOUT = 10_000;

/** The vote counts of a place; undefined on any failure, because the page works without them. */
export async function loadVoteCounts(
  place: string,
  fresh = false,
): Promise<VoteCounts | undefined> {
  try {
    const response = await fetch(`/api/vote/${place}`, { cache: fresh ? 'reload' : 'default' });
    const { likes, dislikes } = (await response.json()).data;
    return Number.isInteger(likes) && Number.isInteger(dislikes) ? { likes, dislikes } : undefined;
  } catch {
    return undefined;
  }
}
