import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { dayInRegion } from '../../domain/format/today.ts';
import type { Sql } from '../db/database.ts';
import type { Log } from '../log.ts';
import { mostViewed } from '../visitors/viewCounts.ts';

/** Pages to render after a start. */
const PAGES = 10;
/** Views of this many days count. */
const DAYS = 30;
/** Between two pages, in ms: requests that came meanwhile are answered first. */
const PAUSE = 100;
/** Share of the pause during which the process worked, above which it is left alone. */
const BUSY = 0.3;

/**
 * Renders the most viewed pages after a start, one at a time and only while the process has nothing else to
 * do, so that their first visitors get them from the cache.
 *
 * @param warm renders one page into the cache
 * @param signal ends it
 */
export async function warmUp(
  sql: Sql,
  warm: (address: string) => Promise<unknown>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  try {
    const since = dayInRegion(new Date(Date.now() - DAYS * 24 * 3600_000));
    for (const { page, locale } of await mostViewed(sql, since, PAGES)) {
      await idle(signal);
      await warm(`/${locale}${page === '/' ? '' : page}`);
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pages could not be rendered in advance');
  }
}

/** Waits until the process has had little to do for a moment. */
async function idle(signal: AbortSignal): Promise<void> {
  for (let utilization = 1; utilization > BUSY; ) {
    const before = performance.eventLoopUtilization();
    await delay(PAUSE, undefined, { signal, ref: false });
    ({ utilization } = performance.eventLoopUtilization(before));
  }
}
