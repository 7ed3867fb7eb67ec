import { useEffect, useMemo } from 'react';
import { follow } from '../../state/follow.ts';
import { useInspire, votesElsewhere } from '../../state/inspire.ts';
import { sendAnswers } from '../../state/sendAnswers.ts';
import { useVotes } from '../../state/votes.ts';
import type { DeckCard } from './deck.ts';

/** So many answers tell a taste. */
export const DOZEN = 12;

/** Milliseconds after which votes that did not get through are tried again. */
const AGAIN = 15_000;

/**
 * The posters that are left, without those that were voted on elsewhere while a dozen others
 * remain, and the answers so far; sends the answers as votes while the page is open.
 */
export function useAnswers(deck: readonly DeckCard[]) {
  const answers = useInspire((state) => state.answers);
  const past = useInspire((state) => state.past);
  const votes = useVotes();

  useEffect(() => follow(useVotes), []);
  useEffect(() => follow(useInspire), []);
  useEffect(() => {
    const sendAll = () => void sendAnswers(true);
    const timer = setInterval(sendAll, AGAIN);
    window.addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
      sendAll();
    };
  }, []);
  // The last answer goes with the next one, when it can no longer be the one to take back.
  useEffect(() => {
    if (answers.length > 0) void sendAnswers(false);
  }, [answers.length]);

  return useMemo(() => {
    const { liked, disliked } = votesElsewhere({ answers, past, told: false }, votes);
    const known = new Set([...liked, ...disliked]);
    const others = deck.filter(({ id }) => !known.has(id));
    const shown = others.length >= DOZEN ? others : deck;
    const answered = new Set(answers.map(({ id }) => id));
    return { shown, answers, left: shown.filter(({ id }) => !answered.has(id)) };
  }, [deck, answers, past, votes]);
}
