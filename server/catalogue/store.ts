import { isDeepStrictEqual } from 'node:util';
import { sql as raw } from 'drizzle-orm';
import { admit, type RawEntry } from '../../domain/admit.ts';
import type { Problem } from '../../domain/check.ts';
import type { Entry } from '../../domain/kinds.ts';
import type { Database, Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { readContent } from './files.ts';
import { readEntries } from './load.ts';

/** What an import did: how many entries are new, changed, the same, and what was refused. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  problems: Problem[];
}

/**
 * Takes entries into the database: the good ones in one transaction, so that whoever reads, or finds
 * the database after a crash, sees all of them or none. Doing it again changes nothing.
 */
export function importEntries(sql: Sql, raws: readonly RawEntry[]): Promise<ImportReport> {
  return sql.transaction(async (transaction) => {
    const existing = await readEntries(transaction);
    const { accepted, problems } = admit(raws, existing);
    const old = new Map(existing.map((item) => [keyOf(item), item.data]));
    const fresh = new Map(accepted.map((item) => [keyOf(item), item]));
    const writes = [...fresh].filter(([key, { data }]) => !same(old.get(key), data));
    for (let start = 0; start < writes.length; start += BATCH) {
      const rows = writes
        .slice(start, start + BATCH)
        .map(([, { kind, data }]) => ({ kind, id: data._id, data }));
      await transaction
        .insert(entry)
        .values(rows)
        .onConflictDoUpdate({
          target: [entry.kind, entry.id],
          // What was not there before has come and changed at once, by the column's default.
          set: { data: raw`excluded.data`, updated: raw`now()` },
        });
    }
    const added = writes.filter(([key]) => !old.has(key)).length;
    return {
      added,
      changed: writes.length - added,
      unchanged: fresh.size - writes.length,
      problems,
    };
  });
}

/** Rows an INSERT; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

/** Deletes every example deal and post. They do not come back: only an empty database is seeded. */
export async function removeSamples(sql: Sql): Promise<number> {
  const removed = await sql
    .delete(entry)
    .where(raw`${entry.data} ->> 'sample' = 'true'`)
    .returning({ id: entry.id });
  return removed.length;
}

/** Fills an empty database from the content folder; one that holds anything is left alone. */
export async function seedIfEmpty(database: Database, folder: string, log: Log): Promise<void> {
  await database.exclusively(async () => {
    const [first] = await database.sql.select({ id: entry.id }).from(entry).limit(1);
    if (first) return;
    const { raws, problems } = await readContent(folder);
    const report = await importEntries(database.sql, raws);
    for (const problem of [...problems, ...report.problems]) log.warn(problem, 'not seeded');
    log.info({ entries: report.added }, 'seeded the empty database');
  });
}

const keyOf = ({ kind, data }: Entry) => `${kind}/${data._id}`;

/** Compared as the database keeps them: JSON knows no undefined fields. */
function same(stored: object | undefined, fresh: object): boolean {
  return stored !== undefined && isDeepStrictEqual(asJson(stored), asJson(fresh));
}

const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));
