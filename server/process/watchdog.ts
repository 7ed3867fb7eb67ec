/**
 * Ends this process when its main thread is stuck, so that a supervisor can restart it. A stuck
 * thread neither answers requests nor handles signals; another thread has to notice.
 */
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { workerFile } from '../projectRoot.ts';
import { BEAT_COUNT, LIMIT_SECONDS } from './watchdogState.ts';

/** Interval between heartbeats of the main thread, in ms. The watchdog checks once a second. */
const BEAT = 500;
const NEVER = 2 ** 31 - 1;

export interface Watchdog {
  /** Seconds without a heartbeat after which the process is killed. */
  setLimit(seconds: number): void;
  stop(): Promise<void>;
}

/** Watches the calling thread. A debugger disables it. */
export function startWatchdog(seconds: number): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  shared[LIMIT_SECONDS] = seconds;
  const beating = setInterval(() => {
    Atomics.add(shared, BEAT_COUNT, 1);
    // A debugger may have been attached meanwhile.
    if (inspector.url()) Atomics.store(shared, LIMIT_SECONDS, NEVER);
  }, BEAT);
  beating.unref();
  const thread = new Worker(workerFile('watchdogThread'), { workerData: shared, execArgv: [] });
  thread.unref();
  return {
    setLimit: (limit) => void Atomics.store(shared, LIMIT_SECONDS, limit),
    async stop() {
      clearInterval(beating);
      await thread.terminate();
    },
  };
}
