/** A load generator: sends requests at a fixed rate or at a fixed concurrency, and records results. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';

/** A request of the load test. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Statuses of successful responses; any other status is a failure. */
  expected: readonly number[];
  /** Called with a successful response. The body is empty unless the request is a POST or to the API. */
  onSuccess?: (headers: Record<string, unknown>, body: string) => void;
}

/** Results of one phase of the test. */
export interface Phase {
  requests: number;
  failures: string[];
  /** Microseconds from sending to the last byte of the response. */
  times: RecordableHistogram;
}

/** Timeout of a response, in ms; shorter than that of browsers. */
const TIMEOUT = 15_000;
/** How often due requests are sent, in ms. */
const TICK = 2;

/** Request headers of a browser at a random address. */
export function browserHeaders(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
  };
}

export class Load {
  readonly #pool: Pool;
  readonly #next: () => LoadRequest;
  #phase = newPhase();
  #sending = false;
  /** Number of requests without a response yet. */
  pending = 0;

  /**
   * @param url the origin of the site
   * @param connections maximum of open connections
   * @param next returns the next request
   */
  constructor(url: string, connections: number, next: () => LoadRequest) {
    const timeouts = { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT };
    this.#pool = new Pool(url, { connections, pipelining: 1, ...timeouts });
    this.#next = next;
  }

  /** Begins a phase. Responses that end from now on are counted in it. */
  begin(): Phase {
    this.#phase = newPhase();
    return this.#phase;
  }

  /** Sends as many requests as possible for some seconds, with a fixed concurrency. */
  async runAtMaximum(concurrency: number, seconds: number): Promise<Phase> {
    const phase = this.begin();
    const end = performance.now() + seconds * 1000;
    const client = async () => {
      while (performance.now() < end) await this.#send();
    };
    await Promise.all(Array.from({ length: concurrency }, client));
    return phase;
  }

  /** Sends requests at a fixed rate until `stop`, without waiting for responses. */
  start(perSecond: number): void {
    const started = performance.now();
    let sent = 0;
    this.#sending = true;
    const tick = () => {
      if (!this.#sending) return;
      const due = ((performance.now() - started) / 1000) * perSecond;
      for (; sent < due; sent++) void this.#send();
      setTimeout(tick, TICK);
    };
    tick();
  }

  /** Stops sending, and waits for pending responses. */
  async stop(): Promise<void> {
    this.#sending = false;
    await this.#pool.close();
  }

  #send(): Promise<void> {
    const { path, method = 'GET', headers, body = null, expected, onSuccess } = this.#next();
    const sent = performance.now();
    this.pending++;
    return new Promise((done) => {
      let status = 0;
      let responseHeaders: Record<string, unknown> = {};
      const chunks: Buffer[] = [];
      const end = (failure?: string) => {
        this.pending--;
        this.#phase.requests++;
        this.#phase.times.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
        if (failure) this.#phase.failures.push(`${method} ${path}: ${failure}`);
        else onSuccess?.(responseHeaders, Buffer.concat(chunks).toString());
        done();
      };
      this.#pool.dispatch(
        { path, method, headers, body },
        {
          // Optional in the types, but undici calls it unconditionally.
          onRequestStart() {},
          onResponseStart(_, code, received) {
            status = code;
            responseHeaders = received;
          },
          onResponseData(_, chunk) {
            // Pages and pictures are large, and no test reads them.
            if (method === 'POST' || path.startsWith('/api/')) chunks.push(chunk);
          },
          onResponseEnd: () => end(expected.includes(status) ? undefined : String(status)),
          onResponseError: (_, error) => end(error.message),
        },
      );
    });
  }
}

const newPhase = (): Phase => ({ requests: 0, failures: [], times: createHistogram() });
