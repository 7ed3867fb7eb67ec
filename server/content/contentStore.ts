import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql as raw } from 'drizzle-orm';
import type { Entry } from '../../domain/content/kinds.ts';
import type { ContentProblem } from '../../domain/content/validateContent.ts';
import { type RawEntry, validateInSteps } from '../../domain/content/validateImport.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import type { Database, Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { readContent } from './files.ts';
import { readEntries } from './loadCatalogue.ts';

/** Result of an import: numbers of new, changed and unchanged entries, and the rejected ones. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  problems: ContentProblem[];
}

/**
 * Imports the valid entries in one transaction. Importing the same again changes nothing. Requests
 * are served meanwhile, but queries of the embedded database wait while it writes.
 */
export async function importEntries(sql: Sql, raws: readonly RawEntry[]): Promise<ImportReport> {
  const existing = await readEntries(sql);
  const { accepted, problems } = await runInTimeSlices(validateInSteps(raws, existing));
  const { added, changed, unchanged } = await runInTimeSlices(compareInSteps(existing, accepted));
  const writes = [...added, ...changed];
  if (writes.length > 0) await sql.transaction((transaction) => write(transaction, writes));
  return { added: added.length, changed: changed.length, unchanged, problems };
}

function* compareInSteps(existing: readonly Entry[], accepted: readonly Entry[]) {
  const old = new Map(existing.map((item) => [keyOf(item), item.data]));
  const added: Entry[] = [];
  const changed: Entry[] = [];
  let unchanged = 0;
  for (const [key, item] of new Map(accepted.map((item) => [keyOf(item), item]))) {
    yield;
    const stored = old.get(key);
    if (!stored) added.push(item);
    else if (same(stored, item.data)) unchanged++;
    else changed.push(item);
  }
  return { added, changed, unchanged };
}

async function write(sql: Pick<Sql, 'insert'>, entries: readonly Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    const rows = entries
      .slice(start, start + BATCH)
      .map(({ kind, data }) => ({ kind, id: data._id, data }));
    await sql
      .insert(entry)
      .values(rows)
      .onConflictDoUpdate({
        target: [entry.kind, entry.id],
        // `created` of a new row is set by the column's default.
        set: { data: raw`excluded.data`, updated: raw`now()` },
      });
    await turn();
  }
}

/** Rows per INSERT. The embedded database blocks this thread while it runs one. */
const BATCH = 25;

/** Deletes example deals and posts. They stay deleted, because only an empty database is seeded. */
export async function removeSamples(sql: Sql): Promise<number> {
  const removed = await sql
    .delete(entry)
    .where(raw`${entry.data} ->> 'sample' = 'true'`)
    .returning({ id: entry.id });
  return removed.length;
}

/**
 * Imports the content folder if the database is empty.
 *
 * @throws Error when database and folder are both empty
 */
export async function seedIfEmpty(database: Database, folder: string, log: Log): Promise<void> {
  await database.exclusively(async () => {
    const [first] = await database.sql.select({ id: entry.id }).from(entry).limit(1);
    if (first) return;
    const { raws, problems } = await readContent(folder);
    if (raws.length === 0) {
      throw new Error(
        `CONTENT_DIR ${folder} holds no content, and the database is empty: set CONTENT_DIR to a folder with places/, cities/ and so on.`,
      );
    }
    const report = await importEntries(database.sql, raws);
    for (const problem of [...problems, ...report.problems]) log.warn(problem, 'not seeded');
    log.info({ entries: report.added }, 'seeded the empty database');
  });
}

const keyOf = ({ kind, data }: Entry) => `${kind}/${data._id}`;

/** Compares as JSON, which drops undefined fields as the database does. */
function same(stored: object, fresh: object): boolean {
  return isDeepStrictEqual(asJson(stored), asJson(fresh));
}

const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));
