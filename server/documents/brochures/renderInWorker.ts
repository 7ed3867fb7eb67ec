import { Worker } from 'node:worker_threads';
import { workerFile } from '../../projectRoot.ts';
import type { BrochureJob, BrochureProgressMessage } from './worker.ts';

/** Timeout in ms. On a machine that is very busy the guide takes minutes. */
const TIMEOUT = 300_000;

/**
 * Renders a brochure in a worker thread.
 *
 * @param onProgress receives the number of finished entries, and of all
 * @returns `isComplete` is false if tiles of a map could not be loaded
 * @throws if the thread fails or the timeout expires
 */
export function renderInWorker(
  job: BrochureJob,
  onProgress: (done: number, of: number) => void,
): Promise<{ pdf: Uint8Array; pages: number; isComplete: boolean }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile('brochureWorker'), {
      workerData: job,
      transferList: job.tiles ? [job.tiles] : [],
      execArgv: [],
    });
    const timer = setTimeout(() => {
      reject(new Error(`making ${job.id} took too long`));
      void worker.terminate();
    }, TIMEOUT);
    worker.on('message', (message: BrochureProgressMessage) => {
      if ('pdf' in message) resolve(message);
      else onProgress(message.done, message.of);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread that made ${job.id} ended with ${code}`));
    });
  });
}
