import { eq } from 'drizzle-orm';
import type { Role } from '../../domain/studio/roles.ts';
import type { Sql } from '../db/database.ts';
import { COMMAND_LINE } from './auditLog.ts';
import { invite, linkUrl, makeResetLink, normalEmail } from './invitations.ts';
import { studioUser } from './schema.ts';

/** What the command line does with accounts, in this process or in the one that has the database open. */
export interface StudioAccounts {
  /** Makes the link for a new person; undefined if the address has an account. */
  invite(email: string, role: Role): Promise<string | undefined>;
  /** Makes the link to a new password; undefined if there is no such account, or it is disabled. */
  reset(email: string, resetsFactors: boolean): Promise<string | undefined>;
}

/** The accounts through this process's own connection to the database. */
export function localStudioAccounts(sql: Sql, siteUrl: string): StudioAccounts {
  const toUrl = (token: string | undefined) => token && linkUrl(siteUrl, token);
  return {
    invite: async (email, role) => toUrl(await invite(sql, { email, role }, COMMAND_LINE)),
    async reset(email, resetsFactors) {
      const [user] = await sql
        .select({ id: studioUser.id })
        .from(studioUser)
        .where(eq(studioUser.email, normalEmail(email)));
      if (!user) return undefined;
      return toUrl(await makeResetLink(sql, { userId: user.id, resetsFactors }, COMMAND_LINE));
    },
  };
}
