import type { Log } from '../log.ts';

const DAY = 24 * 3600_000;

/**
 * Runs a deletion now and every 24 hours and logs the number of deleted rows. Several processes may
 * run it at once.
 *
 * @param what what is deleted, for the log
 * @returns a function that stops it and waits for a running deletion
 */
export function scheduleDaily(
  what: string,
  work: () => Promise<number>,
  log: Log,
): () => Promise<void> {
  const once = async () => {
    try {
      const count = await work();
      if (count > 0) log.info({ count }, `deleted: ${what}`);
    } catch (error) {
      log.error({ err: error }, `could not be deleted, tomorrow again: ${what}`);
    }
  };
  let running = once();
  const timer = setInterval(() => {
    running = once();
  }, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
