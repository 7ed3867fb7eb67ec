import { randomInt } from 'node:crypto';
import { buildCatalogue } from '../../../domain/content/catalogue.ts';
import type { Entry } from '../../../domain/content/kinds.ts';
import { validateImport } from '../../../domain/content/validateImport.ts';
import { search as searchTitles, suggestSimilar } from '../../../domain/search/search.ts';
import { readContent } from '../../../server/content/files.ts';
import type { Attack, AttackedSite } from './attack.ts';

const PLACES = 10_000;
const SEARCHES = 60;
/** Searches sent at once from one address; the limit is 120 per minute. */
const FROM_ONE_ADDRESS = 400;
/** Limits of CPU time per search on the main thread, in ms, with the region's content and with 10,000 places. */
const MAX_TIME = 10;
const MAX_TIME_LARGE = 60;

/**
 * Searches for terms of 32 letters, random ones and ones made of frequent letter pairs, which are the
 * most expensive. Time is measured for the search function alone, the rate limit for the whole site.
 */
export const search: Attack = {
  name: 'search',
  before: '180 ms, 8,300 ms with 10,000 places, no rate limit',
  goal: `below ${MAX_TIME} ms, ${MAX_TIME_LARGE} ms with 10,000 places, 120 searches a minute`,
  seconds: 120,
  async run(site) {
    const { raws } = await readContent('content');
    const entries = validateImport(raws).accepted;
    const current = costOfSearch(entries);
    const large = costOfSearch([...entries, ...manyPlaces(entries)]);
    const allowed = await allowedFromOneAddress(site);
    return {
      after: `${current} ms, ${large} ms with ${PLACES} places, ${allowed} of ${FROM_ONE_ADDRESS} searches allowed`,
      met: current < MAX_TIME && large < MAX_TIME_LARGE && allowed < FROM_ONE_ADDRESS / 2,
    };
  },
};

/** Mean CPU time of a search without results, in ms. A first search builds the index and is not measured. */
function costOfSearch(entries: readonly Entry[]): number {
  const catalogue = buildCatalogue(1, entries);
  searchTitles(catalogue, { term: 'fes' });
  const before = process.threadCpuUsage();
  for (let index = 0; index < SEARCHES; index++) {
    const term = index % 2 === 0 ? randomLetters() : 'nemidade alin abba riad lasi enas';
    searchTitles(catalogue, { term });
    suggestSimilar(catalogue, term);
  }
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / SEARCHES / 100) / 10;
}

/** Copies of the places with distinct titles. */
function manyPlaces(entries: readonly Entry[]): Entry[] {
  const places = entries.flatMap((entry) => (entry.kind === 'places' ? [entry.data] : []));
  return Array.from({ length: PLACES }, (_, index) => {
    const place = places[index % places.length] as (typeof places)[number];
    const shift = Math.floor(index / places.length);
    const title = Object.fromEntries(
      Object.entries(place.title).map(([locale, text]) => [locale, rotate(text, shift)]),
    ) as typeof place.title;
    return { kind: 'places', data: { ...place, _id: `${place._id}-${index}`, title } };
  });
}

/** Rotates the letters of a text by some positions. */
const rotate = (text: string, by: number): string =>
  text.slice(by % text.length) + text.slice(0, by % text.length);

const randomLetters = (): string =>
  Array.from({ length: 32 }, () => String.fromCharCode(97 + randomInt(26))).join('');

async function allowedFromOneAddress(site: AttackedSite): Promise<number> {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const responses = await Promise.all(
    Array.from({ length: FROM_ONE_ADDRESS }, () =>
      fetch(`${site.url}/api/search?q=${randomLetters()}`, { headers }),
    ),
  );
  await Promise.all(responses.map((response) => response.body?.cancel()));
  return responses.filter(({ status }) => status === 200).length;
}
