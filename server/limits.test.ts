import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningSite } from './site.ts';
import { makeTestPlace, type TestPlace } from './testing.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start();
});
afterAll(() => place.remove());

it('who asks too often how far a book is has to wait', async () => {
  const ask = async () => {
    const answer = await fetch(`${site.url}/api/documents/nothing-en.pdf`, { method: 'POST' });
    await answer.body?.cancel();
    return answer;
  };
  let refused: Response | undefined;
  for (let round = 0; !refused && round < 40; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
