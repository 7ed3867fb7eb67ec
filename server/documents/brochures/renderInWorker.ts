import { Worker } from 'node:worker_threads';
import { workerFile } from '../../projectRoot.ts';
import type { BrochureJob, BrochureProgressMessage } from './worker.ts';

/** No book takes so long; what does has gone wrong: ms. */
const PATIENCE = 120_000;

/**
 * Makes a book in a thread.
 *
 * @param told how many of its entries are written
 * @throws where the thread fails, or takes longer than two minutes
 */
export function renderInWorker(
  order: BrochureJob,
  told: (done: number, of: number) => void,
): Promise<{ pdf: Uint8Array; pages: number }> {
  return new Promise((made, failed) => {
    const worker = new Worker(workerFile('brochureWorker'), { workerData: order, execArgv: [] });
    const impatience = setTimeout(() => {
      failed(new Error(`making ${order.id} took too long`));
      void worker.terminate();
    }, PATIENCE);
    worker.on('message', (message: BrochureProgressMessage) => {
      if ('pdf' in message) made(message);
      else told(message.done, message.of);
    });
    worker.on('error', failed);
    worker.on('exit', (code) => {
      clearTimeout(impatience);
      failed(new Error(`the thread that made ${order.id} ended with ${code}`));
    });
  });
}
