import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql as raw } from 'drizzle-orm';
import {
  buildCatalogue,
  type Catalogue,
  type StoredEntry,
} from '../../domain/content/catalogue.ts';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { isKind } from '../../domain/content/kinds.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import type { Sql } from '../db/database.ts';
import { contentVersion, entry } from '../db/schema.ts';
import type { Log } from '../log.ts';

/**
 * Loads all content in one transaction. Entries that this release cannot read are logged and
 * skipped.
 */
export async function loadCatalogue(sql: Sql, log: Log): Promise<Catalogue> {
  return sql.transaction(
    async (transaction) => {
      const version = await readVersion(transaction);
      const entries = await readEntries(transaction, (problems) =>
        log.error({ problems }, 'a stored entry cannot be read'),
      );
      return buildCatalogue(version, entries);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** All stored entries that this release can read. Calls `unreadable` for the others. */
export async function readEntries(
  sql: Pick<Sql, 'select'>,
  unreadable?: (problems: ContentProblem[]) => void,
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for (let after: Row | undefined; ; ) {
    const rows = await readRows(sql, after);
    await runInTimeSlices(parseInSteps(rows, entries, unreadable));
    after = rows.at(-1);
    if (rows.length < BATCH) return entries;
    await yieldToEventLoop();
  }
}

function* parseInSteps(
  rows: readonly Row[],
  entries: StoredEntry[],
  unreadable?: (problems: ContentProblem[]) => void,
): Generator<void, void> {
  for (const { kind, data, created, updated } of rows) {
    yield;
    if (!isKind(kind)) continue;
    const parsed = parseEntry(kind, data);
    if (parsed.entry) entries.push({ ...parsed.entry, moments: { created, updated } });
    else unreadable?.(parsed.problems);
  }
}

type Row = typeof entry.$inferSelect;

/**
 * Rows per query. The embedded database keeps the memory of its largest result and blocks this
 * thread while a query runs.
 */
const BATCH = 100;

function readRows(sql: Pick<Sql, 'select'>, after: Row | undefined): Promise<Row[]> {
  return sql
    .select()
    .from(entry)
    .where(after && raw`(${entry.kind}, ${entry.id}) > (${after.kind}, ${after.id})`)
    .orderBy(entry.kind, entry.id)
    .limit(BATCH);
}

export async function readVersion(sql: Pick<Sql, 'select'>): Promise<number> {
  const [row] = await sql.select().from(contentVersion);
  return row?.version ?? 0;
}
