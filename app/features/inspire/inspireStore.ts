import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Votes } from '../../../domain/visitor/visitor.ts';
import { CHOICES, type Choice } from '../../../domain/visitor/vote.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

/** The answer to a poster and whether the vote has reached the server. */
export interface Answer {
  id: string;
  choice: Choice;
  sent: boolean;
}

interface PersistedState {
  /** In the order in which they were given. */
  answers: Answer[];
  /** Places whose answers were undone or reset and no longer count as a taste. */
  past: string[];
  /** True while the result is shown instead of the deck. */
  told: boolean;
}

interface InspireState extends PersistedState {
  answer(id: string, choice: Choice): void;
  /** Removes the last answer; the next answer to that poster is the vote that counts. */
  undo(): void;
  markSent(answer: Answer): void;
  showResult(told: boolean): void;
  /** Removes all answers of this screen; votes given on the pages of places stay. */
  reset(): void;
}

const INITIAL: PersistedState = { answers: [], past: [], told: false };

/** The answers given on "inspire me" in this browser. */
export const useInspire = create<InspireState>()(
  persist(
    (change) => ({
      ...INITIAL,
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
      showResult: (told) => change({ told }),
      reset: () => change(({ answers, past }) => ({ ...INITIAL, past: withAll(past, answers) })),
    }),
    {
      name: 'inspire',
      version: 1,
      storage: browserStorage<PersistedState>(),
      skipHydration: true,
      partialize: ({ answers, past, told }) => ({ answers, past, told }),
      merge: (stored, state) => ({ ...state, ...validFields(stored) }),
    },
  ),
);

type Answers = Pick<PersistedState, 'answers' | 'past'>;

const withAll = (past: readonly string[], answers: readonly Answer[]) => [
  ...new Set([...past, ...answers.map(({ id }) => id)]),
];

/** The valid part of the stored state, which another version or the visitor may have written. */
function validFields(stored: unknown): PersistedState {
  const { answers, past, told } = Object(stored) as Record<string, unknown>;
  return {
    answers: (Array.isArray(answers) ? answers : []).flatMap((item: unknown) => {
      const { id, choice, sent } = Object(item) as Record<string, unknown>;
      const validChoice = CHOICES.find((one) => one === choice);
      return typeof id === 'string' && validChoice
        ? [{ id, choice: validChoice, sent: sent === true }]
        : [];
    }),
    past: Array.isArray(past) ? past.filter((id): id is string => typeof id === 'string') : [],
    told: told === true,
  };
}

/** The votes given on the pages of places, without those given on this screen. */
export function votesElsewhere({ answers, past }: Answers, { liked, disliked }: Votes): Votes {
  const here = new Set([...past, ...answers.map(({ id }) => id)]);
  const others = (ids: readonly string[]) => ids.filter((id) => !here.has(id));
  return { liked: others(liked), disliked: others(disliked) };
}

/** All votes that count as tastes: the answers of this screen and the votes given elsewhere. */
export function votesThatCount(state: Answers, votes: Votes): Votes {
  const elsewhere = votesElsewhere(state, votes);
  const given = (choice: Choice) =>
    state.answers.filter((answer) => answer.choice === choice).map(({ id }) => id);
  return {
    liked: [...elsewhere.liked, ...given('like')],
    disliked: [...elsewhere.disliked, ...given('dislike')],
  };
}
