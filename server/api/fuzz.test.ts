import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz } from '../../tools/audit/fuzz/fuzz.ts';
import { FULL } from '../testing/full.ts';

import { setUpSite } from '../testing/setUpSite.ts';

const statisticsToken = 'a-token-of-the-tests';
const site = setUpSite({ TRUSTED_PROXY: 'true', STATISTICS_TOKEN: statisticsToken });

it('responds to random requests as described in the OpenAPI document', async () => {
  // `npm run audit fuzz` sends a hundred times as many requests.
  const seed = randomInt(2 ** 31);
  const { statuses } = await fuzz({ url: site.url, statisticsToken, runs: FULL ? 400 : 60, seed });
  expect(statuses[200]).toBeGreaterThan(FULL ? 50 : 5);
});
