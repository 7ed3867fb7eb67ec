import { randomInt } from 'node:crypto';
import { Finding } from '../../scripts/finding.ts';
import { fuzz as ask } from './fuzz/fuzz.ts';
import { STATISTICS_TOKEN, serveSite } from './serveSite.ts';

/** How many requests; so many take some minutes. */
const RUNS = 20_000;
/** The longest that one answer may take, in ms. */
const SLOWEST = 5000;

/**
 * Requests by chance for every operation of the API's description, the pages and their forms; what is
 * right about the answers is in `fuzz/judge.ts`. `SEED` asks the same again.
 *
 * @throws Finding with the seed and the smallest request whose answer is wrong
 */
export async function fuzz() {
  const site = await serveSite();
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  try {
    const { answers, slowest, untouched } = await ask({
      url: site.url,
      statisticsToken: STATISTICS_TOKEN,
      runs: RUNS,
      seed,
    });
    if (slowest.ms > SLOWEST) throw new Finding(`${slowest.path} took ${slowest.ms} ms`);
    return {
      requests: RUNS,
      seed,
      answers: Object.entries(answers)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
      'slowest (ms)': slowest.ms,
      'never answered with success': untouched.join(', '),
    };
  } finally {
    await site.stop();
  }
}
