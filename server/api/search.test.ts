import { expect, it } from 'vitest';
import { sharedSite } from '../testing/sharedSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const site = sharedSite();

const get = (path: string, from = '203.0.113.1') =>
  fetch(site.url + path, { headers: { 'x-forwarded-for': from } });

interface Entry {
  _id: string;
  tags: { slug: string }[];
}
interface Results {
  order: string[];
  pages: Entry[];
  articles: Entry[];
  places: Entry[];
}

async function read<T>(path: string): Promise<T> {
  const { data } = (await (await get(path)).json()) as { data: T };
  return data;
}
const find = (term: string) => read<Results>(`/api/search?q=${encodeURIComponent(term)}`);

it.each([
  ['visa', '#visa'],
  ['visado', '#visa'],
  ['Visum', '#visa'],
  ['weather', '#weather'],
  ['météo', '#weather'],
  ['tiempo', '#weather'],
  ['Wetter', '#weather'],
  ['emergency', ''],
  ['urgences', ''],
  ['emergencias', ''],
  ['Notruf', ''],
  ['money', '#money'],
  ['argent', '#money'],
  ['dinero', '#money'],
  ['Geld', '#money'],
  ['train', '#getting-around'],
  ['tren', '#getting-around'],
  ['Zug', '#getting-around'],
  ['taxi', '#taxis'],
  ['Flughafen', '#getting-here'],
  ['ramadan', '#ramadan'],
  ['jours fériés', '#holidays'],
  ['viernes', '#fridays'],
  ['Mietwagen', '#driving'],
  ['pharmacie', '#health'],
  ['scams', '#safety'],
  ['Alkohol', '#law'],
  ['drone', '#law'],
  ['toilettes', '#toilets'],
  ['propina', '#tipping'],
  ['haggling', '#haggling'],
  ['embajada', '#consulates'],
  ['Rollstuhl', '#accessibility'],
  ['mujeres', '#women'],
  ['pasaporte', '#visa'],
])('shows practical information first for %s', async (term, section) => {
  const { order, pages } = await find(term);
  expect([order[0], pages[0]?._id]).toEqual(['pages', `practical-info${section}`]);
});

it('ranks exact titles before similar ones', async () => {
  expect((await find('train')).articles[0]?._id).toBe('from-the-airport-by-train-and-taxi');
  expect((await find('volubils')).places[0]?._id).toBe('volubilis');
});

it('lists entries of every kind for each tag', async () => {
  const tags = await read<{ slug: string }[]>('/api/tags');
  const kinds = ['city', 'cache/places', 'experiences', 'circuits', 'events', 'articles'];
  const lists = await Promise.all(kinds.map((kind) => read<Entry[]>(`/api/${kind}?fields=tags`)));
  expect(tags.length).toBeGreaterThan(20);
  for (const { slug } of tags) {
    const expected = lists.flat().filter(({ tags: own }) => own.some((tag) => tag.slug === slug));
    const page = await (await get(`/en/search?tag=${slug}`)).text();
    const links = [...page.matchAll(/<a class="Card-link[^>]* href="\/en\/\w+\/([^"]+)"/g)];
    const shown = links.map(([, id]) => id);
    expect(shown.toSorted(), slug).toEqual(expected.map(({ _id }) => _id).toSorted());
  }
});

it('limits searches by address, with a message in the language of the page', async () => {
  const from = '203.0.113.2';
  const search = () => get('/api/search?q=fes&limit=1&fields=', from);
  const { refusal } = await untilRateLimited(search);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refusal.headers.get('content-type')).toBe('application/problem+json');
  const searchPage = () => get('/de/search?q=Zedern%20am%20See&tag=forest', from);
  const { refusal: page } = await untilRateLimited(searchPage);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await page.text();
  expect(html).toContain('zu viele Suchanfragen');
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="Zedern am See"/);
  // Lists of a tag and other visitors are not limited.
  expect((await get('/de/search?tag=forest', from)).status).toBe(200);
  expect((await get('/de/search?q=Zedern', '203.0.113.3')).status).toBe(200);
});
