/** The search page: the best results of each kind, and all of one kind. */
import { expect, it } from 'vitest';
import { newAddress } from '../testing/newAddress.ts';
import { sharedSite } from '../testing/sharedSite.ts';

const site = sharedSite();

const pageOf = async (query: string) =>
  (
    await fetch(`${site.url}/en/search?${query}`, { headers: { 'x-forwarded-for': newAddress() } })
  ).text();

/** The number of cards below each heading of the second level. */
function cardsByHeading(html: string): Record<string, number> {
  const sections = html.split('<h2').slice(1);
  const counts = sections.map((section) => {
    const title = />([^<]*)<\/h2>/.exec(section)?.[1] ?? '';
    return [title, section.split('<article').length - 1] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The link to all results of a kind, and how many it promises. */
function linkToAll(html: string): { query: string; count: number } {
  const link = /href="\/en\/search\?([^"]*)"[^>]*>Show all (\d+)</.exec(html);
  return { query: (link?.[1] ?? '').replaceAll('&amp;', '&'), count: Number(link?.[2]) };
}

it('shows the eight best results of each kind, with a link to all of them', async () => {
  const html = await pageOf('q=hotel&city=fes');
  const cards = cardsByHeading(html);
  expect(Object.keys(cards).length).toBeGreaterThan(1);
  expect(cards.Places).toBe(8);
  const { query, count } = linkToAll(html);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    q: 'hotel',
    city: 'fes',
    kind: 'places',
  });
  expect(count).toBeGreaterThan(8);
  // The link is read with the heading beside it.
  expect(html).toMatch(/ id="(?<heading>[^"]+)more" aria-labelledby="\k<heading>more \k<heading>"/);
  const all = await pageOf(query);
  expect(cardsByHeading(all)).toEqual({ Places: count });
  expect(all).toContain('href="/en/search?q=hotel&amp;city=fes"');
});

it('says in the title which kind is shown, and keeps it in the form', async () => {
  const html = await pageOf('q=hotel&kind=places');
  expect(html).toMatch(/<title>Search – Places\b/);
  expect(html).toMatch(/<input type="hidden" name="kind" value="places"/);
});

it('shows all places of an area', async () => {
  const html = await pageOf('q=hotel&bbox=-6,33,-4,35');
  expect(cardsByHeading(html).Places).toBeGreaterThan(8);
});

it('has no link to all results where all are shown', async () => {
  expect(await pageOf('q=Volubilis&kind=cities')).not.toContain('Show all');
});

it('offers all kinds where the chosen one has no results', async () => {
  const html = await pageOf('q=tannery&kind=circuits');
  expect(html).toContain('No results');
  expect(html).toContain('href="/en/search?q=tannery"');
});

it('searches all kinds where the address names an unknown one', async () => {
  const cards = cardsByHeading(await pageOf('q=fes&kind=nothing'));
  expect(Object.keys(cards).length).toBeGreaterThan(3);
});
