/** Sends requests at a given rate, or as fast as they are answered, and knows of each how it went. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';

/** One request, and what is done with its answer. */
export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** The status of good answers; every other one is a failure. */
  good: readonly number[];
  /** Called with a good answer. */
  answered?: (headers: Record<string, unknown>, body: string) => void;
}

/** What happened while a load had one name. */
export interface Phase {
  requests: number;
  failures: string[];
  /** Microseconds from sending to the last byte. */
  times: RecordableHistogram;
}

/** Browsers wait longer; nobody who looks at a blank page does: ms. */
const PATIENCE = 15_000;
/** How often requests that are due are sent: ms. */
const TICK = 2;

export class Load {
  readonly #pool: Pool;
  readonly #next: () => Ask;
  #phase = newPhase();
  #sending = false;
  underWay = 0;

  /** `next` gives what is asked; `connections` is how many browsers are connected at a time. */
  constructor(url: string, connections: number, next: () => Ask) {
    const patience = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE };
    this.#pool = new Pool(url, { connections, pipelining: 1, ...patience });
    this.#next = next;
  }

  /** Begins a phase: what ends from now on is counted there. */
  begin(): Phase {
    this.#phase = newPhase();
    return this.#phase;
  }

  /** Sends as much as is answered, with so many requests at a time, for some seconds. */
  async atMost(atATime: number, seconds: number): Promise<Phase> {
    const phase = this.begin();
    const end = performance.now() + seconds * 1000;
    const oneAfterAnother = async () => {
      while (performance.now() < end) await this.#send();
    };
    await Promise.all(Array.from({ length: atATime }, oneAfterAnother));
    return phase;
  }

  /** Sends at a rate, however slowly answers come, until `stop`. */
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

  /** Sends nothing more, and waits for the answers that are still to come. */
  async stop(): Promise<void> {
    this.#sending = false;
    await this.#pool.close();
  }

  #send(): Promise<void> {
    const ask = this.#next();
    const { path, method = 'GET', headers, body = null, good, answered } = ask;
    const sent = performance.now();
    this.underWay++;
    return new Promise((done) => {
      let status = 0;
      let answerHeaders: Record<string, unknown> = {};
      const chunks: Buffer[] = [];
      const end = (failure?: string) => {
        this.underWay--;
        this.#phase.requests++;
        this.#phase.times.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
        if (failure) this.#phase.failures.push(`${method} ${path}: ${failure}`);
        else answered?.(answerHeaders, Buffer.concat(chunks).toString());
        done();
      };
      this.#pool.dispatch(
        { path, method, headers, body },
        {
          // Its types say that this may be left out; undici calls it all the same.
          onRequestStart() {},
          onResponseStart(_, code, received) {
            status = code;
            answerHeaders = received;
          },
          onResponseData(_, chunk) {
            // Pages and pictures are many and large, and nobody reads them here.
            if (method === 'POST' || path.startsWith('/api/')) chunks.push(chunk);
          },
          onResponseEnd: () => end(good.includes(status) ? undefined : String(status)),
          onResponseError: (_, error) => end(error.message),
        },
      );
    });
  }
}

const newPhase = (): Phase => ({ requests: 0, failures: [], times: createHistogram() });
