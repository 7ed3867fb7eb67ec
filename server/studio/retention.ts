import { lt } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { invitation, studioSession, studioVerification } from './schema.ts';

const DAY = 24 * 3600_000;

/** Deletes expired sessions and challenges, and links a month after they expired. */
export async function deleteExpiredSessions(sql: Sql, now = new Date()): Promise<number> {
  const monthAgo = new Date(now.getTime() - 30 * DAY);
  const sessions = await sql
    .delete(studioSession)
    .where(lt(studioSession.expiresAt, now))
    .returning({ id: studioSession.id });
  await sql.delete(studioVerification).where(lt(studioVerification.expiresAt, now));
  await sql.delete(invitation).where(lt(invitation.expiresAt, monthAgo));
  return sessions.length;
}
