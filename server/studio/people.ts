/** The council's staff: list, roles, disabled accounts. One administrator always remains. */
import { and, countDistinct, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import type { Role } from '../../domain/studio/roles.ts';
import type { Sql } from '../db/database.ts';
import { type Actor, record } from './auditLog.ts';
import { invitation, studioPasskey, studioSession, studioUser } from './schema.ts';
import { administrators } from './staff.ts';

/** All members and the open invitations. */
export async function listPeople(sql: Sql) {
  const members = await sql
    .select({
      id: studioUser.id,
      name: studioUser.name,
      email: studioUser.email,
      role: studioUser.role,
      disabled: studioUser.disabled,
      hasTotp: studioUser.twoFactorEnabled,
      passkeys: countDistinct(studioPasskey.id),
      lastSeen: max(studioSession.updatedAt),
    })
    .from(studioUser)
    .leftJoin(studioPasskey, eq(studioPasskey.userId, studioUser.id))
    .leftJoin(studioSession, eq(studioSession.userId, studioUser.id))
    .groupBy(studioUser.id);
  // The order of letters, which that of the database's bytes is not: É before F, a beside A.
  const { compare } = new Intl.Collator(DEFAULT_LOCALE);
  members.sort((one, other) => compare(one.name, other.name));
  const invitations = await sql
    .select({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .where(
      and(
        isNull(invitation.usedAt),
        isNull(invitation.userId),
        gt(invitation.expiresAt, new Date()),
      ),
    )
    .orderBy(desc(invitation.createdAt));
  return { members, invitations };
}

class LastAdministrator extends Error {}

/**
 * Changes a member's role, or disables or enables the account; both end its sessions.
 *
 * @returns what prevented it
 */
export async function changeMember(
  sql: Sql,
  id: string,
  change: { role?: Role; disabled?: boolean },
  actor: Actor,
): Promise<'changed' | 'not-found' | 'last-administrator'> {
  try {
    return await sql.transaction(async (within) => {
      // Two administrators who demote each other wait for one another here.
      const members = await within.select().from(studioUser).orderBy(studioUser.id).for('update');
      const member = members.find((other) => other.id === id);
      if (!member) return 'not-found';
      const { role = member.role, disabled = member.disabled } = change;
      await within
        .update(studioUser)
        .set({ role, disabled, updatedAt: new Date() })
        .where(eq(studioUser.id, id));
      if ((await administrators(within).limit(1)).length === 0) throw new LastAdministrator();
      await within.delete(studioSession).where(eq(studioSession.userId, id));
      if (role !== member.role) {
        const detail = { from: member.role, to: role };
        await record(within, actor, 'change-role', member.email, detail);
      }
      if (disabled !== member.disabled) {
        await record(within, actor, disabled ? 'disable' : 'enable', member.email);
      }
      return 'changed';
    });
  } catch (error) {
    if (error instanceof LastAdministrator) return 'last-administrator';
    throw error;
  }
}

/** Withdraws an invitation that nobody has used. @returns whether there was one */
export async function withdrawInvitation(sql: Sql, id: string, actor: Actor): Promise<boolean> {
  return sql.transaction(async (within) => {
    const [withdrawn] = await within
      .delete(invitation)
      .where(and(eq(invitation.id, id), isNull(invitation.usedAt)))
      .returning();
    if (withdrawn) await record(within, actor, 'withdraw-invitation', withdrawn.email);
    return withdrawn !== undefined;
  });
}
