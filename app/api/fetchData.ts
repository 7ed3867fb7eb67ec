import type { ErrorCode } from '../../domain/errors.ts';
import { loadToaster } from '../components/toasts/toast.ts';
import type { ErrorCodes } from './errorCodes.ts';
import { parseBody } from './parseBody.ts';

/** Section 7: headers of all data requests. */
const HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** Default timeout in ms. */
const TIMEOUT = 10_000;

/**
 * Section 7: requests an address such as `/api/city` and returns `data` of the response. On failure
 * it shows a toast with the error code (section 8) and returns undefined; it does not retry and
 * does not throw. A call aborted by the caller shows nothing.
 *
 * @param onLimit receives the seconds of `Retry-After` of a 429, instead of a toast
 */
export function fetchData<T>(
  path: string,
  codes: ErrorCodes,
  signal?: AbortSignal,
  onLimit?: (seconds: number) => void,
): Promise<T | undefined> {
  const init = { headers: HEADERS, signal, onLimit };
  return request(path, codes, init, (body) => body.data as T | undefined);
}

export interface UserInfo {
  ip: string;
  /** ISO 3166-1 alpha-2, if the server knows it. */
  country?: string;
}

/**
 * Section 7: user network info, requested without our headers; failures are logged to the console.
 */
export function fetchUserInfo(): Promise<UserInfo | undefined> {
  return request('/api/whoami', ['USR01', 'USR02'], {}, ({ ip, country }) =>
    typeof ip === 'string' ? { ip, ...(typeof country === 'string' && { country }) } : undefined,
  );
}

interface Init {
  headers?: HeadersInit;
  signal?: AbortSignal | undefined;
  /** Timeout in ms. */
  timeout?: number;
  /** Receives the seconds of `Retry-After` of a 429, instead of a toast. */
  onLimit?: ((seconds: number) => void) | undefined;
}

/**
 * Requests an address and reads its JSON. On failure it shows a toast and returns undefined.
 *
 * @param read extracts the data from the body; undefined or null if it is missing
 */
export async function request<T>(
  path: string,
  [bad, network]: ErrorCodes,
  { timeout = TIMEOUT, signal, onLimit, ...init }: Init,
  read: (body: Record<string, unknown>) => T | null | undefined,
): Promise<T | undefined> {
  // The code of the toast is loaded in parallel: after a failure the network may be gone.
  const reporter = loadReporter();
  const patience = AbortSignal.timeout(timeout);
  let ok: boolean;
  let text: string;
  try {
    const response = await fetch(path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (onLimit && response.status === 429) {
      onLimit(Number(response.headers.get('Retry-After')) || 1);
      return undefined;
    }
    ok = response.ok;
    text = await response.text();
  } catch {
    if (!signal?.aborted) void reporter.then((tell) => tell(network));
    return undefined;
  }
  if (signal?.aborted) return undefined;
  const body = parseBody(text);
  const data = ok ? read(body) : undefined;
  if (data !== undefined && data !== null) return data;
  void reporter.then((tell) => tell(bad, body));
  return undefined;
}

type ReportError = (code: ErrorCode, body?: unknown) => void;

function loadReporter(): Promise<ReportError> {
  return Promise.all([import('./reportError.ts'), loadToaster()]).then(
    ([{ reportError }]) => reportError,
    () => (code) => console.error(code),
  );
}
