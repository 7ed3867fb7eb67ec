import { expect, it } from 'vitest';
import { buildCatalogue } from './content/catalogue.ts';
import {
  catalogueOf,
  cityEntry,
  entryOf,
  everywhere,
  placeEntry,
  tagEntry,
} from './content/testEntries.ts';
import { alternatesOf, formerPaths, publicPages } from './publicPages.ts';

const page = (id: string) => entryOf('pages', { _id: id, title: everywhere(id) });
const pathsIn = (...entries: Parameters<typeof catalogueOf>) =>
  publicPages(catalogueOf(...entries)).map(({ path }) => path);

it('lists screens, categories, themes and entries, but no personal pages', () => {
  const paths = pathsIn(
    page('home'),
    page('events'),
    page('fav'),
    page('offline'),
    tagEntry('restaurants'),
    tagEntry('evenements'),
    tagEntry('birds', 'trip'),
    cityEntry('fes'),
    placeEntry('gate', 'fes'),
  );
  // The list of events is empty, and left out.
  expect(paths).toEqual([
    '',
    '/discover/restaurants',
    '/lookfor/birds',
    '/destination/fes',
    '/poi/gate',
  ]);
});

it('leaves out samples, and lists without other entries', () => {
  const example = placeEntry('night', 'fes', { isDeal: true, sample: true });
  const real = placeEntry('meal', 'fes', { isDeal: true });
  expect(pathsIn(page('deals'), example)).toEqual([]);
  expect(pathsIn(page('deals'), example, real)).toEqual(['/deals', '/deal/meal']);
});

it('derives the last change of a list from its entries', () => {
  const on = (day: string) => ({ created: new Date('2026-01-01'), updated: new Date(day) });
  const catalogue = buildCatalogue(1, [
    { ...cityEntry('fes'), moments: on('2026-03-01') },
    { ...placeEntry('gate', 'fes'), moments: on('2026-05-05') },
    { ...placeEntry('lake', 'ifrane'), moments: on('2026-06-06') },
    { ...tagEntry('restaurants'), moments: on('2026-02-02') },
  ]);
  const updated = publicPages(catalogue).map((each) => [
    each.path,
    each.updated?.toISOString().slice(0, 10),
  ]);
  expect(updated).toEqual([
    ['/discover/restaurants', '2026-06-06'],
    ['/destination/fes', '2026-05-05'],
    ['/poi/gate', '2026-05-05'],
    ['/poi/lake', '2026-06-06'],
  ]);
});

it('returns the alternates of existing translations, with English as the default', () => {
  const [gate] = publicPages(
    catalogueOf(placeEntry('gate', 'fes', { summary: { en: 'A gate', de: 'Ein Tor' } })),
  );
  expect(gate && alternatesOf(gate, 'https://x.ma')).toEqual([
    { hreflang: 'en', href: 'https://x.ma/en/poi/gate' },
    { hreflang: 'de', href: 'https://x.ma/de/poi/gate' },
    { hreflang: 'x-default', href: 'https://x.ma/en/poi/gate' },
  ]);
});

it('returns the possible addresses of a removed entry', () => {
  expect(formerPaths('places', 'gate')).toEqual(['/poi/gate', '/deal/gate']);
  expect(formerPaths('visas', 'x')).toEqual([]);
});
