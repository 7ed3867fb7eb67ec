import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SubmissionHandler, VisitorSite } from '../../app/lib/siteContext.ts';
import { INLINE_SCRIPTS_HEADER } from '../../app/routerInternals.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import type { FooterSubmission } from '../../domain/forms/newsletter.ts';
import type { SubmissionResult } from '../../domain/forms/submissionResult.ts';
import { DEFAULT_LOCALE, splitLocale } from '../../domain/locale.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { CachedResponse, type EncodedResponse, encodeResponse } from './cachedResponse.ts';
import { contentSecurityPolicy, type PolicySite } from './contentSecurityPolicy.ts';
import { clientAbortSignal, type RenderPage } from './context.ts';
import { canonicalUrl, isPersonalPage, normalPath, requestUrl } from './pageUrl.ts';
import { preferredLocale } from './preferredLocale.ts';
import type { ResponseCache } from './responseCache.ts';
import { send, sendNow } from './sendResponse.ts';

interface Options {
  render: RenderPage;
  live: LiveCatalogue;
  cache: ResponseCache;
  /** Pages are rendered for its address: a client's Host header must not reach the cache. */
  site: PolicySite & { url: string };
  /** The headers of every response: cached pages bypass the app's. */
  headers: Record<string, string>;
  /** Whether pages have a Content-Security-Policy; not in development, where Vite adds scripts. */
  hasPolicy: boolean;
}

/** Browsers revalidate each time; shared caches serve a minute, then revalidate in the background. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** For pages of one visitor: not in shared caches; the browser may cache them for offline use. */
const PERSONAL_CACHING = 'private, no-cache';

export type PageHandler = ReturnType<typeof pageHandler>;

/** Renders, caches and sends pages. */
export function pageHandler({ render, live, cache, site, headers, hasPolicy }: Options) {
  const today = regionDay();
  // Pages show today's events and this month: they expire at midnight in the region.
  const currentVersion = () => `${live.current().version} ${today()}`;
  return { sendCached, sendPage, sendPreview, warm, submitForm, sendFooterResult };

  /** Sends a cached page synchronously; returns false if the address is not a cache key. */
  function sendCached(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET') return false;
    const page = cache.peek(req.url ?? '', currentVersion());
    return page !== undefined && sendNow(req, res, page);
  }

  /** `visitor` is used for addresses with a query only: pages without one are the same for all. */
  async function sendPage(
    req: IncomingMessage,
    res: ServerResponse,
    visitor: VisitorSite = {},
  ): Promise<void> {
    const url = requestUrl(req.url, site.url);
    const path = normalPath(url.pathname);
    if (path !== url.pathname) return redirect(res, 301, path + url.search);
    if (path === '/') return redirectToLanguage(req, res, url.search);
    const { locale } = splitLocale(url.pathname.replace(/\.data$/, ''));
    const address = canonicalUrl(locale ? url : new URL(`/en${url.pathname}${url.search}`, url));
    const catalogue = live.current();
    const signal = clientAbortSignal(res);
    const isCached = !address.includes('?') && !isPersonalPage(address);
    const page = isCached
      ? await cachedPage(address, signal)
      : new CachedResponse(await renderPage(address, catalogue, visitor));
    const { status, headers } = page.response;
    // Specification, section 2: every route starts with a language; without one it is the visitor's.
    if (!locale && status < 400) return redirectToLanguage(req, res, path + url.search);
    // Cached redirects have no query.
    if (status === 301 && headers.location) {
      return redirect(res, 301, headers.location + url.search);
    }
    await send(req, res, page, isCached ? undefined : signal);
  }

  function cachedPage(address: string, signal?: AbortSignal): Promise<CachedResponse> {
    const catalogue = live.current();
    return cache.get(address, currentVersion(), () => renderPage(address, catalogue), signal);
  }

  /** Renders a page into the cache, unless it is there or is made for each visitor. */
  async function warm(address: string): Promise<void> {
    if (!isPersonalPage(address)) await cachedPage(address);
  }

  /**
   * Sends a page of a catalogue that is not public, or what is wrong with the preview. It is not stored, and
   * only our pages may frame it.
   */
  async function sendPreview(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    catalogue: Catalogue,
    problem?: Pick<VisitorSite, 'previewProblem'>,
  ): Promise<void> {
    const page = await renderPage(path, catalogue, problem);
    const policy = page.headers['content-security-policy'] ?? '';
    const headers = {
      ...page.headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      // Other sites must not see the token; `/api/bi` must, because a preview is no view.
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    };
    await send(req, res, new CachedResponse({ ...page, headers }));
  }

  /** Sends the page from which the footer's form was submitted, with the result in place of the form. */
  async function sendFooterResult(
    req: IncomingMessage,
    res: ServerResponse,
    footerSubmission: FooterSubmission,
  ): Promise<void> {
    const { pathname, search } = requestUrl(req.url, site.url);
    const path = normalPath(pathname);
    const { locale } = splitLocale(path);
    const url = new URL(`${locale ? '' : `/${DEFAULT_LOCALE}`}${path}${search}`, site.url);
    const page = await renderPage(canonicalUrl(url), live.current(), { footerSubmission });
    const { result } = footerSubmission;
    const headers: Record<string, string> = { ...page.headers, 'cache-control': 'no-store' };
    if (result.status === 'rejected') headers['retry-after'] = String(result.retryAfter);
    const status = rejectionStatus(result) ?? page.status;
    await send(req, res, new CachedResponse({ ...page, status, headers }));
  }

  /** Runs the action of the page at `path` with the fields of its form; never cached. */
  async function submitForm(
    path: string,
    body: URLSearchParams,
    submissions: SubmissionHandler,
  ): Promise<Response> {
    const request = new Request(new URL(path, site.url), { method: 'POST', body });
    const response = await render(request, live.current(), { submissions });
    const text = await response.text();
    const headers = new Headers(response.headers);
    const scripts = takeScriptHashes(headers);
    headers.set('cache-control', 'no-store');
    const type = headers.get('content-type') ?? '';
    if (hasPolicy && type.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(scripts, site));
    }
    return new Response(response.status === 303 ? null : text, {
      status: response.status,
      headers,
    });
  }

  async function renderPage(
    address: string,
    catalogue: Catalogue,
    visitor?: VisitorSite,
  ): Promise<EncodedResponse> {
    const request = new Request(new URL(address, site.url));
    const response = await render(request, catalogue, visitor);
    const body = Buffer.from(await response.arrayBuffer());
    const scripts = takeScriptHashes(response.headers);
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const isPersonal = isPersonalPage(address);
    // Pages with more than content set their own.
    const ownCaching = response.headers.get('Cache-Control') ?? PAGE_CACHING;
    const caching = isPersonal ? PERSONAL_CACHING : ownCaching;
    const pageHeaders: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      ...headers,
      'content-type': type,
      'cache-control': response.status === 200 ? caching : 'no-store',
      vary: 'Accept-Encoding',
      ...(isPersonal && { 'x-robots-tag': 'noindex' }),
    };
    if (hasPolicy && type.startsWith('text/html')) {
      pageHeaders['content-security-policy'] = contentSecurityPolicy(scripts, site);
    }
    return encodeResponse(response.status, pageHeaders, body);
  }
}

/** The hashes of a page's inline scripts; the header is internal and removed. */
function takeScriptHashes(headers: Headers): string {
  const scripts = headers.get(INLINE_SCRIPTS_HEADER) ?? '';
  headers.delete(INLINE_SCRIPTS_HEADER);
  return scripts;
}

/** The status of a rejected submission. */
function rejectionStatus(outcome: SubmissionResult): number | undefined {
  if (outcome.status === 'accepted') return undefined;
  if (outcome.status === 'invalid') return 400;
  return outcome.reason === 'unavailable' ? 503 : 429;
}

/** The current day in the region, computed once per minute because every request uses it. */
function regionDay(): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) day = dayInRegion(new Date());
    minute = now;
    return day;
  };
}

/** Redirects to the address in the stored or preferred language. */
function redirectToLanguage(req: IncomingMessage, res: ServerResponse, address: string): void {
  const locale = preferredLocale(req.headers.cookie, req.headers['accept-language']);
  res.setHeader('Vary', 'Cookie, Accept-Language');
  redirect(res, 302, `/${locale}${address}`);
}

function redirect(res: ServerResponse, status: 301 | 302, location: string): void {
  const caching = status === 301 ? 'public, max-age=3600' : 'private, no-store';
  res.writeHead(status, { location, 'cache-control': caching }).end();
}
