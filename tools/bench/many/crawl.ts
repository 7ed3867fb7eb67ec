/** What there is to look at, as visitors find it: by following links from the home pages. */
import { LOCALES, type Locale } from '../../../domain/locale.ts';

export interface Found {
  /** By language, the pages in the order in which links lead to them: home, hubs, the long tail. */
  pages: Record<Locale, string[]>;
  /** Pictures as a phone and a desk ask for them, those of the first pages first. */
  pictures: string[];
}

/** How much is fetched at a time. */
const AT_A_TIME = 4;

/**
 * Follows all links, and asks for the first pictures, so that they are made before anything is timed.
 *
 * @param shown how many pictures are wanted
 * @throws Error when a link leads nowhere
 */
export async function crawl(url: string, shown: number): Promise<Found> {
  const pictures = new Set<string>();
  const pages = {} as Record<Locale, string[]>;
  for (const locale of LOCALES) {
    const seen = new Set([`/${locale}`]);
    for (let wave = [...seen]; wave.length > 0; ) {
      const found: string[] = [];
      for await (const html of readAll(wave)) {
        for (const picture of picturesOf(html)) pictures.add(picture);
        for (const link of linksOf(html, locale)) {
          if (!seen.has(link)) found.push(link);
          seen.add(link);
        }
      }
      wave = found;
    }
    pages[locale].push(...seen);
  }
  const first = [...pictures].slice(0, shown);
  await Array.fromAsync(readAll(first));
  return { pages, pictures: first };

  async function* readAll(paths: readonly string[]) {
    for (let at = 0; at < paths.length; at += AT_A_TIME) {
      yield* await Promise.all(paths.slice(at, at + AT_A_TIME).map(read));
    }
  }

  async function read(path: string): Promise<string> {
    const answer = await fetch(url + path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return answer.text();
  }
}

/** No files; and programmes are made for one visitor, narrowed pages kept for nobody: few ask for them. */
function linksOf(html: string, locale: Locale): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)[^"]*"/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => path.startsWith(`/${locale}/`) && path !== `/${locale}/pdf` && !path.includes('.'),
    );
}

/** Every source that says AVIF, once for a phone of two dots a pixel, once for a desk. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/type="image\/avif"[^>]*srcSet="([^"]+)"/g)].flatMap(([, set = '']) =>
    set
      .split(', ')
      .map((source) => source.split(' ')[0] ?? '')
      .filter((source) => /\/w_(480|800),/.test(source)),
  );
}
