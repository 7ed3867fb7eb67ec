/** Writes published entries: each change leaves a revision. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, eq, inArray, sql as raw } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Entry } from '../../domain/content/kinds.ts';
import { referencesOf } from '../../domain/content/references.ts';
import type { Source } from '../../domain/studio/entryApi.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { revision } from '../studio/contentSchema.ts';
import { noteOutdated } from './outdatedTranslations.ts';

/** Whose change it is, for the history. */
export interface Origin {
  author: { id: string | null; name: string };
  source: Source;
  note?: string | null;
  /** When it was planned (ISO 8601), of a scheduled action. */
  planned?: string;
}

type Transaction = Pick<Sql, 'insert' | 'delete' | 'execute'>;
type ReadTransaction = Transaction & Pick<Sql, 'select' | 'selectDistinctOn'>;

/** Key of the advisory lock for changes of entries. Any constant works. */
const CONTENT_LOCK = 7_301_956;

/**
 * Waits until no other transaction changes entries; held until the end of this one. References between
 * entries are checked and written under it.
 */
export async function lockContent(sql: Transaction): Promise<void> {
  await sql.execute(raw`SELECT pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

/** Those of the entries to which others refer that are published, as keys. */
export async function findReferenced(
  sql: Pick<Sql, 'select'>,
  entries: readonly Entry[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const references = entries.flatMap(referencesOf);
  for (const [kind, ofKind] of Map.groupBy(references, (reference) => reference.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    const rows = await sql
      .select({ kind: entry.kind, id: entry.id })
      .from(entry)
      .where(and(eq(entry.kind, kind), inArray(entry.id, ids)));
    for (const row of rows) found.add(entryKey(row));
  }
  return found;
}

/** Rows per INSERT. The embedded database blocks this thread while it runs one. */
const BATCH = 25;

/**
 * Adds or replaces entries. Call it in a transaction that has the content lock.
 *
 * @param options.isCorrection the changes of English texts make no translation outdated
 */
export async function writeEntries(
  sql: ReadTransaction,
  entries: readonly Entry[],
  origin: Origin,
  { isCorrection }: { isCorrection?: boolean | undefined } = {},
): Promise<Map<string, number>> {
  const revisions = new Map<string, number>();
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    await noteOutdated(sql, batch, isCorrection);
    const changes = batch.map(({ kind, data }) => ({ kind, id: data._id, data }));
    for (const [key, id] of await addRevisions(sql, changes, origin)) revisions.set(key, id);
    const rows = changes.map((change) => ({
      ...change,
      revision: revisions.get(entryKey(change)),
    }));
    await sql
      .insert(entry)
      .values(rows)
      .onConflictDoUpdate({
        target: [entry.kind, entry.id],
        // `created` of a new row is set by the column's default.
        set: { data: raw`excluded.data`, revision: raw`excluded.revision`, updated: raw`now()` },
      });
    await yieldToEventLoop();
  }
  return revisions;
}

/** Takes entries off the site. Call it in a transaction that has the content lock. */
export async function deleteEntries(
  sql: Transaction,
  refs: readonly { kind: string; id: string }[],
  origin: Origin,
): Promise<Map<string, number>> {
  if (refs.length === 0) return new Map();
  const keys = refs.map(({ kind, id }) => raw`(${kind}, ${id})`);
  await sql.delete(entry).where(inArray(raw`(${entry.kind}, ${entry.id})`, keys));
  return addRevisions(
    sql,
    refs.map((ref) => ({ ...ref, data: null })),
    origin,
  );
}

async function addRevisions(
  sql: Transaction,
  changes: readonly { kind: string; id: string; data: object | null }[],
  { author, source, note }: Origin,
): Promise<Map<string, number>> {
  const rows = await sql
    .insert(revision)
    .values(
      changes.map(({ kind, id, data }) => ({
        kind,
        entry: id,
        data: data as Record<string, unknown> | null,
        author: author.id,
        authorName: author.name,
        source,
        note: note ?? null,
      })),
    )
    .returning({ id: revision.id, kind: revision.kind, entry: revision.entry });
  return new Map(rows.map((row) => [entryKey({ kind: row.kind, id: row.entry }), row.id]));
}
