interface Running<T> {
  promise: Promise<T>;
  /** Number of callers that wait for the result. */
  clients: number;
  abort: AbortController;
}

/**
 * Runs work once for all concurrent callers with the same key. Its signal is aborted when all of
 * them have left. Results and errors are not cached.
 */
export class SingleFlight<T> {
  readonly #running = new Map<string, Running<T>>();

  has(key: string): boolean {
    return this.#running.has(key);
  }

  /**
   * Returns the result of `work`, started now or by an earlier caller.
   *
   * @param gone signal that is aborted when the caller no longer waits
   */
  run(key: string, work: (signal: AbortSignal) => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (gone?.aborted) return Promise.reject(gone.reason);
    const running = this.#running.get(key) ?? this.#begin(key, work);
    running.clients++;
    gone?.addEventListener('abort', () => {
      running.clients--;
      if (running.clients > 0) return;
      this.#forget(key, running);
      running.abort.abort(gone.reason);
    });
    return running.promise;
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const abort = new AbortController();
    const running = { promise: work(abort.signal), clients: 0, abort };
    this.#running.set(key, running);
    const forget = () => this.#forget(key, running);
    running.promise.then(forget, forget);
    return running;
  }

  #forget(key: string, running: Running<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
  }
}
