/** Shared plans in the database. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Tour } from '../../domain/visitor/visitor.ts';
import type { Sql } from '../db/database.ts';
import { tour } from '../db/schema.ts';

const DAY = 24 * 3600_000;

/** Plans that nobody opened for this time are deleted, in ms. */
export const UNREAD_LIFETIME = 365 * DAY;

/** Ids have 128 bits and keys 192, so that neither can be guessed. */
const ID_BYTES = 16;
const KEY_BYTES = 24;

/** Format of an id; other strings are not looked up. */
const ID = /^[\w-]{22}$/;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Stores a plan. The key, which allows changes, is returned once and not stored. */
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

/** The plan with this id. Its last read is updated at most once a day. */
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

/** Result of a change; `refused` means a wrong key. */
export type TourChange = 'done' | 'refused' | 'unknown';

export async function changeTour(
  sql: Sql,
  id: string,
  editKey: string,
  body: Tour,
  now = new Date(),
): Promise<TourChange> {
  const found = await checkKey(sql, id, editKey, now);
  if (found !== 'done') return found;
  await sql.update(tour).set({ body, updated: now, lastRead: now }).where(eq(tour.id, id));
  return 'done';
}

export async function deleteTour(
  sql: Sql,
  id: string,
  editKey: string,
  now = new Date(),
): Promise<TourChange> {
  const found = await checkKey(sql, id, editKey, now);
  if (found === 'done') await sql.delete(tour).where(eq(tour.id, id));
  return found;
}

/** Checks the key of a plan in constant time. */
async function checkKey(sql: Sql, id: string, editKey: string, now: Date): Promise<TourChange> {
  if (!ID.test(id)) return 'unknown';
  const [row] = await sql
    .select({ hash: tour.editKeyHash })
    .from(tour)
    .where(and(eq(tour.id, id), gte(tour.lastRead, unreadSince(now))));
  if (!row) return 'unknown';
  const matches = timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(editKey)));
  return matches ? 'done' : 'refused';
}

const unreadSince = (now: Date) => new Date(now.getTime() - UNREAD_LIFETIME);

/** Deletes plans that nobody opened for a year; returns their number. */
export async function deleteExpiredTours(sql: Sql, now = new Date()): Promise<number> {
  const gone = await sql
    .delete(tour)
    .where(lt(tour.lastRead, unreadSince(now)))
    .returning({ id: tour.id });
  return gone.length;
}
