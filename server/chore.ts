/**
 * Work that waits in the database: done at once, every so often, and whenever somebody says that there
 * may be some. It never runs twice at a time in one process.
 */
export class Chore {
  readonly #work: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /**
   * @param every how often to look, in ms
   * @param failed is told what the work has thrown; the next look comes as it would have
   */
  constructor(every: number, work: () => Promise<void>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
    this.#timer = setInterval(() => this.look(), every);
    this.#timer.unref();
    this.look();
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Says that there may be work; returns at once. */
  look(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#lookAgain().finally(() => {
      this.#running = undefined;
    });
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #lookAgain(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      // Starts after the constructor: what works uses this.
      await Promise.resolve().then(this.#work).catch(this.#failed);
    }
  }
}
