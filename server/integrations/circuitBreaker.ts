interface Options {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** First pause in ms; each failed trial doubles it. */
  pause: number;
  /** Longest pause in ms. */
  maxPause: number;
}

/**
 * Stops requests to a service that fails: after some failures in a row none is sent for a pause, then
 * one as a trial. If that succeeds, all are sent again.
 */
export class CircuitBreaker {
  readonly #options: Options;
  #failures = 0;
  #pause: number;
  /** Undefined while the circuit is closed; infinite while a trial runs. */
  #openUntil: number | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#pause = options.pause;
  }

  /** True until the pause is over and the trial has succeeded. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** True while no request is allowed. */
  isPaused(now = performance.now()): boolean {
    return this.#openUntil !== undefined && now < this.#openUntil;
  }

  /**
   * Asks for permission for one request, whose result has to be reported.
   *
   * @param now in ms, monotonic
   */
  allows(now = performance.now()): boolean {
    if (this.#openUntil === undefined) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = Number.POSITIVE_INFINITY;
    return true;
  }

  /** @returns true if this closes the circuit */
  succeed(): boolean {
    const wasOpen = this.isOpen;
    this.#failures = 0;
    this.#openUntil = undefined;
    this.#pause = this.#options.pause;
    return wasOpen;
  }

  /**
   * @param wait the pause in ms that the service asked for, which opens the circuit at once
   * @returns true if this opens the circuit
   */
  fail(wait?: number, now = performance.now()): boolean {
    const wasOpen = this.isOpen;
    this.#failures++;
    const { failures, maxPause } = this.#options;
    const isTrial = this.#openUntil === Number.POSITIVE_INFINITY;
    // Requests that were under way when the circuit opened do not prolong the pause.
    if (wasOpen && !isTrial) return false;
    if (!isTrial && this.#failures < failures && wait === undefined) return false;
    this.#openUntil = now + Math.min(Math.max(wait ?? 0, this.#pause), maxPause);
    this.#pause = Math.min(this.#pause * 2, maxPause);
    return !wasOpen;
  }

  /** Seconds until the next request is allowed, at least one. */
  retryAfter(now = performance.now()): number {
    const { pause } = this.#options;
    const wait = (this.#openUntil ?? now) - now;
    return Math.max(Math.ceil((Number.isFinite(wait) ? wait : pause) / 1000), 1);
  }
}
