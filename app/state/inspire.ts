import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Votes } from '../../domain/visitor.ts';
import { CHOICES, type Choice } from '../../domain/vote.ts';
import { browserStorage } from './browserStorage.ts';

/** What was said of a poster, and whether the vote has reached the server. */
export interface Answer {
  id: string;
  choice: Choice;
  sent: boolean;
}

interface Kept {
  /** In the order in which they were given. */
  answers: Answer[];
  /** Places whose votes were given here and no longer count as a taste: taken back, or forgotten. */
  past: string[];
  /** True while the tastes and their plans are shown, not the posters. */
  told: boolean;
}

interface InspireState extends Kept {
  answer(id: string, choice: Choice): void;
  /** Takes the last answer back; the next one on that poster is the vote that counts. */
  undo(): void;
  markSent(answer: Answer): void;
  tell(told: boolean): void;
  /** Forgets the tastes that were shown on this screen; votes given on places' own pages stay. */
  startAgain(): void;
}

const NOTHING: Kept = { answers: [], past: [], told: false };

/** The posters of "inspire me" as this browser has answered them. */
export const useInspire = create<InspireState>()(
  persist(
    (change) => ({
      ...NOTHING,
      answer: (id, choice) =>
        change(({ answers }) => ({
          answers: [...answers.filter((answer) => answer.id !== id), { id, choice, sent: false }],
        })),
      undo: () =>
        change(({ answers, past }) => ({
          answers: answers.slice(0, -1),
          past: withAll(past, answers.slice(-1)),
        })),
      markSent: ({ id, choice }) =>
        change(({ answers }) => ({
          answers: answers.map((answer) =>
            answer.id === id && answer.choice === choice ? { ...answer, sent: true } : answer,
          ),
        })),
      tell: (told) => change({ told }),
      startAgain: () =>
        change(({ answers, past }) => ({ ...NOTHING, past: withAll(past, answers) })),
    }),
    {
      name: 'inspire',
      version: 1,
      storage: browserStorage<Kept>(),
      skipHydration: true,
      partialize: ({ answers, past, told }) => ({ answers, past, told }),
      merge: (stored, state) => ({ ...state, ...readable(stored) }),
    },
  ),
);

const withAll = (past: readonly string[], answers: readonly Answer[]) => [
  ...new Set([...past, ...answers.map(({ id }) => id)]),
];

/** What of the stored answers can be used: other releases and other hands may have written there. */
function readable(stored: unknown): Kept {
  const { answers, past, told } = Object(stored) as Record<string, unknown>;
  return {
    answers: (Array.isArray(answers) ? answers : []).flatMap((item: unknown) => {
      const { id, choice, sent } = Object(item) as Record<string, unknown>;
      const known = CHOICES.find((one) => one === choice);
      return typeof id === 'string' && known ? [{ id, choice: known, sent: sent === true }] : [];
    }),
    past: Array.isArray(past) ? past.filter((id): id is string => typeof id === 'string') : [],
    told: told === true,
  };
}

/** The votes that were given on places' own pages: those of this screen are told by its answers. */
export function votesElsewhere({ answers, past }: Kept, { liked, disliked }: Votes): Votes {
  const here = new Set([...past, ...answers.map(({ id }) => id)]);
  const others = (ids: readonly string[]) => ids.filter((id) => !here.has(id));
  return { liked: others(liked), disliked: others(disliked) };
}

/** All votes that make a taste: those of this screen and those given elsewhere on the site. */
export function votesThatCount(kept: Kept, votes: Votes): Votes {
  const elsewhere = votesElsewhere(kept, votes);
  const given = (choice: Choice) =>
    kept.answers.filter((answer) => answer.choice === choice).map(({ id }) => id);
  return {
    liked: [...elsewhere.liked, ...given('like')],
    disliked: [...elsewhere.disliked, ...given('dislike')],
  };
}
