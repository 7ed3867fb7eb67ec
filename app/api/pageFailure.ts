import type { ErrorCode } from '../../domain/errors.ts';
import { splitLocale } from '../../domain/locale.ts';
import { matchPage } from '../../domain/pages.ts';
import { ERROR_CODES } from './errorCodes.ts';
import { reportError } from './reportError.ts';

/**
 * The error code of a failed page; undefined for pages without a code in the catalogue, such as
 * texts and events.
 */
export function pageErrorCode(pathname: string, isNetwork: boolean): ErrorCode | undefined {
  const data = matchPage(splitLocale(pathname).rest)?.page.data;
  return data && ERROR_CODES[data][isNetwork ? 1 : 0];
}

/** Error messages of browsers for failed requests, broken responses and failed imports. */
const NETWORK =
  /^(Failed to fetch|NetworkError|Load failed|network error|error loading dyn|Import)/;

/** Whether a navigation failed because the server was not reached. */
export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFailedRequest = error instanceof TypeError && NETWORK.test(error.message);
  return isFailedRequest || navigator.onLine === false || isNetworkFailure(error.cause);
}

/** Whether the network failed, and the error code, if there is one. */
export function errorCodeOf(pathname: string, error: unknown) {
  const isNetwork = isNetworkFailure(error);
  return { isNetwork, code: pageErrorCode(pathname, isNetwork) };
}

/** Shows the toast of a failed page, with the server's message if there is one. */
export function reportPageFailure(code: ErrorCode, error?: unknown): void {
  reportError(code, (Object(error) as { data?: unknown }).data);
}
