/** Finds pages and pictures for the load test by following links from the home pages. */
import { LOCALES, type Locale } from '../../../domain/locale.ts';

export interface CrawlResult {
  /** Paths of pages by language, in breadth-first order: home, hubs, details. */
  pages: Record<Locale, string[]>;
  /** Paths of pictures for phones and desktops, in the order of the pages. */
  pictures: string[];
}

const CONCURRENCY = 4;

/**
 * Follows all links, and fetches the pictures, so that they are rendered before the measurement.
 *
 * @param url the origin of the site
 * @param pictureCount how many pictures to fetch and return
 * @throws Error if a response has another status than 200
 */
export async function crawl(url: string, pictureCount: number): Promise<CrawlResult> {
  const pictures = new Set<string>();
  const pages = {} as Record<Locale, string[]>;
  for (const locale of LOCALES) {
    const seen = new Set([`/${locale}`]);
    for (let level = [...seen]; level.length > 0; ) {
      const next: string[] = [];
      for await (const html of readAll(level)) {
        for (const picture of picturesOf(html)) pictures.add(picture);
        for (const link of linksOf(html, locale)) {
          if (!seen.has(link)) next.push(link);
          seen.add(link);
        }
      }
      level = next;
    }
    pages[locale].push(...seen);
  }
  const first = [...pictures].slice(0, pictureCount);
  await Array.fromAsync(readAll(first));
  return { pages, pictures: first };

  async function* readAll(paths: readonly string[]) {
    for (let at = 0; at < paths.length; at += CONCURRENCY) {
      yield* await Promise.all(paths.slice(at, at + CONCURRENCY).map(read));
    }
  }

  async function read(path: string): Promise<string> {
    const response = await fetch(url + path);
    if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
    return response.text();
  }
}

/** Paths of linked pages, without queries, files and programmes, which few visitors request. */
function linksOf(html: string, locale: Locale): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)[^"]*"/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => path.startsWith(`/${locale}/`) && path !== `/${locale}/pdf` && !path.includes('.'),
    );
}

/** AVIF sources in the widths for phones and desktops. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/type="image\/avif"[^>]*srcSet="([^"]+)"/g)].flatMap(([, set = '']) =>
    set
      .split(', ')
      .map((source) => source.split(' ')[0] ?? '')
      .filter((source) => /\/w_(480|800),/.test(source)),
  );
}
