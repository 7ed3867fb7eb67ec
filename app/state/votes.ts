import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Votes } from '../../domain/visitor.ts';
import { type Choice, castVote, choiceOf, type VoteCounts } from '../../domain/vote.ts';
import { browserStorage } from './browserStorage.ts';

/** What this browser has said of places, kept so that it is still shown after a reload. */
export const useVotes = create<Votes>()(
  persist((): Votes => ({ liked: [], disliked: [] }), {
    name: 'votes',
    version: 1,
    storage: browserStorage<Votes>(),
    skipHydration: true,
    // Whatever release wrote it: lists that can be read are taken.
    migrate: readable,
    merge: (stored) => readable(stored),
  }),
);

/** What of the stored lists can be used: other releases and other hands may have written there. */
function readable(stored: unknown): Votes {
  const { liked, disliked } = Object(stored) as Record<string, unknown>;
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  return { liked: ids(liked), disliked: ids(disliked).filter((id) => !ids(liked).includes(id)) };
}

/** How a vote ended: it is counted, too many came at once, or it did not get through. */
export type VoteEnd = 'counted' | 'tooMany' | 'failed';

/** Sent one after the other: the vote that was given last must also arrive last. */
let sending: Promise<unknown> = Promise.resolve();

/** The votes under way by place: how many, and what the server holds as far as it has answered. */
const underWay = new Map<string, { votes: number; held: Choice | undefined }>();

/** Shows a vote at once and sends it; one that the server does not take is taken back. */
export async function vote(place: string, choice: Choice): Promise<VoteEnd> {
  // Another tab may have written while this one slept.
  void useVotes.persist.rehydrate();
  const show = (shown: Choice | undefined) =>
    useVotes.setState((votes) => castVote(votes, place, shown));
  const held = choiceOf(useVotes.getState(), place);
  const state = underWay.get(place) ?? { votes: 0, held };
  underWay.set(place, state);
  state.votes++;
  show(choice);
  const sent = sending.then(() => send(place, choice));
  sending = sent;
  const end = await sent;
  if (end === 'counted') state.held = choice;
  state.votes--;
  if (state.votes === 0) {
    underWay.delete(place);
    show(state.held);
  }
  return end;
}

async function send(place: string, vote: Choice): Promise<VoteEnd> {
  try {
    const response = await fetch('/api/vote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ place, vote }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return 'counted';
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Milliseconds that a visitor may wait in doubt. */
const PATIENCE = 10_000;

/** The counts of a place; nothing where they cannot be had, for the page is whole without them. */
export async function readCounts(place: string, fresh = false): Promise<VoteCounts | undefined> {
  try {
    const response = await fetch(`/api/vote/${place}`, { cache: fresh ? 'reload' : 'default' });
    const { likes, dislikes } = (await response.json()).data;
    return Number.isInteger(likes) && Number.isInteger(dislikes) ? { likes, dislikes } : undefined;
  } catch {
    return undefined;
  }
}
