import type { Context } from 'hono';
import { studioProblem } from './studioProblem.ts';

/** Codes that tell the person what to do. All other refusals have one code, which says no more. */
const CODES: Record<string, { status: 401 | 403 | 429; code: string }> = {
  ACCOUNT_DISABLED: { status: 403, code: 'ACCOUNT_DISABLED' },
  PASSKEY_REQUIRED: { status: 403, code: 'PASSKEY_REQUIRED' },
  CODE_USED: { status: 401, code: 'CODE_USED' },
  USER_NOT_VERIFIED: { status: 403, code: 'USER_NOT_VERIFIED' },
  SESSION_NOT_FRESH: { status: 403, code: 'SESSION_NOT_FRESH' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, code: 'CHALLENGE_EXPIRED' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 429, code: 'CHALLENGE_EXPIRED' },
  ACCOUNT_TEMPORARILY_LOCKED: { status: 429, code: 'TOO_MANY_ATTEMPTS' },
};

/** Hands a response's cookies on. */
export function passCookies(context: Context, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    context.header('Set-Cookie', cookie, { append: true });
  }
}

/**
 * The body of a response of the library for accounts, with its cookies handed on.
 *
 * @param wrong code of a refusal that has none of its own
 * @throws Error when it failed: the database may be down
 */
export async function readAuthResponse<Data>(
  context: Context,
  response: Response,
  wrong: string,
): Promise<{ data: Data } | { rejection: Response }> {
  if (response.status >= 500) throw new Error(`Accounts responded ${response.status}`);
  passCookies(context, response);
  const body = (await response.json().catch(() => ({}))) as Data & { code?: string };
  if (response.ok) return { data: body };
  const { status, code } = CODES[body.code ?? ''] ?? { status: 401 as const, code: wrong };
  return { rejection: studioProblem(context, status, code, 'The sign-in was refused.') };
}
