import type { Log } from './log.ts';

const DAY = 24 * 3600_000;

/**
 * Does a work of deletion now and every day, and logs how much was deleted. Several processes may do
 * so at once: the second finds nothing left.
 *
 * @param what is deleted, as the log names it
 * @returns stops it, and waits for what is under way
 */
export function daily(what: string, work: () => Promise<number>, log: Log): () => Promise<void> {
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
