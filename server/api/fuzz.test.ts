import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../../tools/audit/fuzz/fuzz.ts';
import type { RunningSite } from '../site.ts';
import { FULL } from '../testing/full.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

const statisticsToken = 'a-token-of-the-tests';
let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start({ TRUSTED_PROXY: 'true', STATISTICS_TOKEN: statisticsToken });
});
afterAll(() => place.remove());

it('responds to random requests as described in the OpenAPI document', async () => {
  // `npm run audit fuzz` sends a hundred times as many requests.
  const seed = randomInt(2 ** 31);
  const { statuses } = await fuzz({ url: site.url, statisticsToken, runs: FULL ? 400 : 60, seed });
  expect(statuses[200]).toBeGreaterThan(FULL ? 50 : 5);
});
