import { LONGEST_TEASER } from '../../domain/format/excerpt.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';
import { crawl, type FoundPage } from './crawl.ts';
import { type JsonLdNode, type PageHead, readHead } from './readHead.ts';
import { serveSite } from './serveSite.ts';
import { checkVocabulary } from './vocabulary.ts';

const SITE = 'https://fes-meknes.example';

/** In characters; a shorter one is of no use in search results. */
const MIN_DESCRIPTION = 50;

type Page = FoundPage & PageHead;

/**
 * Checks the metadata of every page in every language: title, description, canonical and alternate
 * links, and the structured data against the vocabulary of schema.org and against the page.
 *
 * @returns numbers of pages and of nodes by type
 * @throws Error that lists all problems
 */
export async function structuredData(): Promise<Record<string, number>> {
  const pages = (await crawlSite()).map((page) => ({ ...page, ...readHead(page) }));
  const byUrl = new Map(pages.map((page) => [SITE + page.path, page]));
  const nodes = pages.flatMap((page) => page.nodes);
  const { problems: vocabularyProblems, shapes } = checkVocabulary(nodes);
  const problems = [
    ...pages.flatMap((page) =>
      [
        ...(page.isIndexable ? checkIndexable(page, byUrl) : checkHidden(page)),
        ...checkStructuredData(page, byUrl),
      ].map((problem) => `${page.path}: ${problem}`),
    ),
    ...duplicates(pages, 'title'),
    ...duplicates(pages, 'description'),
    ...vocabularyProblems,
  ];
  if (problems.length > 0) throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
  const counts = Map.groupBy(nodes, (node) => node['@type']);
  return {
    'pages, all languages': pages.length,
    'indexable pages': pages.filter(({ isIndexable }) => isIndexable).length,
    'distinct shapes, checked against schema.org': shapes,
    ...Object.fromEntries(Array.from(counts, ([type, { length }]) => [type, length])),
    problems: 0,
  };
}

async function crawlSite(): Promise<FoundPage[]> {
  const site = await serveSite({ SITE_URL: SITE });
  try {
    const starts = LOCALES.map((locale) => `/${locale}`);
    const pages = await Array.fromAsync(crawl(site.url, starts));
    const broken = pages.filter(({ status }) => status >= 400);
    if (broken.length > 0) {
      throw new Error(`Broken links: ${broken.map(({ path }) => path).join(', ')}`);
    }
    return pages;
  } finally {
    await site.stop();
  }
}

function checkIndexable(page: Page, byUrl: ReadonlyMap<string, Page>): string[] {
  const { canonical, alternates, description, path } = page;
  const url = SITE + path;
  const lang = path.slice(1, 3);
  const isTruncated = description.endsWith('…');
  return [
    ...(page.title ? [] : ['no title']),
    ...(description.length >= MIN_DESCRIPTION &&
    description.length <= LONGEST_TEASER + Number(isTruncated)
      ? []
      : [`a description of ${description.length} characters`]),
    ...(canonical === url ? [] : [`canonical link to ${canonical}`]),
    ...(alternates.get(lang) === url ? [] : ['no alternate link to itself']),
    ...(alternates.get('x-default') === alternates.get(DEFAULT_LOCALE)
      ? []
      : ['x-default is not English']),
    ...[...alternates].flatMap(([otherLang, otherUrl]) => {
      const other = byUrl.get(otherUrl);
      if (!other?.isIndexable) return [`its ${otherLang} is not indexable: ${otherUrl}`];
      return other.alternates.get(lang) === url ? [] : [`${otherUrl} does not link back`];
    }),
  ];
}

function checkHidden({ canonical, alternates, nodes }: Page): string[] {
  return [
    ...(canonical ? ['not indexable, but has a canonical link'] : []),
    ...(alternates.size > 0 ? ['not indexable, but has alternate links'] : []),
    ...(nodes.length > 0 ? ['not indexable, but has structured data'] : []),
  ];
}

function checkStructuredData(
  { nodes, breadcrumb, isIndexable }: Page,
  byUrl: ReadonlyMap<string, Page>,
) {
  const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
  const names = ((crumbs?.itemListElement ?? []) as JsonLdNode[]).map(({ name }) => name);
  return [
    ...(isIndexable && names.join(' > ') !== breadcrumb.join(' > ')
      ? [`BreadcrumbList is “${names.join(' > ')}”, the page shows “${breadcrumb.join(' > ')}”`]
      : []),
    ...urlsIn(nodes).flatMap((url) => {
      if (!URL.canParse(url)) return [`${url} is not an absolute URL`];
      const isPage = url.startsWith(SITE) && !/^\/img\/|\.\w+$|^\/$/.test(new URL(url).pathname);
      const exists = byUrl.has(url.replace(/#.*$/, ''));
      return isPage && !exists ? [`${url} is not a page`] : [];
    }),
  ];
}

/** Properties whose values are URLs, or nodes that contain URLs. */
const URL_PROPERTIES = new Set([
  'url',
  'image',
  'logo',
  'item',
  'sameAs',
  'mainEntityOfPage',
  '@id',
]);

function urlsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return URL_PROPERTIES.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => urlsIn(item, key));
  return Object.entries(value ?? {}).flatMap(([name, inner]) => urlsIn(inner, name));
}

/** Indexable pages of one language that have the same title or description. */
function duplicates(pages: readonly Page[], field: 'title' | 'description'): string[] {
  const indexable = pages.filter((page) => page.isIndexable);
  const groups = Map.groupBy(indexable, (page) => `${page.path.slice(0, 3)} ${page[field]}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ path }) => path).join(', ')}: the same ${field}`);
}
