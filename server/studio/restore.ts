import { sql as raw } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Source } from '../../domain/studio/entryApi.ts';
import type { EntryData } from '../../domain/studio/fieldPath.ts';
import type { Sql } from '../db/database.ts';
import { record } from './auditLog.ts';
import { draft } from './contentSchema.ts';
import {
  byline,
  changedWhole,
  type DraftRow,
  type EntryRef,
  findEntry,
  lockDraft,
  nextVersion,
} from './drafts.ts';
import { keepDraft } from './keptDrafts.ts';
import type { Staff } from './staff.ts';

interface Former {
  data: EntryData;
  source: Source;
  /** Of a former draft: the revision that it changed. */
  base?: number | null;
  /** For the log. */
  detail: object;
}

/**
 * Makes a draft of a former version. The draft that it replaces is kept.
 *
 * @param version of that draft, 0 for none
 * @returns undefined where there is another draft by now
 */
export function restore(
  sql: Sql,
  ref: EntryRef,
  { data, source, base, detail }: Former,
  version: number,
  staff: Staff,
): Promise<DraftRow | undefined> {
  return sql.transaction(async (within) => {
    const row = await lockDraft(within, ref);
    if ((row?.version ?? 0) !== version) return undefined;
    if (row) await keepDraft(within, row, 'restore', staff);
    const published = await findEntry(within, ref);
    const values = {
      data,
      base: published ? (base ?? published.revision) : null,
      source,
      status: 'draft' as const,
      changedBy: changedWhole(staff),
      conflicts: [],
      failure: null,
      ...byline(staff),
    };
    const [stored] = await within
      .insert(draft)
      .values({ kind: ref.kind, entry: ref.id, ...values })
      .onConflictDoUpdate({
        target: [draft.kind, draft.entry],
        set: { ...values, version: nextVersion },
        // A draft that was made after the check is not replaced.
        setWhere: row ? undefined : raw`false`,
      })
      .returning();
    if (stored) await record(within, staff, 'restore', entryKey(ref), detail);
    return stored;
  });
}
