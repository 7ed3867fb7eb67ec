/**
 * Actions on many entries at once, each in one transaction. A preview is the same transaction, rolled
 * back, so that it tells what the action does.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, sql as raw } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkAction, BulkChange, BulkItem, BulkOutcome } from '../../domain/studio/bulkApi.ts';
import type { Author } from '../../domain/studio/entryApi.ts';
import { lockContent } from '../content/entryStore.ts';
import type { Sql } from '../db/database.ts';
import { record } from './auditLog.ts';
import { act } from './bulkActions.ts';
import { type BulkContext, inPasses, type Present, readPresent, toItem } from './bulkEntries.ts';
import { bulkChange } from './contentSchema.ts';
import type { Transaction } from './drafts.ts';
import type { Staff } from './staff.ts';

/** In ms: how long an action can be undone. */
export const UNDO_TIME = 24 * 3600_000;

export interface Wanted {
  id: string;
  /** What the person saw; absent in a preview. */
  version?: number;
  revision?: number | null;
}

interface Bulk {
  kind: Kind;
  action: BulkAction;
  entries: readonly Wanted[];
  /** To whom they are assigned. */
  member: Author;
}

class Preview extends Error {
  readonly outcome: BulkOutcome;
  constructor(outcome: BulkOutcome) {
    super('A preview changes nothing.');
    this.outcome = outcome;
  }
}

/** Tells what an action would do. */
export async function previewBulk(
  sql: Sql,
  catalogue: Catalogue,
  bulk: Bulk,
  staff: Staff,
): Promise<BulkOutcome> {
  try {
    return await sql.transaction(async (within) => {
      const context = { sql: within, catalogue, kind: bulk.kind, staff };
      const { items } = await runAll(context, bulk);
      throw new Preview({ items, undo: null });
    });
  } catch (error) {
    if (error instanceof Preview) return error.outcome;
    throw error;
  }
}

/** Acts on all entries that it can be done to, and notes what they were before. */
export function applyBulk(
  sql: Sql,
  catalogue: Catalogue,
  bulk: Bulk,
  staff: Staff,
): Promise<BulkOutcome> {
  return sql.transaction(async (within) => {
    const context = { sql: within, catalogue, kind: bulk.kind, staff };
    const { items, before } = await runAll(context, bulk);
    const changed = items.filter(({ status }) => status === 'done').map(({ id }) => id);
    if (changed.length === 0) return { items, undo: null };
    const { action } = bulk;
    const undo = await noteChange(within, bulk.kind, before, changed, staff, action);
    if ('tag' in action) {
      await record(within, staff, action.type, bulk.kind, { tag: action.tag, entries: changed });
    }
    return { items, undo };
  });
}

/**
 * Notes what entries were before, and are now, for the way back. Call it in the transaction that changed
 * them.
 *
 * @returns the id for `undoBulk`
 */
export async function noteChange(
  sql: Transaction,
  kind: Kind,
  before: ReadonlyMap<string, Present>,
  ids: readonly string[],
  staff: Staff,
  action: BulkAction | null = null,
): Promise<string> {
  const after = await readPresent(sql, kind, ids);
  const entries = ids.map((id) => {
    const { revision = null, draft, member } = after.get(id) ?? {};
    const was = before.get(id);
    return {
      id,
      before: {
        revision: was?.revision ?? null,
        draft: was?.draft ?? null,
        member: was?.member?.id ?? null,
        outdated: was?.outdated ?? [],
      },
      after: { revision, version: draft?.version ?? 0, member: member?.id ?? null },
    };
  });
  const undo = randomUUID();
  const past = new Date(Date.now() - UNDO_TIME);
  await sql.delete(bulkChange).where(lt(bulkChange.created, past));
  await sql.insert(bulkChange).values({ id: undo, kind, author: staff.id, action, entries });
  return undo;
}

/** What a member can still undo of a kind, the last change first. */
export async function listBulk(sql: Sql, kind: Kind, staff: Staff): Promise<BulkChange[]> {
  const past = new Date(Date.now() - UNDO_TIME);
  const rows = await sql
    .select({
      undo: bulkChange.id,
      created: bulkChange.created,
      action: bulkChange.action,
      count: raw<number>`jsonb_array_length(${bulkChange.entries})`.mapWith(Number),
    })
    .from(bulkChange)
    .where(
      and(eq(bulkChange.kind, kind), eq(bulkChange.author, staff.id), gt(bulkChange.created, past)),
    )
    .orderBy(desc(bulkChange.created));
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }));
}

async function runAll(
  context: BulkContext,
  { kind, action, entries, member }: Bulk,
): Promise<{ items: BulkItem[]; before: Map<string, Present> }> {
  await lockContent(context.sql);
  const ids = [...new Set(entries.map(({ id }) => id))];
  const before = await readPresent(context.sql, kind, ids);
  const seen = new Map(entries.map((entry) => [entry.id, entry]));
  const run = act(context, action, member);
  const items = await inPasses(context, ids, async (id, within) => {
    const present = before.get(id);
    if (!present) return toItem(id, present, { reason: 'not-found' });
    if (!isAsSeen(present, seen.get(id))) return toItem(id, present, { reason: 'stale' });
    return toItem(id, present, await run(id, present, within));
  });
  return { items, before };
}

const isAsSeen = ({ draft, revision }: Present, seen: Wanted | undefined): boolean =>
  seen?.version === undefined ||
  (seen.version === (draft?.version ?? 0) && seen.revision === revision);
