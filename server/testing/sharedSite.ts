/** The site that the test files of one worker share. */
import { beforeAll } from 'vitest';
import type { RunningSite } from '../site.ts';
import { postTo, type Site } from './siteRequests.ts';
import { makeTestPlace } from './testSite.ts';

let starting: Promise<RunningSite> | undefined;

/**
 * A site with the region's content, behind a proxy, at https://visit.example, for tests that change none
 * of the content. Files of a worker share loaded modules, so that it is started once per worker; it ends
 * with the process. Tests that use up an allowance must do so from an address of their own.
 */
export function sharedSite(): Site {
  let site: RunningSite;
  beforeAll(async () => {
    starting ??= start();
    site = await starting;
  });
  return {
    get url() {
      return site.url;
    },
    get live() {
      return site.live;
    },
    post: (path, body, headers) => postTo(site, path, body, headers),
  };
}

async function start(): Promise<RunningSite> {
  const place = await makeTestPlace();
  return place.start({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' });
}
