import { availableParallelism } from 'node:os';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { resolveSettings } from '../../domain/content/settings.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import { readEventQuery, writeEventQuery } from '../../domain/search/eventQuery.ts';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { encodeResponse } from '../http/cachedResponse.ts';
import {
  type AppContext,
  type AppServices,
  clientAbortSignal,
  createRouter,
} from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { ResponseCache } from '../http/responseCache.ts';
import { PUBLIC_DATA_HEADERS } from '../http/responseHeaders.ts';
import { send } from '../http/sendResponse.ts';
import { eventsCalendar } from './eventsCalendar.ts';
import { articlesFeed, eventsFeed } from './feeds.ts';
import { llmsTxt } from './llms.ts';
import { robotsTxt } from './robots.ts';
import { SECURITY_TXT_PATH, securityTxt } from './securityTxt.ts';
import { sitemapIndex, sitemapOf } from './sitemaps.ts';

/** Cache size in bytes. All feeds in all languages are 4 MB; the rest is for filtered calendars. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Greatest number of responses that wait to be rendered. */
const MAX_QUEUED = 200;

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const LOCALE = `:locale{${LOCALES.join('|')}}`;

/** Routes for machines: sitemaps, feeds, calendars, robots.txt, llms.txt. */
export function feedRoutes({ config, live }: Pick<AppServices, 'config' | 'live'>) {
  const { site, indexNow } = config;
  const routes = createRouter();
  const limit = limitConcurrency({ running: availableParallelism(), waiting: MAX_QUEUED });
  const cache = new ResponseCache(CACHE_BYTES, limit);

  async function sendCached(context: AppContext, key: string, type: string, write: () => string) {
    const make = async () =>
      encodeResponse(200, { ...PUBLIC_DATA_HEADERS, 'content-type': type }, Buffer.from(write()));
    const { incoming, outgoing } = context.env;
    const gone = clientAbortSignal(outgoing);
    await send(incoming, outgoing, await cache.get(key, live.current().version, make, gone));
    return RESPONSE_ALREADY_SENT;
  }

  routes.get('/robots.txt', (context) =>
    sendCached(context, 'robots', TEXT, () => robotsTxt(site.url)),
  );
  routes.get('/llms.txt', (context) =>
    sendCached(context, 'llms', TEXT, () => llmsTxt(live.current(), site)),
  );
  routes.get('/sitemap.xml', (context) =>
    sendCached(context, 'sitemaps', XML, () => sitemapIndex(live.current(), site)),
  );
  routes.get(`/sitemaps/:file{(?:${LOCALES.join('|')})\\.xml}`, (context) => {
    const locale = context.req.param('file').slice(0, 2) as Locale;
    return sendCached(context, `sitemap ${locale}`, XML, () =>
      sitemapOf(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/articles/feed.xml`, (context) => {
    const locale = context.req.param('locale') as Locale;
    return sendCached(context, `articles ${locale}`, RSS, () =>
      articlesFeed(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/events/feed.xml`, (context) => {
    const locale = context.req.param('locale') as Locale;
    return sendCached(context, `events ${locale}`, RSS, () =>
      eventsFeed(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/events.ics`, (context) => {
    const locale = context.req.param('locale') as Locale;
    const eventQuery = readEventQuery(new URL(context.req.url).searchParams, live.current());
    return sendCached(context, `calendar ${locale}${writeEventQuery(eventQuery)}`, CALENDAR, () =>
      eventsCalendar(locale, eventQuery, live.current(), site),
    );
  });
  routes.get(SECURITY_TXT_PATH, (context) => {
    const { email } = resolveSettings(live.current(), config.settings).contact;
    if (!email) return problem(context, 404, 'No contact is configured.');
    return context.text(securityTxt(email, site.url, new Date()), 200, TEXT_HEADERS);
  });
  // IndexNow's key file. Search engines read it to verify the key; it is not a secret.
  if (indexNow) {
    routes.get(`/${indexNow.key}.txt`, (context) => context.text(indexNow.key, 200, TEXT_HEADERS));
  }
  return routes;
}

const TEXT_HEADERS = { ...PUBLIC_DATA_HEADERS, 'content-type': TEXT };
