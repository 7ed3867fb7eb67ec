import { vote } from '../votes/votesStore.ts';
import { useInspire } from './inspireStore.ts';

let sending = false;
/** True where a flush of all answers was requested during another flush. */
let pendingAll = false;

/**
 * Sends the answers that are not sent yet as votes, one after the other. Failed ones are sent with
 * the next call, so that they survive network and server failures.
 *
 * @param all also send the last answer, which the visitor can still undo
 */
export async function flushVotes(all: boolean): Promise<void> {
  if (sending) {
    pendingAll ||= all;
    return;
  }
  sending = true;
  const { answers } = useInspire.getState();
  for (const answer of all ? answers : answers.slice(0, -1)) {
    if (answer.sent || !isCurrent(answer)) continue;
    const result = await vote(answer.id, answer.choice);
    if (result === 'counted') useInspire.getState().markSent(answer);
    if (result === 'tooMany' || !navigator.onLine) break;
  }
  sending = false;
  if (!pendingAll) return;
  pendingAll = false;
  await flushVotes(true);
}

/** False where the answer was undone or changed while others were being sent. */
function isCurrent({ id, choice }: { id: string; choice: string }): boolean {
  return useInspire
    .getState()
    .answers.some((answer) => answer.id === id && answer.choice === choice);
}
