import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { DEFAULT_LOCALE, splitLocale } from '../domain/locale.ts';
import { KeptAnswers } from './answers.ts';
import { readText } from './api/jsonBody.ts';
import { problem } from './api/problem.ts';
import { apiRoutes } from './api/routes.ts';
import { clientIp } from './api/whoami.ts';
import type { LiveCatalogue } from './catalogue/live.ts';
import type { Config } from './config.ts';
import type { Sql } from './db/database.ts';
import type { Bookshelf } from './documents/books/bookshelf.ts';
import { documentRoutes } from './documents/routes.ts';
import type { Drain } from './drain.ts';
import type { Desk } from './forms/desk.ts';
import { foundRoutes } from './found/routes.ts';
import type { Log } from './log.ts';
import type { ImageService } from './media/images.ts';
import { imageRoutes } from './media/routes.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { pageHandler, type RenderPage } from './pages/pages.ts';
import { addressKey, RateLimit } from './rateLimit.ts';
import type { RatesService } from './rates/rates.ts';
import type { WayFinder } from './routing/ways.ts';
import { isSameOrigin } from './sameOrigin.ts';
import { FRAMES_ALONE } from './securityHeaders.ts';
import type { Weather } from './weather/weather.ts';

/** What the HTTP application is made of; tests give their own parts. */
export interface Parts {
  config: Config;
  drain: Drain;
  live: LiveCatalogue;
  /** For what visitors send; content is read from `live`. */
  sql: Sql;
  desk: Desk;
  images: ImageService;
  ways: WayFinder;
  shelf: Bookshelf;
  rates: RatesService;
  weather: Weather;
  render: RenderPage;
  /** The folder of the build's files for browsers; none in development, where Vite serves them. */
  clientFiles?: string;
  log: Log;
}

/** Pages that make a plan or a programme take up to 0.3 s of this process, and are kept for nobody. */
const COSTLY_PAGE = /^(\/[a-z]{2})?\/(itinerary|pdf)(\.data)?$/;
/** How many of them an address may have, behind which whole hotels may stand. */
const PLANS = { times: 60, within: 60_000 };

/** Asked of the address as it is read, not as it is spelled: `%73tart` is `start` too. */
const isCostly = ({ pathname, searchParams }: URL): boolean =>
  COSTLY_PAGE.test(pathname) &&
  ['start', 'tour'].some((name) => searchParams.getAll(name).some(Boolean));

export type AppContext = Context<{ Bindings: HttpBindings }>;

/** Longer addresses are no visitor's; the search term has at most 100 characters. */
const MAX_ADDRESS = 4096;

/**
 * All that the process answers: health, API, images, files, and for every other address a page.
 * Kept pages, which are nearly all that visitors ask for, go out before anything else is looked at.
 */
export function makeListener(parts: Parts, headers: Record<string, string>): RequestListener {
  const metrics = makeMetrics(parts.live);
  const pages = pageHandler({
    render: parts.render,
    live: parts.live,
    kept: new KeptAnswers(parts.config.pageCacheBytes),
    site: parts.config.site,
    headers,
    policy: parts.clientFiles !== undefined,
  });
  const app = makeApp(parts, metrics, pages);
  const standing = Object.entries(headers);
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (req, res) => {
    if (pages.answerKept(req, res)) return metrics.countKept(res.statusCode);
    for (const [name, value] of standing) res.setHeader(name, value);
    void answer(req, res);
  };
}

function makeApp(
  parts: Parts,
  metrics: Metrics,
  { answerPage, answerForm }: ReturnType<typeof pageHandler>,
) {
  const { config, drain, live, log } = parts;
  const plans = new RateLimit(PLANS);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (context, next) => {
    const started = performance.now();
    const { method, url } = context.env.incoming;
    if ((url?.length ?? 0) > MAX_ADDRESS) {
      context.res = problem(context, 414, `An address has at most ${MAX_ADDRESS} characters.`);
    } else if (hasBrokenEscape(context.req.path)) {
      context.res = problem(context, 400, 'The address holds a null byte or a broken %-escape.');
    } else await next();
    const sent = context.env.outgoing.headersSent;
    const status = sent ? context.env.outgoing.statusCode : context.res.status;
    const part = /^\/(api|img|assets)\//.exec(context.req.path)?.[1] ?? 'page';
    metrics.requests.observe({ part, status }, (performance.now() - started) / 1000);
    if (status >= 400) log.info({ method, path: withoutIds(context.req.path), status }, 'refused');
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', (context) => {
    if (drain.begun) return context.text('leaving', 503);
    return live.current().places.all.length > 0
      ? context.text('ready')
      : context.text('no content', 503);
  });
  app.get('/metrics', async (context) => {
    if (!fromThisMachine(context)) return problem(context, 404, 'There is nothing here.');
    return context.text(await metrics.text());
  });
  const documents = documentRoutes(config, live, parts.shelf);
  app.route('/api/documents', documents.api);
  app.route('/api', apiRoutes(parts));
  app.route('/documents', documents.files);
  app.route('/img', imageRoutes(parts.images));
  app.route('/', foundRoutes(config, live));
  if (parts.clientFiles) {
    const files = serveStatic({ root: parts.clientFiles, precompressed: true });
    app.use(async (context, next) => {
      const found = await files(context, next);
      if (!(found instanceof Response)) return;
      // On the answer itself: what its `onFound` sets on the context comes too late to be sent.
      found.headers.set('Cache-Control', cachingOf(context.req.path));
      if (/\.m?js$/.test(context.req.path)) {
        for (const [name, value] of Object.entries(FRAMES_ALONE)) found.headers.set(name, value);
      }
      return found;
    });
  }
  app.on(['GET', 'HEAD'], '*', async (context) => {
    if (isCostly(new URL(context.env.incoming.url ?? '/', config.site.url))) {
      const wait = plans.take(addressKey(clientIp(context, config)));
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return problem(context, 429, `Too many plans; wait ${wait} seconds.`);
      }
    }
    await answerPage(context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  app.post('*', async (context) => {
    const form = await readForm(context, config.site.url);
    if (form instanceof Response) return form;
    const { pathname, search } = new URL(context.req.url);
    const { locale = DEFAULT_LOCALE } = splitLocale(pathname.replace(/\.data$/, ''));
    const ip = clientIp(context, config);
    return answerForm(pathname + search, form, {
      take: (kind, fields) => parts.desk.take(kind, fields, { ip, locale }),
      confirmNewsletter: (key) => parts.desk.confirm(key),
      leaveNewsletter: (key) => parts.desk.newsletters.leave(key),
    });
  });
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD, POST');
    return problem(context, 405, 'Pages answer GET, HEAD and POST.');
  });
  app.onError((error, context) => {
    log.error({ err: error, path: withoutIds(context.req.path) }, 'a request failed');
    if (context.env.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    return problem(context, 500, 'The failure has been logged.');
  });
  return app;
}

/** What a form longer than this holds, nobody has typed: bytes. */
const MAX_FORM = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields that a page's form sends, if they come from a page of this site. */
async function readForm(context: AppContext, siteUrl: string): Promise<URLSearchParams | Response> {
  if (!isSameOrigin(context, siteUrl)) {
    return problem(context, 403, 'Forms are taken from the pages of this site alone.');
  }
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) return problem(context, 415, `The body must be ${FORM_TYPE}.`);
  const text = await readText(context, MAX_FORM);
  if (text === undefined) return problem(context, 413, `A form has at most ${MAX_FORM} bytes.`);
  return new URLSearchParams(text);
}

/** The path as the log has it: whoever knows the id of a plan may read it. */
const withoutIds = (path: string) =>
  path.replace(/(\/api\/tours|\/itinerary)\/[^./]+/, '$1/:id').slice(0, 200);

/** How long browsers may keep a file of the build: hashed ones for ever, the service worker never. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

/** Metrics are for a collector beside the process, never for what comes through a proxy. */
function fromThisMachine(context: AppContext): boolean {
  const { remoteAddress = '' } = context.env.incoming.socket;
  const loopback = /^(::1|(::ffff:)?127\.)/.test(remoteAddress);
  return loopback && !context.req.header('x-forwarded-for');
}

function hasBrokenEscape(path: string): boolean {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}
