/** One site for the tests of a file or of a `describe` block. */
import { afterAll, beforeAll } from 'vitest';
import type { RunningSite } from '../site.ts';
import { newAddress } from './newAddress.ts';
import { DATABASES, makeTestPlace, type TestPlace } from './testSite.ts';

export interface TestSite extends RunningSite {
  dataDir: string;
  /**
   * Posts from a new address, without following redirects. A string is sent as it is and an object as
   * JSON, both with the content type of JSON; URLSearchParams are sent as an HTML form.
   */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  restart(): Promise<void>;
}

/**
 * Starts a site with the region's content before the tests, and stops it and deletes its data after
 * them. Its properties are available in hooks and tests only.
 *
 * @param env its environment
 * @param kind its database
 */
export function setUpSite(env: Record<string, string> = {}, kind = DATABASES[0]): TestSite {
  let place: TestPlace;
  let running: RunningSite;
  beforeAll(async () => {
    place = await makeTestPlace(kind);
    running = await place.start(env);
  });
  afterAll(() => place.remove());
  return {
    get url() {
      return running.url;
    },
    get live() {
      return running.live;
    },
    get database() {
      return running.database;
    },
    get emailQueue() {
      return running.emailQueue;
    },
    get dataDir() {
      return place.dataDir;
    },
    stop: (grace) => running.stop(grace),
    post(path, body, headers) {
      const isForm = body instanceof URLSearchParams;
      return fetch(running.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'x-forwarded-for': newAddress(),
          ...(!isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    async restart() {
      await running.stop();
      running = await place.start(env);
    },
  };
}
