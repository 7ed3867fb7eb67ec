/** Who sends a request to the Studio, and what the session allows. */

import { and, eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { may, type Permission } from '../../domain/studio/roles.ts';
import type { Sql } from '../db/database.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import type { Sign } from '../submissions/formTokens.ts';
import type { Auth } from './auth.ts';
import { CLIENT_HEADER } from './clientHeader.ts';
import { studioPasskey, studioTwoFactor, studioUser } from './schema.ts';
import { studioProblem } from './studioProblem.ts';

export interface Staff {
  id: string;
  name: string;
  email: string;
  role: string;
  sessionId: string;
  sessionToken: string;
  /** Whether the session was begun with a second factor or a passkey; otherwise it can only enrol one. */
  isVerified: boolean;
}

/** What all routes of the Studio need. */
export interface StudioServices {
  sql: Sql;
  sign: Sign;
  siteUrl: string;
  auth(): Promise<Auth>;
}

export type StudioEnv = AppEnv & { Variables: AppEnv['Variables'] & { staff: Staff } };

/** The request's cookies, browser and address, as the library for accounts reads them. */
export function authHeaders(context: AppContext): Headers {
  const headers = new Headers({ [CLIENT_HEADER]: context.var.clientIp });
  for (const name of ['cookie', 'user-agent']) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** The member who is signed in, and cookies that prolong the session. */
export async function findStaff(
  services: StudioServices,
  context: AppContext,
): Promise<{ staff?: Staff; cookies: string[] }> {
  if (!context.req.header('cookie')) return { cookies: [] };
  const { api } = await services.auth();
  const { response, headers } = await api.getSession({
    headers: authHeaders(context),
    returnHeaders: true,
  });
  const cookies = headers.getSetCookie();
  if (!response || response.user.disabled) return { cookies };
  const { user, session } = response;
  const staff = {
    id: user.id,
    name: user.name,
    email: user.email,
    role: String(user.role),
    sessionId: session.id,
    sessionToken: session.token,
    isVerified: session.method !== 'password',
  };
  return { staff, cookies };
}

/** The second factors of a member. */
export async function factorsOf(sql: Sql, userId: string) {
  const [user] = await sql
    .select({ hasTotp: studioUser.twoFactorEnabled })
    .from(studioUser)
    .where(eq(studioUser.id, userId));
  const passkeys = await sql
    .select({
      id: studioPasskey.id,
      name: studioPasskey.name,
      createdAt: studioPasskey.createdAt,
    })
    .from(studioPasskey)
    .where(eq(studioPasskey.userId, userId))
    .orderBy(studioPasskey.createdAt);
  return { hasTotp: user?.hasTotp ?? false, passkeys };
}

/** Removes the secret of an app whose enrolment was not finished. */
export async function deleteUnfinishedTotp(sql: Sql, userId: string): Promise<void> {
  await sql.delete(studioTwoFactor).where(eq(studioTwoFactor.userId, userId));
}

/** The enabled administrators. */
export const administrators = (sql: Pick<Sql, 'select'>) =>
  sql
    .select({ id: studioUser.id })
    .from(studioUser)
    .where(and(eq(studioUser.role, 'administrator'), eq(studioUser.disabled, false)));

/** Removes the authenticator app with its backup codes. Call it in a transaction. */
export async function removeTotp(
  sql: Pick<Sql, 'delete' | 'update'>,
  userId: string,
): Promise<void> {
  await sql.delete(studioTwoFactor).where(eq(studioTwoFactor.userId, userId));
  await sql.update(studioUser).set({ twoFactorEnabled: false }).where(eq(studioUser.id, userId));
}

/**
 * Lets through who is signed in (401), with a second factor (403), and with a permission (403).
 *
 * @param allow `enrolment` also lets a session through that has no second factor yet
 */
export function requireStaff(
  services: StudioServices,
  { allow, permission }: { allow?: 'enrolment'; permission?: Permission } = {},
): MiddlewareHandler<StudioEnv> {
  return async (context, next) => {
    const { staff, cookies } = await findStaff(services, context as unknown as AppContext);
    if (!staff) return studioProblem(context, 401, 'SIGNED_OUT', 'Sign in first.');
    if (!staff.isVerified) {
      const { hasTotp, passkeys } = await factorsOf(services.sql, staff.id);
      if (allow !== 'enrolment' || hasTotp || passkeys.length > 0) {
        const detail = 'Set up a second factor first.';
        return studioProblem(context, 403, 'ENROLMENT_REQUIRED', detail);
      }
    }
    if (permission && !may(staff.role, permission)) {
      return studioProblem(context, 403, 'FORBIDDEN', 'Your role does not allow this.');
    }
    context.set('staff', staff);
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    return next();
  };
}
