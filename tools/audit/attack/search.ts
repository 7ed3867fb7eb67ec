import { randomInt } from 'node:crypto';
import { buildCatalogue } from '../../../domain/content/catalogue.ts';
import type { Entry } from '../../../domain/content/kinds.ts';
import { validateImport } from '../../../domain/content/validateImport.ts';
import { search as searchTitles, suggestSimilar } from '../../../domain/search/search.ts';
import { readContent } from '../../../server/content/files.ts';
import type { Attack, AttackedSite } from './attack.ts';

const PLACES = 10_000;
const SEARCHES = 60;
/** Sent at once from one address, which may have 120 in a minute. */
const FROM_ONE = 400;
/** The most that a search may take of the main thread, in ms, with the region's content and with many places. */
const MOST = 10;
const MOST_OF_MANY = 60;

/**
 * Terms of 32 letters, at random and made of pairs that titles are full of: the costliest there are. The
 * time is that of the search alone; the limit is that of the whole site.
 */
export const search: Attack = {
  name: 'search',
  before: '180 ms, 8,300 ms with 10,000 places, no limit by address',
  goal: `below ${MOST} ms, ${MOST_OF_MANY} ms with 10,000 places, 120 searches a minute`,
  seconds: 120,
  async run(site) {
    const { raws } = await readContent('content');
    const entries = validateImport(raws).accepted;
    const real = costOfSearch(entries);
    const many = costOfSearch([...entries, ...manyPlaces(entries)]);
    const allowed = await allowedFromOneAddress(site);
    return {
      after: `${real} ms, ${many} ms with ${PLACES} places, ${allowed} of ${FROM_ONE} searches allowed`,
      met: real < MOST && many < MOST_OF_MANY && allowed < FROM_ONE / 2,
    };
  },
};

/** What a search that finds nothing costs the main thread on average, in ms; a first one prepares the index. */
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

/** Copies of the places whose titles all differ. */
function manyPlaces(entries: readonly Entry[]): Entry[] {
  const places = entries.flatMap((entry) => (entry.kind === 'places' ? [entry.data] : []));
  return Array.from({ length: PLACES }, (_, index) => {
    const place = places[index % places.length] as (typeof places)[number];
    const shift = Math.floor(index / places.length);
    const title = Object.fromEntries(
      Object.entries(place.title).map(([locale, text]) => [locale, rotated(text, shift)]),
    ) as typeof place.title;
    return { kind: 'places', data: { ...place, _id: `${place._id}-${index}`, title } };
  });
}

/** A title whose letters have moved on by some places. */
const rotated = (text: string, by: number): string =>
  text.slice(by % text.length) + text.slice(0, by % text.length);

const randomLetters = (): string =>
  Array.from({ length: 32 }, () => String.fromCharCode(97 + randomInt(26))).join('');

async function allowedFromOneAddress(site: AttackedSite): Promise<number> {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: FROM_ONE }, () =>
      fetch(`${site.url}/api/search?q=${randomLetters()}`, { headers }),
    ),
  );
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
  return answers.filter(({ status }) => status === 200).length;
}
