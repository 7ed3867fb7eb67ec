/** The entries of a bulk action: what they are, and acting on one after the other. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { englishTitle } from '../../domain/content/englishTitle.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkItem, BulkReason } from '../../domain/studio/bulkApi.ts';
import type { Author, OutdatedTranslation } from '../../domain/studio/entryApi.ts';
import type { EntryData, FieldPath } from '../../domain/studio/fieldPath.ts';
import { readOutdated } from '../content/outdatedTranslations.ts';
import { entry } from '../db/schema.ts';
import { assignment, draft } from './contentSchema.ts';
import type { DraftRow, Transaction } from './drafts.ts';
import { studioUser } from './schema.ts';
import type { Staff } from './staff.ts';

export interface BulkContext {
  sql: Transaction;
  catalogue: Catalogue;
  kind: Kind;
  staff: Staff;
}

/** An entry as it is now. */
export interface Present {
  revision: number | null;
  published: EntryData | null;
  draft: DraftRow | null;
  member: Author;
  outdated: readonly OutdatedTranslation[];
}

/** What was done to an entry; with `reason` nothing, and `retry` where it may be possible after others. */
export interface Done {
  reason?: BulkReason;
  fields?: FieldPath[];
  references?: string[];
  errors?: FieldPath[];
  retry?: boolean;
}

export type Outcome = BulkItem & { retry?: boolean | undefined };

/**
 * The entries that exist, with their drafts.
 *
 * @param access `change` locks the drafts until the end of the transaction
 */
export async function readPresent(
  sql: Transaction,
  kind: Kind,
  ids: readonly string[],
  access: 'read' | 'change' = 'change',
): Promise<Map<string, Present>> {
  const list = [...ids];
  const query = sql
    .select()
    .from(draft)
    .where(and(eq(draft.kind, kind), inArray(draft.entry, list)))
    .orderBy(draft.entry);
  const drafts = await (access === 'change' ? query.for('update') : query);
  const entries = await sql
    .select({ id: entry.id, data: entry.data, revision: entry.revision })
    .from(entry)
    .where(and(eq(entry.kind, kind), inArray(entry.id, list)));
  const members = await sql
    .select({ entry: assignment.entry, id: studioUser.id, name: studioUser.name })
    .from(assignment)
    .innerJoin(studioUser, eq(studioUser.id, assignment.member))
    .where(and(eq(assignment.kind, kind), inArray(assignment.entry, list)));
  const refs = entries.map(({ id }) => ({ kind, id }));
  const outdated = await readOutdated(sql, refs);
  const draftOf = new Map(drafts.map((row) => [row.entry, row]));
  const entryOf = new Map(entries.map((row) => [row.id, row]));
  const memberOf = new Map(members.map(({ entry: id, ...member }) => [id, member]));
  const present = new Map<string, Present>();
  for (const id of list) {
    const published = entryOf.get(id);
    const row = draftOf.get(id);
    if (!published && !row) continue;
    present.set(id, {
      revision: published?.revision ?? null,
      published: (published?.data as EntryData | undefined) ?? null,
      draft: row ?? null,
      member: memberOf.get(id) ?? null,
      outdated: outdated.get(entryKey({ kind, id })) ?? [],
    });
  }
  return present;
}

const UNCHANGED: readonly BulkReason[] = ['same', 'no-draft', 'not-published'];

export function toItem(id: string, present: Present | undefined, done: Done): Outcome {
  const { reason = null, fields = [], references = [], errors = [], retry } = done;
  const data = present?.draft?.data ?? present?.published;
  return {
    id,
    title: englishTitle(data, id),
    version: present?.draft?.version ?? 0,
    revision: present?.revision ?? null,
    status: !reason ? 'done' : UNCHANGED.includes(reason) ? 'unchanged' : 'prevented',
    reason,
    fields,
    references,
    errors,
    retry,
  };
}

class NothingDone extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome.reason ?? '');
    this.outcome = outcome;
  }
}

/**
 * Acts on each entry in a nested transaction, which is rolled back where nothing is done. Entries that
 * refer to each other are tried again after the others, as long as that helps.
 */
export async function inPasses(
  { sql }: BulkContext,
  ids: readonly string[],
  run: (id: string, within: Transaction) => Promise<Outcome>,
): Promise<BulkItem[]> {
  const outcomes = new Map<string, Outcome>();
  let pending = ids;
  while (pending.length > 0) {
    for (const id of pending) {
      outcomes.set(id, await attempt(sql, (within) => run(id, within)));
      await yieldToEventLoop();
    }
    const open = pending.filter((id) => outcomes.get(id)?.retry);
    if (open.length === pending.length) break;
    pending = pending.some((id) => outcomes.get(id)?.status === 'done') ? open : [];
  }
  return [...outcomes.values()].map(({ retry: _, ...item }) => item);
}

async function attempt(
  sql: Transaction,
  run: (within: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await sql.transaction(async (within) => {
      const outcome = await run(within);
      if (outcome.status !== 'done') throw new NothingDone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NothingDone) return error.outcome;
    throw error;
  }
}
