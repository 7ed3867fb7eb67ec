import { LONGEST_TEASER } from '../../domain/format/excerpt.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';
import { crawl, type FoundPage } from './crawl.ts';
import { type HeadOfPage, readHead, type Thing } from './readHead.ts';
import { serveSite } from './serveSite.ts';
import { checkVocabulary } from './vocabulary.ts';

const SITE = 'https://fes-meknes.example';

/** What is shorter tells nobody whether to come, in characters. */
const SHORTEST_DESCRIPTION = 50;

type Read = FoundPage & HeadOfPage;

/**
 * What every page of the site, in every language, tells search engines: its head, and whether what it
 * says in schema.org's words is so.
 *
 * @throws Error with all that is wrong
 */
export async function structuredData(): Promise<Record<string, number>> {
  const pages = (await linkedPages()).map((page) => ({ ...page, ...readHead(page) }));
  const byAddress = new Map(pages.map((page) => [SITE + page.path, page]));
  const things = pages.flatMap((page) => page.things);
  const { problems: misspelt, kinds } = checkVocabulary(things);
  const problems = [
    ...pages.flatMap((page) =>
      [
        ...(page.isListed ? ofListed(page, byAddress) : ofUnlisted(page)),
        ...ofThings(page, byAddress),
      ].map((problem) => `${page.path}: ${problem}`),
    ),
    ...alike(pages, 'title'),
    ...alike(pages, 'description'),
    ...misspelt,
  ];
  if (problems.length > 0) throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
  const counts = Map.groupBy(things, (thing) => thing['@type']);
  return {
    'pages, all languages': pages.length,
    'pages to be found': pages.filter(({ isListed }) => isListed).length,
    'unlike shapes, checked against schema.org': kinds,
    ...Object.fromEntries(Array.from(counts, ([type, { length }]) => [type, length])),
    problems: 0,
  };
}

async function linkedPages(): Promise<FoundPage[]> {
  const site = await serveSite({ SITE_URL: SITE });
  try {
    const starts = LOCALES.map((locale) => `/${locale}`);
    const pages = await Array.fromAsync(crawl(site.url, starts));
    const lost = pages.filter(({ status }) => status >= 400);
    if (lost.length > 0)
      throw new Error(`Lead nowhere: ${lost.map(({ path }) => path).join(', ')}`);
    return pages;
  } finally {
    await site.stop();
  }
}

function ofListed(page: Read, byAddress: ReadonlyMap<string, Read>): string[] {
  const { canonical, alternates, description, path } = page;
  const own = SITE + path;
  const lang = path.slice(1, 3);
  const cut = description.endsWith('…');
  return [
    ...(page.title ? [] : ['no title']),
    ...(description.length >= SHORTEST_DESCRIPTION &&
    description.length <= LONGEST_TEASER + Number(cut)
      ? []
      : [`a description of ${description.length} characters`]),
    ...(canonical === own ? [] : [`its canonical address is ${canonical}`]),
    ...(alternates.get(lang) === own ? [] : ['it is no translation of its own']),
    ...(alternates.get('x-default') === alternates.get(DEFAULT_LOCALE)
      ? []
      : ['x-default is not English']),
    ...[...alternates].flatMap(([other, address]) => {
      const there = byAddress.get(address);
      if (!there?.isListed) return [`its ${other} is not to be found: ${address}`];
      return there.alternates.get(lang) === own ? [] : [`${address} does not name it back`];
    }),
  ];
}

function ofUnlisted({ canonical, alternates, things }: Read): string[] {
  return [
    ...(canonical ? ['not to be found, but with a canonical address'] : []),
    ...(alternates.size > 0 ? ['not to be found, but with translations'] : []),
    ...(things.length > 0 ? ['not to be found, but told of'] : []),
  ];
}

function ofThings({ things, breadcrumb, isListed }: Read, byAddress: ReadonlyMap<string, Read>) {
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const told = ((crumbs?.itemListElement ?? []) as Thing[]).map(({ name }) => name);
  return [
    ...(isListed && told.join(' > ') !== breadcrumb.join(' > ')
      ? [`tells the way “${told.join(' > ')}”, shows “${breadcrumb.join(' > ')}”`]
      : []),
    ...addressesIn(things).flatMap((address) => {
      if (!URL.canParse(address)) return [`${address} is no whole address`];
      const isPage =
        address.startsWith(SITE) && !/^\/img\/|\.\w+$|^\/$/.test(new URL(address).pathname);
      const isThere = byAddress.has(address.replace(/#.*$/, ''));
      return isPage && !isThere ? [`${address} is no page`] : [];
    }),
  ];
}

/** Properties that hold addresses, or things with addresses of their own. */
const ADDRESSES = new Set(['url', 'image', 'logo', 'item', 'sameAs', 'mainEntityOfPage', '@id']);

function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ADDRESSES.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  return Object.entries(value ?? {}).flatMap(([name, inner]) => addressesIn(inner, name));
}

/** Pages of one language that cannot be told apart where a search engine lists them. */
function alike(pages: readonly Read[], field: 'title' | 'description'): string[] {
  const listed = pages.filter((page) => page.isListed);
  const groups = Map.groupBy(listed, (page) => `${page.path.slice(0, 3)} ${page[field]}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ path }) => path).join(', ')}: the same ${field}`);
}
