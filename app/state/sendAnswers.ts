import { useInspire } from './inspire.ts';
import { vote } from './votes.ts';

let sending = false;
/** True where all were asked for while some were on their way. */
let isMore = false;

/**
 * Sends the answers that the server has not taken yet as votes, one after the other. What fails is
 * kept and sent the next time, so that an answer outlasts a lost network and a busy server. The last
 * answer waits, for it may still be taken back, unless all are asked for.
 */
export async function sendAnswers(all: boolean): Promise<void> {
  if (sending) {
    isMore ||= all;
    return;
  }
  sending = true;
  const { answers } = useInspire.getState();
  for (const answer of all ? answers : answers.slice(0, -1)) {
    if (answer.sent || !stands(answer)) continue;
    const end = await vote(answer.id, answer.choice);
    if (end === 'counted') useInspire.getState().markSent(answer);
    if (end === 'tooMany' || !navigator.onLine) break;
  }
  sending = false;
  if (!isMore) return;
  isMore = false;
  await sendAnswers(true);
}

/** False once it was taken back or turned round while others were on their way. */
function stands({ id, choice }: { id: string; choice: string }): boolean {
  return useInspire
    .getState()
    .answers.some((answer) => answer.id === id && answer.choice === choice);
}
