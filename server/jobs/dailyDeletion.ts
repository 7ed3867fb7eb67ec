import type { Log } from '../log.ts';
import { PollingJob } from './pollingJob.ts';

/** In ms. */
const DAY = 24 * 3600_000;

/**
 * Runs a deletion now and every 24 hours and logs the number of deleted rows. Several processes may
 * run it at once.
 *
 * @param what what is deleted, for the log
 */
export function dailyDeletion(what: string, work: () => Promise<number>, log: Log): PollingJob {
  return new PollingJob(
    DAY,
    async () => {
      const count = await work();
      if (count > 0) log.info({ count }, `deleted: ${what}`);
    },
    (error) => log.error({ err: error }, `could not be deleted, tomorrow again: ${what}`),
  );
}
