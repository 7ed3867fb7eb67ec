import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Limit } from '../concurrency/limitConcurrency.ts';
import { SingleFlight } from '../concurrency/singleFlight.ts';
import { CachedResponse, type EncodedResponse } from './cachedResponse.ts';

/** What responses are valid for: a version of the content, or a version and a day. */
type Version = string | number;

interface CacheEntry {
  cached: CachedResponse;
  /** The version at which the response was last created. */
  version: Version;
}

/**
 * Responses by key for one version of the content. After a change of version each response is created
 * again when it is next requested; if it is equal, its compressed copies are reused. Concurrent
 * requests for one key share one creation. Bounded in bytes; the least recently used are evicted.
 */
export class ResponseCache {
  #version: Version = Number.NaN;
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #pending = new SingleFlight<CachedResponse>();
  readonly #limit: Limit;

  /** @param limit of concurrent creations; unlimited by default */
  constructor(maxBytes: number, limit: Limit = (work) => work()) {
    this.#entries = new LRUCache({ maxSize: maxBytes });
    this.#limit = limit;
  }

  /** The number of cached responses. */
  get size(): number {
    return this.#entries.size;
  }

  /** The cached response for `key`, without creating one. */
  peek(key: string, version: Version): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry?.version === version ? entry.cached : undefined;
  }

  /**
   * The response for `key` at `version`, created by `create` if it is not cached. Responses with status
   * 200 are cached, unless their Cache-Control is `no-cache`.
   *
   * @param signal aborted when the client disconnects: work that no client waits for is dropped
   * @throws Overloaded when too much is queued, the reason of `signal` when it was dropped
   */
  async get(
    key: string,
    version: Version,
    create: () => Promise<EncodedResponse>,
    signal?: AbortSignal,
  ): Promise<CachedResponse> {
    this.#version = version;
    const cached = this.peek(key, version);
    if (cached) return cached;
    const work = (shared: AbortSignal) =>
      this.#limit(async () => this.#add(key, version, await create(), shared), { signal: shared });
    return this.#pending.run(`${version} ${key}`, work, signal);
  }

  async #add(
    key: string,
    version: Version,
    response: EncodedResponse,
    signal: AbortSignal,
  ): Promise<CachedResponse> {
    const previous = this.#entries.get(key)?.cached;
    const cached =
      previous && isEqual(previous.response, response) ? previous : new CachedResponse(response);
    if (!isCacheable(response)) return cached;
    const size = await cached.compact(signal);
    if (this.#version === version) this.#entries.set(key, { cached, version }, { size });
    return cached;
  }
}

const isEqual = (one: CachedResponse['response'], other: EncodedResponse) =>
  one.etag === other.etag && isDeepStrictEqual(one.headers, other.headers);

const isCacheable = ({ status, headers }: EncodedResponse) =>
  status === 200 && !headers['cache-control']?.includes('no-cache');
