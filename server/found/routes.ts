import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { readEventQuery, writeEventQuery } from '../../domain/eventQuery.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import { KeptAnswers, makeAnswer, send } from '../answers.ts';
import { LIST_HEADERS } from '../api/listHeaders.ts';
import type { AppContext } from '../app.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import { eventsCalendar } from './eventsCalendar.ts';
import { articlesFeed, eventsFeed } from './feeds.ts';
import { llmsTxt } from './llms.ts';
import { robotsTxt } from './robots.ts';
import { sitemapIndex, sitemapOf } from './sitemaps.ts';

/** All of them in all languages are 4 MB; the rest is for calendars, which many questions narrow. */
const KEPT_BYTES = 16 * 1024 * 1024;

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const LOCALE = `:locale{${LOCALES.join('|')}}`;

/** What others find the content by: search engines, readers of feeds, calendars, language models. */
export function foundRoutes({ site, indexNow }: Config, live: LiveCatalogue) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const kept = new KeptAnswers(KEPT_BYTES);

  async function sendKept(context: AppContext, key: string, type: string, write: () => string) {
    const make = async () =>
      makeAnswer(200, { ...LIST_HEADERS, 'content-type': type }, Buffer.from(write()));
    const answer = await kept.get(key, live.current().version, make);
    await send(context.env.incoming, context.env.outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  }

  routes.get('/robots.txt', (context) =>
    sendKept(context, 'robots', TEXT, () => robotsTxt(site.url)),
  );
  routes.get('/llms.txt', (context) =>
    sendKept(context, 'llms', TEXT, () => llmsTxt(live.current(), site)),
  );
  routes.get('/sitemap.xml', (context) =>
    sendKept(context, 'sitemaps', XML, () => sitemapIndex(live.current(), site)),
  );
  routes.get(`/sitemaps/:file{(?:${LOCALES.join('|')})\\.xml}`, (context) => {
    const locale = context.req.param('file').slice(0, 2) as Locale;
    return sendKept(context, `sitemap ${locale}`, XML, () =>
      sitemapOf(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/articles/feed.xml`, (context) => {
    const locale = context.req.param('locale') as Locale;
    return sendKept(context, `articles ${locale}`, RSS, () =>
      articlesFeed(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/events/feed.xml`, (context) => {
    const locale = context.req.param('locale') as Locale;
    return sendKept(context, `events ${locale}`, RSS, () =>
      eventsFeed(locale, live.current(), site),
    );
  });
  routes.get(`/${LOCALE}/events.ics`, (context) => {
    const locale = context.req.param('locale') as Locale;
    const asked = readEventQuery(new URL(context.req.url).searchParams, live.current());
    return sendKept(context, `calendar ${locale}${writeEventQuery(asked)}`, CALENDAR, () =>
      eventsCalendar(locale, asked, live.current(), site),
    );
  });
  // By this file a search engine knows that the key is this site's own: no secret.
  if (indexNow) {
    routes.get(`/${indexNow.key}.txt`, (context) =>
      context.text(indexNow.key, 200, LIST_HEADERS_OF_TEXT),
    );
  }
  return routes;
}

const LIST_HEADERS_OF_TEXT = { ...LIST_HEADERS, 'content-type': TEXT };
