/** The plans that visitors keep in the database to share them. Content and its version know nothing of them. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Tour } from '../domain/visitor.ts';
import type { Sql } from './db/database.ts';
import { tour } from './db/schema.ts';

const DAY = 24 * 3600_000;

/** A plan that nobody opens for so long is deleted: ms. */
export const KEPT_UNREAD = 365 * DAY;

/** Ids carry 128 bits and keys 192, as text for addresses: neither can be guessed. */
const ID_BYTES = 16;
const KEY_BYTES = 24;

/** What an id looks like, so that the database is not asked for anything else. */
const ID = /^[\w-]{22}$/;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Stores a plan; the key, which lets its owner change it, is told this once. */
export async function storeTour(
  sql: Sql,
  body: Tour,
  now = new Date(),
): Promise<{ id: string; editKey: string }> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const editKey = randomBytes(KEY_BYTES).toString('base64url');
  const times = { created: now, updated: now, lastRead: now };
  await sql.insert(tour).values({ id, editKeyHash: hashOf(editKey), body, ...times });
  return { id, editKey };
}

/** The plan with this id; that it was read is written down at most once a day. */
export async function findTour(sql: Sql, id: string, now = new Date()): Promise<Tour | undefined> {
  if (!ID.test(id)) return undefined;
  const [row] = await sql
    .select({ body: tour.body, lastRead: tour.lastRead })
    .from(tour)
    .where(and(eq(tour.id, id), gte(tour.lastRead, unreadSince(now))));
  if (!row) return undefined;
  const yesterday = new Date(now.getTime() - DAY);
  if (row.lastRead <= yesterday) {
    await sql
      .update(tour)
      .set({ lastRead: now })
      .where(and(eq(tour.id, id), lt(tour.lastRead, now)));
  }
  return row.body as Tour;
}

/** How a change went: `refused` is a wrong key. */
export type Change = 'done' | 'refused' | 'unknown';

export async function changeTour(
  sql: Sql,
  id: string,
  editKey: string,
  body: Tour,
  now = new Date(),
): Promise<Change> {
  const found = await openFor(sql, id, editKey, now);
  if (found !== 'done') return found;
  await sql.update(tour).set({ body, updated: now, lastRead: now }).where(eq(tour.id, id));
  return 'done';
}

export async function deleteTour(
  sql: Sql,
  id: string,
  editKey: string,
  now = new Date(),
): Promise<Change> {
  const found = await openFor(sql, id, editKey, now);
  if (found === 'done') await sql.delete(tour).where(eq(tour.id, id));
  return found;
}

/** Whether a key is that of the plan, in the same time for every wrong one. */
async function openFor(sql: Sql, id: string, editKey: string, now: Date): Promise<Change> {
  if (!ID.test(id)) return 'unknown';
  const [row] = await sql
    .select({ hash: tour.editKeyHash })
    .from(tour)
    .where(and(eq(tour.id, id), gte(tour.lastRead, unreadSince(now))));
  if (!row) return 'unknown';
  const matches = timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(editKey)));
  return matches ? 'done' : 'refused';
}

const unreadSince = (now: Date) => new Date(now.getTime() - KEPT_UNREAD);

/** Deletes what nobody has opened for a year; returns how many plans that were. */
export async function forgetTours(sql: Sql, now = new Date()): Promise<number> {
  const gone = await sql
    .delete(tour)
    .where(lt(tour.lastRead, unreadSince(now)))
    .returning({ id: tour.id });
  return gone.length;
}
