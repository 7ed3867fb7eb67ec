import { sql as raw } from 'drizzle-orm';
import { buildCatalogue, type Catalogue, type StoredEntry } from '../../domain/catalogue.ts';
import { type Problem, parseEntry } from '../../domain/check.ts';
import { isKind } from '../../domain/kinds.ts';
import type { Sql } from '../db/database.ts';
import { contentVersion, entry } from '../db/schema.ts';
import type { Log } from '../log.ts';

/** Reads all content of one moment. Entries that this release cannot read are logged and left out. */
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

/** All stored entries that this release can read; `unreadable` is told of the others. */
export async function readEntries(
  sql: Pick<Sql, 'select'>,
  unreadable?: (problems: Problem[]) => void,
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for (let after: Row | undefined; ; ) {
    const rows = await readRows(sql, after);
    for (const { kind, data, created, updated } of rows) {
      if (!isKind(kind)) continue;
      const parsed = parseEntry(kind, data);
      if (parsed.entry) entries.push({ ...parsed.entry, moments: { created, updated } });
      else unreadable?.(parsed.problems);
    }
    after = rows.at(-1);
    if (rows.length < BATCH) return entries;
  }
}

type Row = typeof entry.$inferSelect;

/** Rows read at once: the embedded database keeps for good the memory of its largest answer. */
const BATCH = 500;

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
