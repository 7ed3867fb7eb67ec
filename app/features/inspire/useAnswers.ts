import { useEffect, useMemo } from 'react';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useVotes } from '../votes/votesStore.ts';
import type { DeckCard } from './deckCards.ts';
import { flushVotes } from './flushVotes.ts';
import { useInspire, votesElsewhere } from './inspireStore.ts';

/** Number of answers after which the result is shown. */
export const ANSWERS_NEEDED = 12;

/** Interval in ms at which unsent votes are retried. */
const RETRY_INTERVAL = 15_000;

/**
 * The answers so far and the posters that are left. Posters voted on elsewhere are left out as long
 * as enough others remain. Sends the answers as votes while the page is open.
 */
export function useAnswers(deck: readonly DeckCard[]) {
  const answers = useInspire((state) => state.answers);
  const past = useInspire((state) => state.past);
  const votes = useVotes();

  useEffect(() => syncAcrossTabs(useVotes), []);
  useEffect(() => syncAcrossTabs(useInspire), []);
  useEffect(() => {
    const sendAll = () => void flushVotes(true);
    const timer = setInterval(sendAll, RETRY_INTERVAL);
    window.addEventListener('online', sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
      sendAll();
    };
  }, []);
  // The last answer is sent with the next one: until then it can be undone.
  useEffect(() => {
    if (answers.length > 0) void flushVotes(false);
  }, [answers.length]);

  return useMemo(() => {
    const { liked, disliked } = votesElsewhere({ answers, past }, votes);
    const voted = new Set([...liked, ...disliked]);
    const others = deck.filter(({ id }) => !voted.has(id));
    const shown = others.length >= ANSWERS_NEEDED ? others : deck;
    const answered = new Set(answers.map(({ id }) => id));
    return { shown, answers, left: shown.filter(({ id }) => !answered.has(id)) };
  }, [deck, answers, past, votes]);
}
