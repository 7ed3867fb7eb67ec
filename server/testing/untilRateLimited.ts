/**
 * Sends requests, ten at once, until one is rejected with 429. Allowances refill meanwhile, so that tests
 * cannot know which one is rejected.
 *
 * @returns the rejection, and the statuses of all others
 * @throws Error when a thousand requests were accepted
 */
export async function untilRateLimited(
  send: () => Promise<Response>,
): Promise<{ refusal: Response; others: number[] }> {
  const others: number[] = [];
  while (others.length < 1000) {
    const responses = await Promise.all(Array.from({ length: 10 }, send));
    const refusal = responses.find(({ status }) => status === 429);
    for (const response of responses) {
      if (response.status !== 429) others.push(response.status);
      if (response !== refusal) await response.body?.cancel();
    }
    if (refusal) return { refusal, others };
  }
  throw new Error('No request was rejected');
}
