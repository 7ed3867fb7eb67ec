/** Who has an entry open. Browsers report it at an interval; whoever stops is no longer shown. */
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { isLocale, type Locale } from '../../domain/locale.ts';
import type { PresentMember } from '../../domain/studio/entryApi.ts';
import { PRESENCE_INTERVAL } from '../../domain/studio/entryRequests.ts';
import type { Sql } from '../db/database.ts';
import { presence } from './contentSchema.ts';
import type { EntryRef } from './drafts.ts';
import { studioUser } from './schema.ts';

const LIFETIME = 3 * PRESENCE_INTERVAL;
const at = ({ kind, id }: EntryRef) => and(eq(presence.kind, kind), eq(presence.entry, id));

/**
 * Notes that a member has an entry open, and deletes what is out of date of all entries.
 *
 * @param locale the language that the member edits
 */
export async function visitEntry(
  sql: Sql,
  ref: EntryRef,
  member: string,
  locale: Locale | null,
): Promise<void> {
  const seen = new Date();
  await sql
    .insert(presence)
    .values({ kind: ref.kind, entry: ref.id, member, locale, seen })
    .onConflictDoUpdate({
      target: [presence.kind, presence.entry, presence.member],
      set: { locale, seen },
    });
  await sql.delete(presence).where(lt(presence.seen, new Date(seen.getTime() - LIFETIME)));
}

export async function leaveEntry(sql: Sql, ref: EntryRef, member: string): Promise<void> {
  await sql.delete(presence).where(and(at(ref), eq(presence.member, member)));
}

/** The members at an entry, without one. */
export async function membersAt(sql: Sql, ref: EntryRef, except: string): Promise<PresentMember[]> {
  const rows = await sql
    .select({ id: studioUser.id, name: studioUser.name, locale: presence.locale })
    .from(presence)
    .innerJoin(studioUser, eq(studioUser.id, presence.member))
    .where(
      and(at(ref), ne(presence.member, except), gt(presence.seen, new Date(Date.now() - LIFETIME))),
    )
    .orderBy(studioUser.name);
  return rows.map((row) => ({ ...row, locale: isLocale(row.locale) ? row.locale : null }));
}
