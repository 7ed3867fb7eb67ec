/** One site for the tests of a file or of a `describe` block. */
import { afterAll, beforeAll } from 'vitest';
import type { RunningSite } from '../site.ts';
import { postTo, type Site } from './siteRequests.ts';
import { DATABASES, makeTestPlace, type TestPlace } from './testSite.ts';

export interface TestSite extends RunningSite, Site {
  dataDir: string;
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
    post: (path, body, headers) => postTo(running, path, body, headers),
    async restart() {
      await running.stop();
      running = await place.start(env);
    },
  };
}
