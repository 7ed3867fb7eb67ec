import { randomInt } from 'node:crypto';
import { Finding } from '../finding.ts';
import { fuzz as fuzzSite } from './fuzz/fuzz.ts';
import { STATISTICS_TOKEN, serveSite } from './serveSite.ts';

/** Number of requests; they take a few minutes. */
const RUNS = 20_000;
/** Longest allowed response time, in ms. */
const MAX_TIME = 5000;

/**
 * Sends random requests to every operation of the API, to pages and to forms, and checks the responses
 * with `fuzz/checkResponse.ts`. Set the environment variable `SEED` to repeat a run.
 *
 * @throws Error with the seed and the smallest request whose response is wrong
 * @throws Finding if a response was too slow
 */
export async function fuzz() {
  const site = await serveSite();
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  try {
    const { statuses, slowest, unreached } = await fuzzSite({
      url: site.url,
      statisticsToken: STATISTICS_TOKEN,
      runs: RUNS,
      seed,
    });
    if (slowest.ms > MAX_TIME) throw new Finding(`${slowest.path} took ${slowest.ms} ms`);
    return {
      requests: RUNS,
      seed,
      responses: Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      'slowest (ms)': slowest.ms,
      'operations without a successful response': unreached.join(', '),
    };
  } finally {
    await site.stop();
  }
}
