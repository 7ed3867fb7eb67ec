import { data } from 'react-router';
import type { FormResult } from './formResult.ts';

/**
 * A `clientAction` for pages with a form: without a connection, the page and its values stay, with a
 * message.
 */
export async function offlineSafeAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}) {
  try {
    return (await serverAction()) as FormResult;
  } catch (error) {
    // A redirect is thrown as well: the submission was accepted.
    if (error instanceof Response) throw error;
    const result: FormResult = {
      problems: {},
      values: {},
      rejected: { reason: 'network', retryAfter: 0 },
    };
    // With an error status the router does not revalidate the page, which would fail as well.
    return data(result, { status: 503 });
  }
}
