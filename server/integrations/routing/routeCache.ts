import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Point } from '../../../domain/geo/point.ts';
import { limitConcurrency } from '../../concurrency/limitConcurrency.ts';
import { SingleFlight } from '../../concurrency/singleFlight.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { DiskCache } from '../../media/diskCache.ts';
import { CircuitBreaker } from '../circuitBreaker.ts';
import { TooManyRequests } from '../tooManyRequests.ts';
import { Route, routeOf } from './route.ts';
import { fetchRoute, NoRoute, type Profile } from './routingServices.ts';

const HOUR = 3600 * 1000;
/** Timeout of a request, in ms. */
const TIMEOUT = 2000;
/** Older routes are returned once more and requested again meanwhile. Roads change slowly. */
const FRESH = 30 * 24 * HOUR;
/** Failures in a row until requests stop, and for how long, in ms. */
const BREAKER = { failures: 3, pause: 10_000, maxPause: 600_000 };
/** Requests to the service. */
const LIMIT = { running: 6, waiting: 300 };
/** Size of the cache in memory, in characters, and on disk, in bytes. */
const SIZE = { memory: 16 * 1024 * 1024, disk: 64 * 1024 * 1024 };
/** Pairs of points without a route; the number bounds the memory. */
const MISSING = { max: 5000, ttl: HOUR };

const StoredRoute = Route.extend({ at: z.coerce.date() });
type StoredRoute = z.infer<typeof StoredRoute>;

/** A leg to be requested. */
export interface RouteRequest {
  from: Point;
  to: Point;
  profile: Profile;
}

interface Client {
  /** Aborted when the client no longer waits. */
  gone?: AbortSignal;
  /** Called before a request to the service; false refuses it. */
  charge?: (() => boolean) | undefined;
}

/**
 * Routes of the routing service. They are kept in memory and on disk within bounds, so that the
 * service is asked for each at most once a month.
 */
export class RouteCache {
  readonly #service: NonNullable<Config['routing']>;
  readonly #headers: Record<string, string>;
  readonly #log: Log;
  readonly #disk: DiskCache;
  readonly #memory = new LRUCache<string, StoredRoute>({
    maxSize: SIZE.memory,
    sizeCalculation: ({ line }) => line.length + 200,
  });
  readonly #missing = new LRUCache<string, true>(MISSING);
  readonly #fetching = new SingleFlight<Route | undefined>();
  readonly #limit = limitConcurrency(LIMIT);
  readonly #breaker = new CircuitBreaker(BREAKER);

  constructor(service: NonNullable<Config['routing']>, { dataDir, site }: Config, log: Log) {
    this.#service = service;
    this.#headers = { 'user-agent': `fes-meknes (+${site.url})` };
    this.#log = log;
    this.#disk = new DiskCache(join(dataDir, 'routes'), SIZE.disk, (error) =>
      log.error({ err: error }, 'routes cannot be cached'),
    );
  }

  /**
   * @returns undefined if there is no route, the service fails, the request is refused, or the client
   *   has left
   */
  async get(request: RouteRequest, { gone, charge }: Client = {}): Promise<Route | undefined> {
    const key = this.#keyOf(request);
    const known = this.#memory.get(key) ?? (await this.#recall(key));
    if (known) {
      if (Date.now() - known.at.getTime() > FRESH) void this.#request(key, request);
      return known;
    }
    if (this.#missing.has(key) || gone?.aborted) return undefined;
    if (!this.#fetching.has(key) && (this.#breaker.isPaused() || charge?.() === false))
      return undefined;
    const left =
      gone &&
      new Promise<undefined>((leave) => gone.addEventListener('abort', () => leave(undefined)));
    const found = this.#request(key, request, gone);
    return left ? Promise.race([found, left]) : found;
  }

  /** Never fails. What a client that has left was waiting for is not begun, but is finished. */
  #request(key: string, request: RouteRequest, gone?: AbortSignal): Promise<Route | undefined> {
    const work = (signal: AbortSignal) => this.#limit(() => this.#fetch(key, request), { signal });
    return this.#fetching.run(key, work, gone).catch(() => undefined);
  }

  async #fetch(key: string, { from, to, profile }: RouteRequest): Promise<Route | undefined> {
    if (!this.#breaker.allows()) return undefined;
    try {
      const route = await this.#ask(from, to, profile);
      if (this.#breaker.succeed()) this.#log.info('the routing service answers again');
      if (route) await this.#keep(key, { ...route, at: new Date() });
      else this.#missing.set(key, true);
      return route;
    } catch (error) {
      const wait = error instanceof TooManyRequests ? error.wait : undefined;
      if (this.#breaker.fail(wait)) {
        const reason = error instanceof Error ? error.message : String(error);
        const seconds = this.#breaker.retryAfter();
        this.#log.warn(
          { reason, seconds },
          'the routing service fails and is not asked for a while',
        );
      }
      return undefined;
    }
  }

  /** @returns undefined if there is no plausible route */
  async #ask(from: Point, to: Point, profile: Profile): Promise<Route | undefined> {
    const options = { headers: this.#headers, signal: AbortSignal.timeout(TIMEOUT) };
    try {
      const answer = await fetchRoute(this.#service, rounded(from), rounded(to), profile, options);
      return routeOf(answer, from, to, profile);
    } catch (error) {
      if (error instanceof NoRoute) return undefined;
      throw error;
    }
  }

  async #keep(key: string, route: StoredRoute): Promise<void> {
    this.#memory.set(key, route);
    await this.#disk.put(key, Buffer.from(JSON.stringify(route)));
  }

  /** The route stored by an earlier process. An unreadable file counts as missing. */
  async #recall(key: string): Promise<StoredRoute | undefined> {
    const file = await this.#disk.get(key);
    if (!file) return undefined;
    try {
      const route = StoredRoute.parse(JSON.parse(file.toString('utf8')));
      this.#memory.set(key, route);
      return route;
    } catch {
      return undefined;
    }
  }

  /** Routes of another service are others. */
  #keyOf({ from, to, profile }: RouteRequest): string {
    const text = JSON.stringify([this.#service, profile, rounded(from), rounded(to)]);
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
  }
}

/** Five decimals are about a metre. */
const rounded = ({ longitude, latitude }: Point): Point => ({
  longitude: Number(longitude.toFixed(5)),
  latitude: Number(latitude.toFixed(5)),
});
