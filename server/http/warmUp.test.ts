import { afterAll, expect, it } from 'vitest';
import { dayInRegion } from '../../domain/format/today.ts';
import { makeTestPlace } from '../testing/testSite.ts';
import { countView } from '../visitors/viewCounts.ts';

const place = await makeTestPlace();
afterAll(() => place.remove());

async function cachedPages(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^cached_pages (\d+)$/m.exec(metrics)?.[1]);
}

it('renders the ten most viewed pages after a start, before anyone asks for them', async () => {
  const first = await place.start();
  const today = dayInRegion(new Date());
  const pages = first.live
    .current()
    .places.all.map(({ _id }) => `/poi/${_id}`)
    .slice(0, 12);
  for (const page of [...pages, ...pages.slice(0, 10)]) {
    await countView(first.database.sql, { page, locale: 'de' }, today);
  }
  await first.stop();
  const { url, stop } = await place.start();
  await expect.poll(() => cachedPages(url)).toBe(10);
  expect((await fetch(`${url}/de${pages[0]}`)).status).toBe(200);
  expect(await cachedPages(url)).toBe(10);
  // One of the two with fewer views.
  expect((await fetch(`${url}/de${pages[11]}`)).status).toBe(200);
  expect(await cachedPages(url)).toBe(11);
  await stop();
});
