import { Worker } from 'node:worker_threads';
import { limitConcurrency, Overloaded } from '../concurrency/limitConcurrency.ts';
import type { MapTilesService } from '../map/mapTilesService.ts';
import { workerFile } from '../projectRoot.ts';
import type { ProgrammeJob, ProgrammeMessage } from './programmeWorker.ts';
import { offerTiles } from './streets/tilePort.ts';

/** The largest plan, 620 stops, takes about five seconds of a core: ms. */
const TIMEOUT = 30_000;
/** How many stops may wait; 1,500 take about ten seconds. */
const MAX_QUEUED_STOPS = 1500;
/** How long the thread stays without work, in ms: its code takes a second to load, and 60 MB. */
const IDLE_TIMEOUT = 60_000;

interface Bounds {
  timeout?: number;
  waiting?: number;
  /** For the streets of the maps; without them maps are schematic. */
  mapTiles?: MapTilesService | undefined;
}

/**
 * Renders programmes as PDF in a thread, one at a time, those with few stops first. The thread starts
 * with the first one and ends when it has been idle for a minute; it does not keep the process alive.
 */
export class ProgrammeRenderer {
  readonly #limit;
  readonly #timeout: number;
  readonly #mapTiles: MapTilesService | undefined;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ timeout = TIMEOUT, waiting = MAX_QUEUED_STOPS, mapTiles }: Bounds = {}) {
    this.#mapTiles = mapTiles;
    this.#timeout = timeout;
    this.#limit = limitConcurrency({ running: 1, waiting });
  }

  /**
   * Renders a programme.
   *
   * @param signal drops the job while it waits
   * @throws Overloaded where too many stops wait already, or it takes longer than the time limit
   */
  render(job: ProgrammeJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const stops = job.programme.days.reduce((sum, day) => sum + day.stops.length, 1);
    return this.#limit(() => this.#run(job), { weight: stops, priority: stops, signal });
  }

  #run(job: ProgrammeJob): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idle);
    this.#worker ??= startWorker();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        worker.off('message', succeed).off('error', fail).off('exit', exit);
      };
      const succeed = (pdf: Uint8Array<ArrayBuffer>) => {
        finish();
        this.#idle = setTimeout(() => this.#end(worker), IDLE_TIMEOUT).unref();
        resolve(pdf);
      };
      const fail = (error: Error) => {
        finish();
        // It may be in any state; the next job gets a new one.
        this.#end(worker);
        reject(error);
      };
      const exit = (code: number) => fail(new Error(`the PDF thread ended with ${code}`));
      const timer = setTimeout(() => fail(new Overloaded()), this.#timeout);
      worker.on('message', succeed).on('error', fail).on('exit', exit);
      const tiles = this.#mapTiles && offerTiles(this.#mapTiles);
      const message: ProgrammeMessage = { ...job, tiles };
      worker.postMessage(message, tiles ? [tiles] : []);
    });
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

function startWorker(): Worker {
  const worker = new Worker(workerFile('programmeWorker'), { execArgv: [] });
  // A failure between two jobs concerns nobody: the next one finds the thread ended.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}
