import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { passwordProblem } from '../../domain/studio/passwords.ts';
import type { Sql } from '../db/database.ts';
import type { AppContext } from '../http/context.ts';
import { createRouter } from '../http/context.ts';
import { jsonBody } from '../http/requestBody.ts';
import { record } from './auditLog.ts';
import { passCookies, readAuthResponse } from './authResponse.ts';
import { backupCodesOf } from './backupCodes.ts';
import { acceptLink, findLink, hasNewerLink, normalEmail } from './invitations.ts';
import { studioSession, studioUser } from './schema.ts';
import { countAttempt, forgetAttempts } from './signInLimits.ts';
import { authHeaders, factorsOf, findStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const MAX_BYTES = 16 * 1024;

const Email = z.email().max(200);
const Password = z.string().min(1).max(200);
const Code = z.strictObject({ code: z.string().trim().min(1).max(40) });
const Token = z.string().min(1).max(100);
const PasskeyAnswer = z.strictObject({
  response: z.custom<AuthenticationResponseJSON>(
    (value) => z.looseObject({ id: z.string().max(2000) }).safeParse(value).success,
    'must be the answer of an authenticator',
  ),
});

/** Signing in and out, and the links with which accounts begin. */
export function signInRoutes(services: StudioServices) {
  const { sql, sign } = services;
  const routes = createRouter();

  routes.get('/session', async (context) => {
    const { staff, cookies } = await findStaff(services, context);
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    if (!staff) return context.json({ data: null });
    const { sessionToken: _, ...visible } = staff;
    return context.json({ data: { ...visible, ...(await factorsOf(sql, staff.id)) } });
  });

  routes.post(
    '/sign-in',
    jsonBody(z.strictObject({ email: Email, password: Password }), MAX_BYTES),
    async (context) => {
      const { email, password } = context.req.valid('json');
      const address = normalEmail(email);
      const rejection = await limited(context, address);
      if (rejection) return rejection;
      const { api } = await services.auth();
      const response = await api.signInEmail({
        body: { email: address, password },
        headers: authHeaders(context),
        asResponse: true,
      });
      const result = await readAuthResponse<{ twoFactorRedirect?: boolean; user?: { id: string } }>(
        context,
        response,
        'WRONG_PASSWORD',
      );
      if ('rejection' in result) {
        await record(sql, { id: null, name: '' }, 'sign-in-failed', address, {
          method: 'password',
          ip: context.var.clientIp,
        });
        return result.rejection;
      }
      if (result.data.twoFactorRedirect) return context.json({ data: { next: 'code' } });
      await forgetAttempts(sql, sign, address);
      return context.json({ data: { next: 'enrolment' } });
    },
  );

  for (const method of ['totp', 'backup-code'] as const) {
    routes.post(`/sign-in/${method}`, jsonBody(Code, MAX_BYTES), async (context) => {
      const { code } = context.req.valid('json');
      const rejection = await limited(context, challengeOf(context));
      if (rejection) return rejection;
      const { api } = await services.auth();
      const headers = withoutSession(context);
      const verify = method === 'totp' ? api.verifyTOTP : api.verifyBackupCode;
      const [typed = code, ...others] = method === 'totp' ? [code] : backupCodesOf(code);
      let response = await verify({ body: { code: typed }, headers, asResponse: true });
      for (const other of others) {
        if (response.ok) break;
        response = await verify({ body: { code: other }, headers, asResponse: true });
      }
      return finishSignIn(context, response, method, 'WRONG_CODE');
    });
  }

  routes.post('/sign-in/passkey/options', async (context) => {
    const { api } = await services.auth();
    const response = await api.generatePasskeyAuthenticationOptions({
      headers: withoutSession(context),
      asResponse: true,
    });
    passCookies(context, response);
    // The library asks for the PIN or biometrics only where it is convenient.
    const options = (await response.json()) as object;
    return context.json({ data: { ...options, userVerification: 'required' } });
  });

  routes.post('/sign-in/passkey', jsonBody(PasskeyAnswer, MAX_BYTES), async (context) => {
    const { response: answer } = context.req.valid('json');
    const rejection = await limited(context, answer.id);
    if (rejection) return rejection;
    const { api } = await services.auth();
    const response = await api.verifyPasskeyAuthentication({
      body: { response: answer },
      headers: withoutSession(context),
      asResponse: true,
    });
    return finishSignIn(context, response, 'passkey', 'WRONG_PASSKEY');
  });

  routes.post('/sign-out', async (context) => {
    const { staff } = await findStaff(services, context);
    const { api } = await services.auth();
    passCookies(context, await api.signOut({ headers: authHeaders(context), asResponse: true }));
    if (staff) await record(sql, staff, 'sign-out', staff.email);
    return context.json({ data: null });
  });

  routes.post('/link', jsonBody(z.strictObject({ token: Token }), MAX_BYTES), async (context) => {
    const { token } = context.req.valid('json');
    const rejection = await limited(context, token);
    if (rejection) return rejection;
    const link = await findLink(sql, token);
    if (!link) return brokenLink(context, sql, token);
    const { email, role, userId } = link;
    return context.json({ data: { email, role, purpose: userId ? 'reset' : 'invitation' } });
  });

  const Acceptance = z.strictObject({
    token: Token,
    password: Password,
    /** Of a new account. */
    name: z.string().trim().min(1).max(100).optional(),
    /** Of the first account, whose link has none. */
    email: Email.optional(),
  });
  routes.post('/link/accept', jsonBody(Acceptance, MAX_BYTES), async (context) => {
    const { token, name = '', password, ...body } = context.req.valid('json');
    const rejection = await limited(context, token);
    if (rejection) return rejection;
    const link = await findLink(sql, token);
    if (!link) return brokenLink(context, sql, token);
    const address = link.email || normalEmail(body.email ?? '');
    if (!link.userId) {
      if (!name) return studioProblem(context, 400, 'REQUIRED', 'Enter your name.', 'name');
      if (!address) return studioProblem(context, 400, 'REQUIRED', 'Enter an address.', 'email');
      const [member] = await sql.select().from(studioUser).where(eq(studioUser.email, address));
      if (member) {
        return studioProblem(context, 409, 'HAS_ACCOUNT', 'The address has an account.', 'email');
      }
    }
    const problem = passwordProblem(password, [name, address]);
    if (problem) {
      return studioProblem(context, 400, problem, 'Choose another password.', 'password');
    }
    const { hashPassword } = await services.auth();
    const passwordHash = await hashPassword(password);
    const email = await acceptLink(sql, token, { name, email: address, passwordHash });
    if (!email) return brokenLink(context, sql, token);
    await forgetAttempts(sql, sign, email);
    return context.json({ data: { email } });
  });

  /** Counts the attempt; returns the 429 response if there were too many. */
  async function limited(context: AppContext, account: string): Promise<Response | undefined> {
    const seconds = await countAttempt(sql, sign, { ip: context.var.clientIp, account });
    if (seconds === 0) return undefined;
    context.header('Retry-After', String(seconds));
    const detail = `Too many attempts; wait ${seconds} seconds.`;
    return studioProblem(context, 429, 'TOO_MANY_ATTEMPTS', detail);
  }

  async function finishSignIn(
    context: AppContext,
    response: Response,
    method: string,
    wrong: string,
  ): Promise<Response> {
    const ip = context.var.clientIp;
    const result = await readAuthResponse<Finished>(context, response, wrong);
    if ('rejection' in result) {
      const detail = { method, ip };
      await record(sql, { id: null, name: '' }, 'sign-in-failed', undefined, detail);
      return result.rejection;
    }
    const { user, token, session } = result.data;
    const [member] = await sql.select().from(studioUser).where(eq(studioUser.id, user.id));
    if (!member) throw new Error('The account is gone.');
    await deleteWeakSessions(member.id);
    await forgetAttempts(sql, sign, member.email);
    await record(sql, member, 'sign-in', member.email, { method, ip });
    return context.json({ data: { next: token || session ? 'studio' : 'sign-in' } });
  }

  /** Sessions from before the enrolment of a second factor. */
  async function deleteWeakSessions(userId: string): Promise<void> {
    await sql
      .delete(studioSession)
      .where(and(eq(studioSession.userId, userId), eq(studioSession.method, 'password')));
  }

  return routes;
}

interface Finished {
  user: { id: string };
  token?: string;
  session?: object;
}

async function brokenLink(context: AppContext, sql: Sql, token: string) {
  const isReplaced = await hasNewerLink(sql, token);
  return isReplaced
    ? studioProblem(context, 404, 'LINK_REPLACED', 'There is a newer link for this address.')
    : studioProblem(context, 404, 'LINK_EXPIRED', 'The link was used, or has expired.');
}

/** The challenge that a code answers: the cookie of the first step. */
const challengeOf = (context: AppContext) =>
  /studio\.two_factor=([^;]+)/.exec(context.req.header('cookie') ?? '')?.[1] ??
  context.var.clientIp;

/** A sign-in never builds on a session that the browser still has. */
function withoutSession(context: AppContext): Headers {
  const headers = authHeaders(context);
  const cookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => !/studio\.session_(token|data)=/.test(cookie));
  headers.set('cookie', cookies.join('; '));
  return headers;
}
