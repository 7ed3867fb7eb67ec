/** One-time links: for a new person, and for a member who sets a new password. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Role } from '../../domain/studio/roles.ts';
import type { Sql } from '../db/database.ts';
import { type Actor, COMMAND_LINE, record } from './auditLog.ts';
import { invitation, studioAccount, studioPasskey, studioSession, studioUser } from './schema.ts';
import { administrators, removeTotp } from './staff.ts';

const DAY = 24 * 3600_000;
/** How long a link works, in ms. */
const LIFETIME = { invitation: 7 * DAY, reset: DAY };

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The address of a link. The token is in the fragment, which no log and no Referer contains. */
export const linkUrl = (siteUrl: string, token: string) => `${siteUrl}/studio/welcome#${token}`;

export const normalEmail = (email: string) => email.trim().toLowerCase();

/**
 * Makes the link for a new person and withdraws older ones of the same address.
 *
 * @returns its token; undefined if the address has an account
 */
export function invite(
  sql: Sql,
  { email, role }: { email: string; role: Role },
  actor: Actor,
): Promise<string | undefined> {
  const address = normalEmail(email);
  return sql.transaction(async (within) => {
    const [member] = await within.select().from(studioUser).where(eq(studioUser.email, address));
    if (member) return undefined;
    await withdrawOpen(within, address);
    const token = await createLink(within, { email: address, role }, LIFETIME.invitation, actor);
    await record(within, actor, 'invite', address, { role });
    return token;
  });
}

/**
 * Makes the link with which a member sets a new password.
 *
 * @param resetsFactors whether it also removes authenticator app and passkeys
 * @returns its token; undefined if there is no such member
 */
export function makeResetLink(
  sql: Sql,
  { userId, resetsFactors }: { userId: string; resetsFactors: boolean },
  actor: Actor,
): Promise<string | undefined> {
  return sql.transaction(async (within) => {
    const [member] = await within.select().from(studioUser).where(eq(studioUser.id, userId));
    if (!member || member.disabled) return undefined;
    const { email, role } = member;
    await withdrawOpen(within, email);
    const values = { email, role, userId, resetsFactors };
    const token = await createLink(within, values, LIFETIME.reset, actor);
    await record(within, actor, 'make-reset-link', email, { resetsFactors });
    return token;
  });
}

/**
 * Makes the link to the first account, an administrator's, and withdraws older ones. Whoever opens it
 * enters the e-mail address. It ends when there is an administrator.
 *
 * @returns its token; undefined if there is an administrator
 */
export function inviteFirstAdministrator(sql: Sql): Promise<string | undefined> {
  return sql.transaction(async (within) => {
    const [administrator] = await administrators(within).limit(1);
    if (administrator) return undefined;
    await withdrawOpen(within, '');
    const values = { email: '', role: 'administrator' };
    return createLink(within, values, LIFETIME.invitation, COMMAND_LINE);
  });
}

async function createLink(
  sql: Pick<Sql, 'insert'>,
  values: Pick<typeof invitation.$inferInsert, 'email' | 'role' | 'userId' | 'resetsFactors'>,
  lifetime: number,
  actor: Actor,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql.insert(invitation).values({
    ...values,
    id: randomUUID(),
    tokenHash: hash(token),
    createdBy: actor.id,
    expiresAt: new Date(Date.now() + lifetime),
  });
  return token;
}

/** Links that a newer one replaces end at once. They stay, so that who opens one is told of the newer. */
async function withdrawOpen(sql: Pick<Sql, 'update'>, email: string): Promise<void> {
  const now = new Date();
  await sql
    .update(invitation)
    .set({ expiresAt: now })
    .where(
      and(eq(invitation.email, email), isNull(invitation.usedAt), gt(invitation.expiresAt, now)),
    );
}

/** The link to the first account has no address, and only works while there is no administrator. */
const isOpen = (sql: Pick<Sql, 'select'>, token: string) =>
  and(
    eq(invitation.tokenHash, hash(token)),
    isNull(invitation.usedAt),
    gt(invitation.expiresAt, new Date()),
    or(ne(invitation.email, ''), notExists(administrators(sql))),
  );

/** The link of a token; undefined if it was used, has expired or never was. */
export async function findLink(sql: Sql, token: string) {
  const [link] = await sql.select().from(invitation).where(isOpen(sql, token));
  return link;
}

/** Whether a link that does not work any more was replaced by one that does. */
export async function hasNewerLink(sql: Sql, token: string): Promise<boolean> {
  const [link] = await sql
    .select()
    .from(invitation)
    .where(and(eq(invitation.tokenHash, hash(token)), isNull(invitation.usedAt)));
  if (!link) return false;
  const [newer] = await sql
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(
        eq(invitation.email, link.email),
        isNull(invitation.usedAt),
        gt(invitation.createdAt, link.createdAt),
        gt(invitation.expiresAt, new Date()),
      ),
    );
  return newer !== undefined;
}

/**
 * Uses a link: creates the account, or sets the member's new password and ends all sessions.
 *
 * @param account.email of an account whose link has none; nobody else has it
 * @returns the e-mail address; undefined if the link does not work any more
 */
export function acceptLink(
  sql: Sql,
  token: string,
  account: { name: string; email: string; passwordHash: string },
): Promise<string | undefined> {
  const { name, passwordHash } = account;
  return sql.transaction(async (within) => {
    const [link] = await within
      .update(invitation)
      .set({ usedAt: new Date() })
      .where(isOpen(within, token))
      .returning();
    if (!link) return undefined;
    const { userId } = link;
    const email = link.email || account.email;
    if (userId) {
      const password = { password: passwordHash, updatedAt: new Date() };
      await within.update(studioAccount).set(password).where(eq(studioAccount.userId, userId));
      await within.delete(studioSession).where(eq(studioSession.userId, userId));
      if (link.resetsFactors) {
        await removeTotp(within, userId);
        await within.delete(studioPasskey).where(eq(studioPasskey.userId, userId));
      }
      await record(within, { id: userId, name: email }, 'reset-password', email);
      return email;
    }
    const id = randomUUID();
    await within
      .insert(studioUser)
      .values({ id, name, email, emailVerified: true, role: link.role });
    await within.insert(studioAccount).values({
      id: randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: passwordHash,
    });
    await record(within, { id, name }, 'accept-invitation', email, { role: link.role });
    return email;
  });
}
