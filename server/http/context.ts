/** Types of the HTTP application: the services of its routes, and the context of a request. */
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { VisitorSite } from '../../app/lib/siteContext.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Config } from '../config.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { Sql } from '../db/database.ts';
import type { BrochureStore } from '../documents/brochures/brochureStore.ts';
import type { CountryLookup } from '../integrations/geoip/countryLookup.ts';
import type { RatesService } from '../integrations/rates/rates.ts';
import type { RoutingClient } from '../integrations/routing/routingClient.ts';
import type { Weather } from '../integrations/weather/weather.ts';
import type { Log } from '../log.ts';
import type { MapTilesService } from '../map/mapTilesService.ts';
import type { ImageService } from '../media/images.ts';
import type { Sign } from '../submissions/formTokens.ts';
import type { SubmissionService } from '../submissions/submissionService.ts';
import type { GracefulShutdown } from './gracefulShutdown.ts';
import { RateLimits } from './rateLimits.ts';

/**
 * Renders the page of a request from a catalogue: the website's build behind one function. `visitor`
 * is given only for responses that are rendered for one visitor and never cached.
 */
export type RenderPage = (
  request: Request,
  catalogue: Catalogue,
  visitor?: VisitorSite,
) => Promise<Response>;

/** The services that routes use. */
export interface AppServices {
  config: Config;
  shutdown: GracefulShutdown;
  live: LiveCatalogue;
  /** For visitors' data; content is read from `live`. */
  sql: Sql;
  /** Signs what visitors and previews hand back. */
  sign: Sign;
  submissions: SubmissionService;
  images: ImageService;
  routing: RoutingClient;
  brochures: BrochureStore;
  rates: RatesService;
  weather: Weather;
  mapTiles: MapTilesService;
  countries: CountryLookup;
  render: RenderPage;
  /** The API of the council's editor, below `/studio/api`. */
  studio: Hono<AppEnv>;
  /** The folders of the build's browser files; undefined in development, where Vite serves them. */
  clientFiles?: { website: string; studio: string };
  log: Log;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    config: Config;
    /** The visitor's network address. */
    clientIp: string;
    rateLimits: RateLimits;
  };
}

export type AppContext = Context<AppEnv>;

/** A Hono app or router whose handlers have the variables of `AppEnv`. */
export const createRouter = () => new Hono<AppEnv>();

/** Sets the variables of every request; the first middleware of the application. */
export function contextVariables(config: Config) {
  const rateLimits = new RateLimits();
  return (context: AppContext, next: () => Promise<void>) => {
    context.set('config', config);
    context.set('clientIp', clientIp(context, config));
    context.set('rateLimits', rateLimits);
    return next();
  };
}

/**
 * The visitor's address as far as it is known. Any client can send X-Forwarded-For, so it is used
 * only behind a configured proxy; the proxy appends the address of its own client, so the last one
 * counts.
 */
function clientIp(context: Context, { trustedProxy }: Config): string {
  const forwarded = trustedProxy ? context.req.header('x-forwarded-for') : undefined;
  const last = forwarded?.split(',').at(-1)?.trim();
  return last || getConnInfo(context).remote.address || '';
}

/** A signal that is aborted when the client disconnects, or the response has been sent. */
export function clientAbortSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  else res.once('close', () => controller.abort());
  return controller.signal;
}
