import { type Locale, splitLocale } from './locale.ts';
import { type EntryPageKind, matchPage, type PageMatch } from './pages.ts';

export interface ViewedPage {
  /** Below the language, `/` for the home page; of a visitor's own plan the pattern, without its id. */
  page: string;
  locale: Locale;
}

/** The view to count for an address without its query; undefined where none is counted. */
export function viewedPage(pathname: string): ViewedPage | undefined {
  const { locale, rest } = splitLocale(pathname);
  const match = countedPage(rest);
  if (!locale || !match) return undefined;
  const { page, param } = match;
  if (page.personal !== 'page') return { page: rest || '/', locale };
  return PLAN_ID.test(param ?? '') ? { page: page.path, locale } : undefined;
}

/**
 * Whether a page that a browser has sent is one to count.
 *
 * @param exists whether there is an entry with this id
 */
export function isViewedPage(
  path: string,
  exists: (kind: EntryPageKind, id: string) => boolean,
): boolean {
  const match = path === '' ? undefined : countedPage(path === '/' ? '' : path);
  if (!match) return false;
  const { page, param } = match;
  if (page.personal === 'page') return path === page.path;
  return page.kind === undefined || exists(page.kind, param ?? '');
}

/** Ids of stored plans. */
const PLAN_ID = /^[\w-]{22}$/;
const ENTRY_ID = /^[a-z0-9-]{1,80}$/;

function countedPage(path: string): PageMatch | undefined {
  const match = matchPage(path);
  if (!match?.page.counted) return undefined;
  const { page, param = '' } = match;
  if (page.kind && !ENTRY_ID.test(param)) return undefined;
  return page.categories?.has(param) === false ? undefined : match;
}
