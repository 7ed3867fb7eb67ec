import type { ErrorCode } from '../../domain/errors.ts';
import { bringToaster } from './toast.ts';

/** The codes of a bad answer (not 2xx, not JSON, no data) and of a network that failed. */
export type Codes = readonly [bad: ErrorCode, network: ErrorCode];

/** Section 7: the headers that all data calls share. */
const HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** A server that has not answered after so many ms counts as one that does not answer. */
const PATIENCE = 10_000;

/**
 * Section 7: asks for a whole address such as `/api/city` and reads `data` from the answer. A
 * failure is told to the visitor by its code (section 8) and answers undefined; it is not tried
 * again, and nothing is thrown. A call that the caller aborts says nothing.
 */
export function fetchData<T>(
  path: string,
  codes: Codes,
  signal?: AbortSignal,
): Promise<T | undefined> {
  return ask(path, codes, { headers: HEADERS, signal }, (body) => body.data as T | undefined);
}

/** Section 7: user network info, asked for without headers of ours; failures go to the console. */
export function fetchUserInfo(signal?: AbortSignal): Promise<{ ip: string } | undefined> {
  return ask('/api/whoami', ['USR01', 'USR02'], { signal }, ({ ip }) =>
    typeof ip === 'string' ? { ip } : undefined,
  );
}

type Body = Record<string, unknown>;

async function ask<T>(
  path: string,
  [bad, network]: Codes,
  init: { headers?: HeadersInit; signal: AbortSignal | undefined },
  read: (body: Body) => T | null | undefined,
): Promise<T | undefined> {
  // What tells of a failure is fetched beside the call: afterwards the network may be gone.
  const teller = bringTeller();
  const { signal } = init;
  const patience = AbortSignal.timeout(PATIENCE);
  let ok: boolean;
  let text: string;
  try {
    const response = await fetch(path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    ok = response.ok;
    text = await response.text();
  } catch {
    if (!signal?.aborted) void teller.then((tell) => tell(network));
    return undefined;
  }
  if (signal?.aborted) return undefined;
  const body = parsed(text);
  const data = ok ? read(body) : undefined;
  if (data !== undefined && data !== null) return data;
  const message = body.message ?? body.detail;
  void teller.then((tell) => tell(bad, typeof message === 'string' ? message : undefined));
  return undefined;
}

type Tell = (code: ErrorCode, serverMessage?: string) => void;

function bringTeller(): Promise<Tell> {
  return Promise.all([import('./tellError.ts'), bringToaster()]).then(
    ([{ tellError }]) => tellError,
    () => (code) => console.error(code),
  );
}

/** The answer as an object; an empty one where it is not JSON or another value. */
function parsed(text: string): Body {
  try {
    return Object(JSON.parse(text)) as Body;
  } catch {
    return {};
  }
}
