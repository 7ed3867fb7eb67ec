import { and, eq, ne } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import qrcode from 'qrcode-generator';
import { z } from 'zod';
import { passwordProblem } from '../../domain/studio/passwords.ts';
import type { AppContext } from '../http/context.ts';
import { jsonBody } from '../http/requestBody.ts';
import { record } from './auditLog.ts';
import { passCookies, readAuthResponse } from './authResponse.ts';
import { studioPasskey, studioSession } from './schema.ts';
import { countAttempt } from './signInLimits.ts';
import {
  authHeaders,
  deleteUnfinishedTotp,
  factorsOf,
  removeTotp,
  requireStaff,
  type Staff,
  type StudioEnv,
  type StudioServices,
} from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const MAX_BYTES = 64 * 1024;
const Password = z.string().min(1).max(200);

/** A member's own account: second factors, backup codes, password, sessions. */
export function accountRoutes(services: StudioServices) {
  const { sql } = services;
  const routes = new Hono<StudioEnv>();
  const enrolling = requireStaff(services, { allow: 'enrolment' });
  const staffOnly = requireStaff(services);
  const withPassword = jsonBody(z.strictObject({ password: Password }), MAX_BYTES);

  routes.post('/totp', enrolling, withPassword, async (context) => {
    const { staff } = context.var;
    const rejection = await limited(context, staff);
    if (rejection) return rejection;
    const { api } = await services.auth();
    if (!(await factorsOf(sql, staff.id)).hasTotp) await deleteUnfinishedTotp(sql, staff.id);
    const response = await api.enableTwoFactor({
      body: { password: context.req.valid('json').password, method: 'totp' },
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse<{ totpURI: string; backupCodes: string[] }>(
      context,
      response,
      'WRONG_PASSWORD',
    );
    if ('rejection' in result) return result.rejection;
    const { totpURI, backupCodes } = result.data;
    const secret = new URL(totpURI).searchParams.get('secret');
    return context.json({ data: { secret, uri: totpURI, qr: qrModules(totpURI), backupCodes } });
  });

  const Code = z.strictObject({ code: z.string().regex(/^\d{6}$/) });
  routes.post('/totp/confirm', enrolling, jsonBody(Code, MAX_BYTES), async (context) => {
    const { staff } = context.var;
    const rejection = await limited(context, staff);
    if (rejection) return rejection;
    const { api } = await services.auth();
    const response = await api.verifyTOTP({
      body: { code: context.req.valid('json').code },
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse(context, response, 'WRONG_CODE');
    if ('rejection' in result) return result.rejection;
    await deleteOtherWeakSessions(staff);
    await record(sql, staff, 'enrol-totp', staff.email);
    return context.json({ data: null });
  });

  routes.post('/totp/remove', staffOnly, withPassword, async (context) => {
    const { staff } = context.var;
    const rejection = await limited(context, staff);
    if (rejection) return rejection;
    const { api } = await services.auth();
    const response = await api.verifyPassword({
      body: context.req.valid('json'),
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse(context, response, 'WRONG_PASSWORD');
    if ('rejection' in result) return result.rejection;
    const { passkeys } = await factorsOf(sql, staff.id);
    if (passkeys.length === 0) {
      return studioProblem(context, 409, 'LAST_FACTOR', 'It is the only second factor.');
    }
    await sql.transaction(async (within) => {
      await removeTotp(within, staff.id);
      await record(within, staff, 'remove-totp', staff.email);
    });
    return context.json({ data: null });
  });

  routes.post('/passkeys/options', enrolling, async (context) => {
    const { api } = await services.auth();
    const response = await api.generatePasskeyRegistrationOptions({
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse<object>(context, response, 'WRONG_PASSKEY');
    return 'rejection' in result ? result.rejection : context.json({ data: result.data });
  });

  const NewPasskey = z.strictObject({
    response: z.looseObject({ id: z.string().max(2000) }),
    name: z.string().trim().min(1).max(60),
  });
  routes.post('/passkeys', enrolling, jsonBody(NewPasskey, MAX_BYTES), async (context) => {
    const { staff } = context.var;
    const { api } = await services.auth();
    const response = await api.verifyPasskeyRegistration({
      body: context.req.valid('json'),
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse(context, response, 'WRONG_PASSKEY');
    if ('rejection' in result) return result.rejection;
    // The person has just proved it.
    await sql
      .update(studioSession)
      .set({ method: 'passkey' })
      .where(eq(studioSession.id, staff.sessionId));
    await deleteOtherWeakSessions(staff);
    await record(sql, staff, 'enrol-passkey', staff.email);
    return context.json({ data: null });
  });

  routes.delete('/passkeys/:id', staffOnly, async (context) => {
    const { staff } = context.var;
    const { hasTotp, passkeys } = await factorsOf(sql, staff.id);
    const id = context.req.param('id');
    if (!passkeys.some((key) => key.id === id)) {
      return studioProblem(context, 404, 'NOT_FOUND', 'There is no such passkey.');
    }
    if (!hasTotp && passkeys.length === 1) {
      return studioProblem(context, 409, 'LAST_FACTOR', 'It is the only second factor.');
    }
    await sql.transaction(async (within) => {
      await within
        .delete(studioPasskey)
        .where(and(eq(studioPasskey.id, id), eq(studioPasskey.userId, staff.id)));
      await record(within, staff, 'remove-passkey', staff.email);
    });
    return context.json({ data: null });
  });

  routes.post('/backup-codes', staffOnly, withPassword, async (context) => {
    const { staff } = context.var;
    const rejection = await limited(context, staff);
    if (rejection) return rejection;
    const { api } = await services.auth();
    const response = await api.generateBackupCodes({
      body: context.req.valid('json'),
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse<{ backupCodes: string[] }>(
      context,
      response,
      'WRONG_PASSWORD',
    );
    if ('rejection' in result) return result.rejection;
    await record(sql, staff, 'new-backup-codes', staff.email);
    return context.json({ data: { backupCodes: result.data.backupCodes } });
  });

  const NewPassword = z.strictObject({ password: Password, newPassword: Password });
  routes.post('/password', staffOnly, jsonBody(NewPassword, MAX_BYTES), async (context) => {
    const { staff } = context.var;
    const { password, newPassword } = context.req.valid('json');
    const rejection = await limited(context, staff);
    if (rejection) return rejection;
    const problem = passwordProblem(newPassword, [staff.name, staff.email]);
    if (problem) {
      return studioProblem(context, 400, problem, 'Choose another password.', 'newPassword');
    }
    const { api } = await services.auth();
    const response = await api.changePassword({
      body: { currentPassword: password, newPassword },
      headers: authHeaders(plain(context)),
      asResponse: true,
    });
    const result = await readAuthResponse(context, response, 'WRONG_PASSWORD');
    if ('rejection' in result) return result.rejection;
    await endSessions(staff, ne(studioSession.id, staff.sessionId));
    await record(sql, staff, 'change-password', staff.email);
    return context.json({ data: null });
  });

  routes.get('/sessions', staffOnly, async (context) => {
    const { staff } = context.var;
    const sessions = await sql
      .select({
        id: studioSession.id,
        ipAddress: studioSession.ipAddress,
        userAgent: studioSession.userAgent,
        createdAt: studioSession.createdAt,
        updatedAt: studioSession.updatedAt,
      })
      .from(studioSession)
      .where(eq(studioSession.userId, staff.id))
      .orderBy(studioSession.createdAt);
    const data = sessions.map((session) => ({
      ...session,
      isCurrent: session.id === staff.sessionId,
    }));
    return context.json({ data });
  });

  routes.delete('/sessions/:id', staffOnly, async (context) => {
    const { staff } = context.var;
    const ended = await endSessions(staff, eq(studioSession.id, context.req.param('id')));
    return ended > 0
      ? context.json({ data: null })
      : studioProblem(context, 404, 'NOT_FOUND', 'There is no such session.');
  });

  routes.post('/sign-out-everywhere', staffOnly, async (context) => {
    const { staff } = context.var;
    const { api } = await services.auth();
    await endSessions(staff);
    const headers = authHeaders(plain(context));
    passCookies(context, await api.signOut({ headers, asResponse: true }));
    await record(sql, staff, 'sign-out-everywhere', staff.email);
    return context.json({ data: null });
  });

  async function endSessions(staff: Staff, which?: ReturnType<typeof eq>): Promise<number> {
    const ended = await sql
      .delete(studioSession)
      .where(and(eq(studioSession.userId, staff.id), which))
      .returning({ id: studioSession.id });
    return ended.length;
  }

  /** Sessions from before the enrolment; the current one has just become a verified one. */
  const deleteOtherWeakSessions = (staff: Staff) =>
    endSessions(staff, eq(studioSession.method, 'password'));

  /** Counts the attempt; returns the 429 response if there were too many. */
  async function limited(context: Context<StudioEnv>, staff: Staff) {
    const ip = context.var.clientIp;
    const seconds = await countAttempt(sql, services.sign, { ip, account: staff.id });
    if (seconds === 0) return undefined;
    context.header('Retry-After', String(seconds));
    const detail = `Too many attempts; wait ${seconds} seconds.`;
    return studioProblem(context, 429, 'TOO_MANY_ATTEMPTS', detail);
  }

  return routes;
}

const plain = (context: unknown) => context as AppContext;

/** The QR code as rows of 0 and 1, which the browser draws. */
function qrModules(text: string): string[] {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const numbers = [...Array(code.getModuleCount()).keys()];
  return numbers.map((row) =>
    numbers.map((column) => (code.isDark(row, column) ? '1' : '0')).join(''),
  );
}
