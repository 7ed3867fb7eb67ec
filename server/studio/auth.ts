/**
 * The only file that knows better-auth: passwords, authenticator apps, backup codes, passkeys and
 * sessions. It closes gaps of the library: a code works once, a passkey needs its PIN or biometrics, a
 * password alone never opens an account that has a second factor, disabled accounts get no session.
 */
import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { secret } from '../db/schema.ts';
import { newBackupCodes } from './backupCodes.ts';
import { CLIENT_HEADER } from './clientHeader.ts';
import {
  studioAccount,
  studioPasskey,
  studioSession,
  studioTwoFactor,
  studioUsedCode,
  studioUser,
  studioVerification,
} from './schema.ts';

const HOUR = 3600;
/** A code is accepted one period of 30 s before and after its own. */
const CODE_LIFETIME = 90_000;

/** How a session was begun, by the endpoint that began it. */
const METHODS: Record<string, string> = {
  '/two-factor/verify-totp': 'totp',
  '/two-factor/verify-backup-code': 'backup-code',
  '/passkey/verify-authentication': 'passkey',
};

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** @param siteUrl the public address: passkeys belong to its host */
export async function createAuth(sql: Sql, siteUrl: string) {
  const [row] = await sql.select().from(secret).where(eq(secret.name, 'studio'));
  if (!row) throw new Error('The database has lost the secret of the Studio.');
  const { hostname, origin, protocol } = new URL(siteUrl);
  const auth = betterAuth({
    appName: 'Fes-Meknes Studio',
    baseURL: siteUrl,
    basePath: '/studio/api/auth',
    secret: row.value,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits count in the database (signInLimits.ts), and our middleware checks the origin.
    rateLimit: { enabled: false },
    database: drizzleAdapter(sql, {
      provider: 'pg',
      schema: {
        user: studioUser,
        session: studioSession,
        account: studioAccount,
        verification: studioVerification,
        twoFactor: studioTwoFactor,
        passkey: studioPasskey,
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        disabled: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    session: {
      expiresIn: 72 * HOUR,
      updateAge: HOUR,
      freshAge: HOUR,
      additionalFields: { method: { type: 'string', input: false, defaultValue: 'password' } },
    },
    advanced: {
      cookiePrefix: 'studio',
      useSecureCookies: protocol === 'https:',
      defaultCookieAttributes: { sameSite: 'strict', path: '/studio', httpOnly: true },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const body = context?.body as { code?: unknown } | undefined;
            const method = METHODS[context?.path ?? ''] ?? 'password';
            await checkSession(sql, session.userId, method, body?.code);
            return { data: { ...session, method } };
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Fes-Meknes Studio',
        backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
      }),
      passkey({
        rpID: hostname,
        rpName: 'Fes-Meknes Studio',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => {
            requireVerifiedUser(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: ({ verification }) => {
            requireVerifiedUser(verification.authenticationInfo.userVerified);
          },
        },
      }),
    ],
  });
  const { password } = await auth.$context;
  return { api: auth.api, hashPassword: password.hash };
}

const refuse = (code: string) => new APIError('FORBIDDEN', { code, message: code });

function requireVerifiedUser(verified: boolean | undefined): void {
  if (!verified) throw refuse('USER_NOT_VERIFIED');
}

/** @throws APIError when the account may not sign in by this method, or not with this code */
async function checkSession(
  sql: Sql,
  userId: string,
  method: string,
  code: unknown,
): Promise<void> {
  const [user] = await sql.select().from(studioUser).where(eq(studioUser.id, userId));
  if (!user || user.disabled) throw refuse('ACCOUNT_DISABLED');
  if (method === 'password' && !user.twoFactorEnabled) {
    const [key] = await sql
      .select({ id: studioPasskey.id })
      .from(studioPasskey)
      .where(eq(studioPasskey.userId, userId))
      .limit(1);
    if (key) throw refuse('PASSKEY_REQUIRED');
  }
  if (method === 'totp') await claimCode(sql, userId, String(code));
}

/** @throws APIError when the code was accepted before, in any process */
async function claimCode(sql: Sql, userId: string, code: string): Promise<void> {
  const expired = new Date(Date.now() - CODE_LIFETIME);
  await sql
    .delete(studioUsedCode)
    .where(and(eq(studioUsedCode.userId, userId), lt(studioUsedCode.usedAt, expired)));
  const used = await sql
    .insert(studioUsedCode)
    .values({ userId, code })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw refuse('CODE_USED');
}
