/** The pause in ms after 429 without Retry-After. */
const DEFAULT_WAIT = 60_000;

/** The service asked for a pause. */
export class TooManyRequests extends Error {
  /** In ms. */
  readonly wait: number;

  constructor(wait: number) {
    super('the service answered 429');
    this.wait = wait;
  }
}

/** The pause in ms that a service asked for: Retry-After is in seconds, or a date. */
export function waitOf({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? wait : DEFAULT_WAIT;
}
