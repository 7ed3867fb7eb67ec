/** Who is to work on an entry: apart from its draft, so that it changes nothing that is published. */
import { and, eq } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Assignee, Author } from '../../domain/studio/entryApi.ts';
import { may } from '../../domain/studio/roles.ts';
import type { Sql } from '../db/database.ts';
import { record } from './auditLog.ts';
import { assignment } from './contentSchema.ts';
import { type EntryRef, findDraft, findEntry, type Transaction } from './drafts.ts';
import { studioUser } from './schema.ts';

const isOf = ({ kind, id }: EntryRef) => and(eq(assignment.kind, kind), eq(assignment.entry, id));

/** The members to whom entries can be assigned: those who may change something. */
export async function assignees(sql: Pick<Sql, 'select'>): Promise<Assignee[]> {
  const members = await sql
    .select({ id: studioUser.id, name: studioUser.name, role: studioUser.role })
    .from(studioUser)
    .where(eq(studioUser.disabled, false))
    .orderBy(studioUser.name, studioUser.id);
  return members.filter(({ role }) => may(role, 'translate'));
}

/** To whom an entry is assigned. */
export async function assigneeOf(sql: Pick<Sql, 'select'>, ref: EntryRef): Promise<Author> {
  const [row] = await sql
    .select({ id: studioUser.id, name: studioUser.name })
    .from(assignment)
    .innerJoin(studioUser, eq(studioUser.id, assignment.member))
    .where(isOf(ref));
  return row ?? null;
}

/** Assigns an entry to a member, or with null to nobody. */
export async function setAssignee(
  sql: Transaction,
  ref: EntryRef,
  member: Author,
  actor: { id: string; name: string },
): Promise<void> {
  await sql.delete(assignment).where(isOf(ref));
  if (member) {
    await sql.insert(assignment).values({ kind: ref.kind, entry: ref.id, member: member.id });
  }
  await record(sql, actor, 'assign', entryKey(ref), { to: member?.name ?? null });
}

/** @returns to whom it is assigned now, or why it is not */
export function assign(
  sql: Sql,
  ref: EntryRef,
  memberId: string | null,
  actor: { id: string; name: string },
): Promise<{ assigned: Author } | 'not-found' | 'no-assignee'> {
  return sql.transaction(async (within) => {
    if (!(await findEntry(within, ref)) && !(await findDraft(within, ref))) return 'not-found';
    const before = await assigneeOf(within, ref);
    // It may stay with a member who can change nothing any more.
    if ((before?.id ?? null) === memberId) return { assigned: before };
    const member = memberId && (await assignees(within)).find(({ id }) => id === memberId);
    if (memberId && !member) return 'no-assignee';
    const assigned = member ? { id: member.id, name: member.name } : null;
    await setAssignee(within, ref, assigned, actor);
    return { assigned };
  });
}
