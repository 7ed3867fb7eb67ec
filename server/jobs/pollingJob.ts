/**
 * Polls the database for work: at start, on an interval, and when triggered. It never runs twice at
 * once in one process.
 */
export class PollingJob {
  readonly #work: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /**
   * @param every interval in ms
   * @param failed receives errors of `work`; polling goes on
   */
  constructor(every: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
    this.#timer = setInterval(() => this.trigger(), every);
    this.#timer.unref();
    this.trigger();
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Starts the work soon, or once more after a running one; returns at once. */
  trigger(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Stops polling and waits for running work. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      // Deferred until after the constructor, because `work` may use this object.
      await Promise.resolve().then(this.#work).catch(this.#failed);
    }
  }
}
