import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Desk } from '../../app/site.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { splitLocale } from '../../domain/locale.ts';
import { dayInRegion } from '../../domain/today.ts';
import { type Answer, Kept, type KeptAnswers, makeAnswer, send, sendNow } from '../answers.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import { canonicalAddress } from './address.ts';
import { contentSecurityPolicy, type PolicySite } from './contentSecurityPolicy.ts';
import { preferredLocale } from './preferredLocale.ts';

/**
 * Makes the page at an address from a catalogue: the website's build behind one function. The desk is
 * there for what a visitor sends, which no kept page has to do with.
 */
export type RenderPage = (request: Request, catalogue: Catalogue, desk?: Desk) => Promise<Response>;

interface Options {
  render: RenderPage;
  live: LiveCatalogue;
  kept: KeptAnswers;
  /** Pages are made at its address: visitors' Host headers must not reach what is kept. */
  site: PolicySite & { url: string };
  /** The headers of every answer: kept pages go out by themselves. */
  headers: Record<string, string>;
  /** False in development, where Vite writes scripts of its own into pages. */
  policy?: boolean;
}

/** Browsers ask each time, shared caches may answer for a minute and refresh behind the visitor. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * A visitor's own plan, for those who know its address: kept by no shared cache, listed by no one.
 * The browser may keep it, for it is to be opened where there is no network.
 */
const PERSONAL =
  /^\/[a-z]{2}\/(itinerary\/(?!places(\.data)?$)[^/?]+|pdf(\.data)?\?|contact(\.data)?\?|newsletter\/)/;
const PERSONAL_CACHING = 'private, no-cache';

/** Answers every address that is not the API's, an image's or a file's. */
export function pageHandler(options: Options) {
  const { live, kept } = options;
  const siteUrl = options.site.url;
  const today = dayOfMinute();
  // Pages tell of this month and of today: at midnight in the region they are made anew.
  const versionNow = () => `${live.current().version} ${today()}`;
  return { answerKept, answerPage, answerForm };

  /** Sends the page at an address that is spelled as it is kept, at once; else does nothing. */
  function answerKept(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET') return false;
    const page = kept.peek(req.url ?? '', versionNow());
    return page !== undefined && sendNow(req, res, page);
  }

  async function answerPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', siteUrl);
    if (url.pathname === '/') return redirectHome(req, res, url.search);
    if (url.pathname.endsWith('/')) {
      return redirect(res, 301, url.pathname.replace(/\/+$/, '') + url.search);
    }
    const { locale } = splitLocale(url.pathname.replace(/\.data$/, ''));
    const address = canonicalAddress(
      locale ? url : new URL(`/en${url.pathname}${url.search}`, url),
    );
    const catalogue = live.current();
    const make = () => makePage(address, catalogue);
    const page =
      address.includes('?') || PERSONAL.test(address)
        ? new Kept(await make())
        : await kept.get(address, versionNow(), make);
    // Section 2: every route starts with a language; a known one without is led to its English form.
    if (!locale && page.answer.status === 200) {
      return redirect(res, 301, `/en${url.pathname}${url.search}`);
    }
    await send(req, res, page);
  }

  /** Gives what a visitor has sent to the action of the page at an address; never kept. */
  async function answerForm(path: string, body: URLSearchParams, desk: Desk): Promise<Response> {
    const request = new Request(new URL(path, siteUrl), { method: 'POST', body });
    const response = await options.render(request, live.current(), desk);
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    const type = headers.get('content-type') ?? '';
    if (options.policy !== false && type.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(text, options.site));
    }
    return new Response(response.status === 303 ? null : text, {
      status: response.status,
      headers,
    });
  }

  async function makePage(address: string, catalogue: Catalogue): Promise<Answer> {
    const response = await options.render(new Request(new URL(address, siteUrl)), catalogue);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const isPersonal = PERSONAL.test(address);
    // A page that tells of more than content asks not to be kept.
    const own = response.headers.get('Cache-Control') ?? PAGE_CACHING;
    const caching = isPersonal ? PERSONAL_CACHING : own;
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      ...options.headers,
      'content-type': type,
      'cache-control': response.status === 200 ? caching : 'no-store',
      vary: 'Accept-Encoding',
      ...(isPersonal && { 'x-robots-tag': 'noindex' }),
    };
    if (options.policy !== false && type.startsWith('text/html')) {
      headers['content-security-policy'] = contentSecurityPolicy(body.toString(), options.site);
    }
    return makeAnswer(response.status, headers, body);
  }
}

/** The day in the region, looked up once a minute: every request asks for it. */
function dayOfMinute(): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) day = dayInRegion(new Date());
    minute = now;
    return day;
  };
}

function redirectHome(req: IncomingMessage, res: ServerResponse, search: string): void {
  const locale = preferredLocale(req.headers.cookie, req.headers['accept-language']);
  res.setHeader('Vary', 'Cookie, Accept-Language');
  redirect(res, 302, `/${locale}${search}`);
}

function redirect(res: ServerResponse, status: 301 | 302, location: string): void {
  const caching = status === 301 ? 'public, max-age=3600' : 'private, no-store';
  res.writeHead(status, { location, 'cache-control': caching }).end();
}
