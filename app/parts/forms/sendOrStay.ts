import { data } from 'react-router';
import type { FormAnswer } from './answer.ts';

/**
 * A `clientAction` for pages with a form: where the server is not reached, the page stays as it is,
 * with all that was typed, and says so.
 */
export async function sendOrStay({ serverAction }: { serverAction: () => Promise<unknown> }) {
  try {
    return (await serverAction()) as FormAnswer;
  } catch (error) {
    // A redirect is thrown as well: the form was taken.
    if (error instanceof Response) throw error;
    const answer: FormAnswer = { problems: {}, values: {}, refused: { why: 'network', wait: 0 } };
    // A status of failure keeps the router from loading the page anew, which would fail as well.
    return data(answer, { status: 503 });
  }
}
