/** SEO tags and structured data of pages. */
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../domain/content/testEntries.ts';
import { LOCALES } from '../../domain/locale.ts';
import { importEntries } from '../content/contentStore.ts';

import { setUpSite } from '../testing/setUpSite.ts';

const SITE = 'http://localhost:3000';

const site = setUpSite();

const load = async (path: string) => {
  const response = await fetch(site.url + path);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  return { robots: response.headers.get('x-robots-tag'), head, json };
};

/** The values of `<link rel=… hrefLang=…>` or `<meta property=…>` in a head. */
const alternates = (head: string) =>
  Array.from(head.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g), (found) =>
    found.slice(1),
  );
const property = (head: string, name: string) =>
  Array.from(
    head.matchAll(new RegExp(`property="${name}" content="([^"]*)"`, 'g')),
    (found) => found[1],
  );
const canonical = (head: string) => /rel="canonical" href="([^"]+)"/.exec(head)?.[1];
const graphOf = (json = '{"@graph":[]}') =>
  JSON.parse(json)['@graph'] as ({ '@type': string } & Record<string, unknown>)[];

async function add(kind: 'places' | 'events', raw: { _id: string } & Record<string, unknown>) {
  const before = site.live.current().version;
  await importEntries(site.database.sql, [{ kind, raw }]);
  await expect.poll(() => site.live.current().version).toBeGreaterThan(before);
}

describe('structured data', () => {
  it.each([
    ['', ['WebSite', 'Organization', 'TouristDestination']],
    ['/destination/fes', ['TouristDestination', 'BreadcrumbList']],
    ['/poi/bou-inania-madrasa-fes', ['TouristAttraction', 'Service', 'BreadcrumbList']],
    ['/discover/restaurants', ['ItemList', 'BreadcrumbList']],
    ['/lookfor/water', ['ItemList', 'BreadcrumbList']],
    ['/event/sefrou-cherry-festival', ['EventSeries', 'BreadcrumbList']],
    ['/circuit/two-imperial-cities-and-volubilis', ['TouristTrip', 'BreadcrumbList']],
    ['/experience/first-snow-at-michlifen', ['TouristTrip', 'BreadcrumbList']],
    ['/articles/volubilis-at-noon', ['Article', 'BreadcrumbList']],
    ['/deal/free-jnan-sbil', ['Offer', 'BreadcrumbList']],
    ['/deal/monuments-moroccan-rate', ['AggregateOffer', 'BreadcrumbList']],
    ['/deals', ['ItemList', 'BreadcrumbList']],
    ['/events', ['ItemList', 'BreadcrumbList']],
    ['/whoarewe', ['Organization', 'BreadcrumbList']],
    ['/practical-info', ['BreadcrumbList']],
  ])('of %s has the types %j', async (path, types) => {
    const { json } = await load(`/fr${path}`);
    expect(graphOf(json).map((node) => node['@type'])).toEqual(types);
  });

  it('is only on pages that are indexed', async () => {
    const paths = ['/fav', '/pdf', '/newsletter/asked'];
    for (const path of [...paths, '/discover/hotels?city=fes', '/events?month=6']) {
      expect((await load(`/en${path}`)).json, path).toBeUndefined();
    }
    const data = await (await fetch(`${site.url}/en/poi/bab-mansour.data`)).text();
    expect(data).not.toMatch(/schema\.org|og:|TouristAttraction/);
  });

  it('escapes closing script tags in content', async () => {
    const summary = everywhere('Stands </script><script>alert(1)</script> here');
    await add('places', {
      _id: 'sly',
      title: { en: 'Sly' },
      summary,
      contact: { address: { city: 'fes' } },
      tags: ['restaurants'],
    });
    const { json } = await load('/en/poi/sly');
    expect(graphOf(json)[0]).toMatchObject({ '@type': 'Restaurant', description: summary.en });
  });

  it('has the dates of an event once they are announced', async () => {
    const dates = [{ start: '2027-05-01', end: '2027-05-03', source: 'the town' }];
    const title = everywhere('Fair');
    await add('events', { _id: 'fair', title, kind: 'fair', city: 'fes', dates });
    const [, once] = graphOf((await load('/de/event/fair')).json);
    expect(once).toMatchObject({ '@type': 'Event', startDate: '2027-05-01' });
  });
});

describe('a page', () => {
  it.each(['', '/poi/bab-mansour', '/articles/volubilis-at-noon', '/search', '/preference/3'])(
    '%j has the same alternate links in every language',
    async (path) => {
      const expected = [...LOCALES.map((lang) => [lang, `${SITE}/${lang}${path}`])];
      for (const locale of LOCALES) {
        const { head } = await load(`/${locale}${path}`);
        expect(canonical(head)).toBe(`${SITE}/${locale}${path}`);
        expect(alternates(head)).toEqual([...expected, ['x-default', `${SITE}/en${path}`]]);
      }
    },
  );

  it('has no alternate links to missing translations, which are not indexed', async () => {
    await add('places', {
      _id: 'half',
      title: { en: 'Half' },
      summary: { en: 'A wall', fr: 'Un mur' },
      contact: { address: { city: 'fes' } },
      tags: ['restaurants'],
    });
    const { head } = await load('/fr/poi/half');
    expect(alternates(head).map(([lang]) => lang)).toEqual(['en', 'fr', 'x-default']);
    expect(property(head, 'og:locale:alternate')).toEqual(['en_GB']);
    const german = await load('/de/poi/half');
    expect([german.robots, alternates(german.head), german.json]).toEqual([
      'noindex',
      [],
      undefined,
    ]);
  });

  it('with a filter has the canonical address of the whole list', async () => {
    const { head, robots } = await load('/en/discover/hotels?city=fes');
    expect([canonical(head), alternates(head), robots]).toEqual([
      `${SITE}/en/discover/hotels`,
      [],
      null,
    ]);
  });

  it.each(['/fav', '/fav?pois=bab-mansour', '/pdf', '/offline'])(
    '%s is not indexed but can be shared',
    async (path) => {
      const { head, robots } = await load(`/en${path}`);
      expect([robots, canonical(head), alternates(head)]).toEqual(['noindex', undefined, []]);
      expect(property(head, 'og:url')).toEqual([]);
      expect(property(head, 'og:title')).toHaveLength(1);
    },
  );

  it.each([
    ['/poi/bab-mansour', 'places/bab-mansour', 'website'],
    ['/articles/volubilis-at-noon', 'articles/volubilis-at-noon', 'article'],
    ['/lookfor/water', 'tags/water', 'website'],
    ['/inspiration', 'pages/stories', 'website'],
  ])('%s has its own picture for sharing', async (path, picture, type) => {
    const { head } = await load(`/de${path}`);
    const src = `${SITE}/img/w_1200,f_jpg/posters/${picture}.share.de.svg`;
    expect(property(head, 'og:image')).toEqual([src]);
    expect(property(head, 'og:image:alt')[0]).toMatch(/\w+/);
    expect(property(head, 'og:type')).toEqual([type]);
    expect(property(head, 'og:locale')).toEqual(['de_DE']);
  });
});
