import { newFolder, serve } from '../bench/tools.ts';
import { LOCALES } from '../domain/locale.ts';

const URL_HERE = 'http://127.0.0.1:4810';

/** A page as a crawler gets it. */
export interface FoundPage {
  /** With the language, without a query: `/en/about`. */
  path: string;
  html: string;
  /** False for what search engines are asked to leave alone. */
  isListed: boolean;
}

/** Documents, programmes and feeds are no pages; what only answers scripts is linked from nowhere. */
const NO_PAGE = /^\/(api|documents|img)\/|\.(xml|ics)$/;

/**
 * Every page of the built site that links lead to, in every language; pages narrowed by a filter are
 * the same pages.
 *
 * @throws Error for a link that leads nowhere
 */
export async function everyPage(siteUrl: string): Promise<FoundPage[]> {
  const site = await serve(process.execPath, ['build/main.js'], `${URL_HERE}/readyz`, {
    env: {
      PORT: new URL(URL_HERE).port,
      SITE_URL: siteUrl,
      DATA_DIR: newFolder(),
      DATABASE_URL: '',
      WEATHER_URL: 'off',
      RATES_URL: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  });
  try {
    return await crawl();
  } finally {
    await site.stop();
  }
}

async function crawl(): Promise<FoundPage[]> {
  const paths = new Set<string>(LOCALES.map((locale) => `/${locale}`));
  const pages: FoundPage[] = [];
  // A set that grows while one goes through it is gone through to its new end.
  for (const path of paths) {
    const answer = await fetch(URL_HERE + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    const html = await answer.text();
    pages.push({ path, html, isListed: !answer.headers.get('x-robots-tag')?.includes('noindex') });
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"?#]+)/g)) {
      if (href.startsWith('/') && !NO_PAGE.test(href)) paths.add(href);
    }
  }
  return pages;
}
