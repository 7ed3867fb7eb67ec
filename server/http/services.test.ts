/** Services (pharmacies, stations, taxi ranks): their pages, the search, and what is near. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICES } from '../../domain/content/categories.ts';
import { LOCALES } from '../../domain/locale.ts';
import { importEntries } from '../content/contentStore.ts';
import type { RunningSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start();
});
afterAll(() => place.remove());

const get = (path: string) => fetch(site.url + path);
const load = async (path: string) => (await get(path)).text();

/** The ids of the places that a page links to with a class of links, in order. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="\/\w\w\/poi\/([^"#]+)"/g)].map(([, id]) => id);

describe('the page of a service', () => {
  const PAGES = [
    ['fez-railway-station', 'TrainStation'],
    ['ctm-taza', 'BusStation'],
    ['taxi-rank-batha', 'TaxiStand'],
    ['chu-hassan-ii', 'Hospital'],
    ['pharmacie-du-maroc', 'Pharmacy'],
    ['cash-batha', 'BankOrCreditUnion'],
  ] as const;

  it.each(PAGES)('of %s is a %s with directions and without votes', async (id, type) => {
    for (const locale of LOCALES) {
      const html = await load(`/${locale}/poi/${id}`);
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)['@graph'][0]['@type']).toBe(type);
      expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=');
      expect(html).not.toMatch(/class="Votes/);
    }
  });

  it('links to what helps in the same way, and to no list of sights of the town', async () => {
    const html = await load('/de/poi/pharmacie-du-maroc');
    expect(html).toContain('href="/de/visiting?city=fes&amp;what=health"');
    expect(html).not.toContain('Fès: mehr entdecken');
    expect(await load('/de/poi/bab-bou-jeloud')).toContain('Fès: mehr entdecken');
  });

  it('gives no position where only the town is known', async () => {
    expect(await load('/en/poi/hospital-azrou')).not.toContain('GeoCoordinates');
    expect(await load('/en/poi/chu-hassan-ii')).toContain('GeoCoordinates');
  });

  it('has a call where its phone number is known', async () => {
    const { version } = site.live.current();
    const raw = {
      _id: 'night-pharmacy',
      title: { en: 'Night pharmacy' },
      tags: ['pharmacy'],
      contact: { address: { city: 'taza' }, phone: '+212 5 35 00 00 00', asOf: '2026' },
    };
    await importEntries(site.database.sql, [{ kind: 'places', raw }]);
    await expect.poll(() => site.live.current().version).toBeGreaterThan(version);
    expect(await load('/en/poi/night-pharmacy')).toContain('<a href="tel:+212535000000"');
  });

  it('shows no distances to neighbours where only the town is known', async () => {
    expect(await load('/en/poi/chu-hassan-ii')).toContain('from this place');
    expect(await load('/en/poi/hospital-azrou')).not.toContain('from this place');
    expect(await load('/en/poi/adventure-azrou')).not.toContain('from this place');
  });
});

describe('what is near', () => {
  it.each([
    ['en', 'fes', 'health', 'pharmacie-du-maroc', 'chu-hassan-ii'],
    ['fr', 'fes', 'transport', 'fez-railway-station', 'taxi-rank-batha'],
    ['es', 'fes', 'cash', 'banks-boulevard-mohammed-v-fes', 'cash-batha'],
    ['de', 'azrou', 'health', 'hospital-azrou', 'hospital-ifrane'],
    ['en', 'taza', 'transport', 'ctm-taza', 'taza-railway-station'],
  ])('at /%s of %s for %s includes %s and %s', async (locale, city, what, ...ids) => {
    const html = await load(`/${locale}/visiting?city=${city}&what=${what}`);
    expect(html).toMatch(new RegExp(`<a aria-current="true"[^>]*what=${what}"`));
    expect(html).toContain(`<input type="hidden" name="what" value="${what}"/>`);
    const [list = ''] = /<ol class="NearbyList.*?<\/ol>/s.exec(html) ?? [];
    expect(linksIn(list)).toEqual(expect.arrayContaining(ids));
    expect(linksIn(list)).not.toContain('bab-bou-jeloud');
  });
});

describe('the search', () => {
  const find = async (term: string) => {
    const response = await get(`/api/search?q=${encodeURIComponent(term)}`);
    const { data } = (await response.json()) as {
      data: { order: string[]; places: { _id: string }[] };
    };
    const [first] = data.places;
    return { order: data.order, first: first && site.live.current().places.get(first._id) };
  };

  it.each([
    ['pharmacy', 'pharmacy'],
    ['pharmacie', 'pharmacy'],
    ['farmacia', 'pharmacy'],
    ['Apotheke', 'pharmacy'],
    ['hospital', 'hospital'],
    ['hôpital', 'hospital'],
    ['Krankenhaus', 'hospital'],
    ['clinique', 'hospital'],
    ['station', 'station'],
    ['gare', 'station'],
    ['estación', 'station'],
    ['Bahnhof', 'station'],
    ['gare routière', 'bus-station'],
    ['CTM', 'bus-station'],
    ['taxi', 'taxi-rank'],
    ['Taxistand', 'taxi-rank'],
    ['bank', 'bank'],
    ['Geldautomat', 'bank'],
    ['cajero', 'bank'],
  ])('shows for %s the practical information or the %s first', async (term, tag) => {
    const { order, first } = await find(term);
    expect(['pages', 'places']).toContain(order[0]);
    expect(first?.tags).toEqual([tag]);
  });

  it.each([
    ['pharmacie Fès', 'pharmacie-du-maroc'],
    ['Bahnhof Taza', 'taza-railway-station'],
    ['hospital Azrú', 'hospital-azrou'],
    ['taxi Meknes', 'taxi-rank-el-hedim'],
  ])('finds for %s the one of the town', async (term, id) => {
    expect((await find(term)).first?._id).toBe(id);
  });
});

describe('services', () => {
  const isService = (tags: readonly string[]) => SERVICES.some((tag) => tags.includes(tag));
  const services = () =>
    site.live
      .current()
      .places.all.filter(({ tags }) => isService(tags))
      .map(({ _id }) => _id);

  it.each([
    '/en',
    '/en/inspire',
    '/en/destination/fes',
    '/en/destination/meknes',
    '/en/poi/place-batha',
    '/en/poi/place-el-hedim',
    '/en/discover/travel-agencies',
    '/en/preference/3',
    '/en/itinerary?start=station-fes&days=2&for=history',
  ])('are not on %s', async (path) => {
    const ids = services();
    expect(ids.length).toBeGreaterThan(20);
    expect(linksIn(await load(path)).filter((id) => ids.includes(id ?? ''))).toEqual([]);
  });

  it('are no places of the planner', async () => {
    const ids = services();
    const data = await load('/en/itinerary/places');
    expect(data).toContain('bab-mansour');
    expect(ids.filter((id) => data.includes(`"${id}"`))).toEqual([]);
  });

  it('are marked in the list of places and take no votes', async () => {
    const { data } = (await (await get('/api/cache/places?fields=isService')).json()) as {
      data: { _id: string; isService: boolean }[];
    };
    const marked = data.filter(({ isService }) => isService).map(({ _id }) => _id);
    expect(marked.toSorted()).toEqual(services().toSorted());
    expect((await get('/api/vote/pharmacie-du-maroc')).status).toBe(404);
    const body = JSON.stringify({ place: 'pharmacie-du-maroc', vote: 'like' });
    const headers = { 'content-type': 'application/json', origin: site.url };
    expect((await fetch(`${site.url}/api/vote`, { method: 'POST', headers, body })).status).toBe(
      400,
    );
    expect((await get('/api/vote/bab-mansour')).status).toBe(200);
  });

  it('are in the sitemap, because they have pages', async () => {
    expect(await load('/sitemaps/en.xml')).toContain('/en/poi/pharmacie-du-maroc</loc>');
  });
});
