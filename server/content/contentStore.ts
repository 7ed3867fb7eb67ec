import { desc, sql as raw } from 'drizzle-orm';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { entryKey, keyOfEntry } from '../../domain/content/entryKey.ts';
import type { Entry } from '../../domain/content/kinds.ts';
import {
  type RawEntry,
  rejectDependentInSteps,
  validateInSteps,
} from '../../domain/content/validateImport.ts';
import { isSame } from '../../domain/studio/fieldPath.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import type { Database, Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { COMMAND_LINE } from '../studio/auditLog.ts';
import { revision } from '../studio/contentSchema.ts';
import {
  deleteEntries,
  findReferenced,
  lockContent,
  type Origin,
  writeEntries,
} from './entryStore.ts';
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
 *
 * @param options.force replaces entries that were changed in the Studio too; otherwise they are problems
 */
export async function importEntries(
  sql: Sql,
  raws: readonly RawEntry[],
  { force = false }: ImportOptions = {},
): Promise<ImportReport> {
  const existing = await readEntries(sql);
  const { accepted, problems } = await runInTimeSlices(validateInSteps(raws, existing));
  const { added, changed, unchanged } = await runInTimeSlices(compareInSteps(existing, accepted));
  if (added.length + changed.length === 0) return { added: 0, changed: 0, unchanged, problems };
  return sql.transaction(async (transaction) => {
    await lockContent(transaction);
    const guarded = force ? new Set<string>() : await changedInStudio(transaction);
    const isGuarded = (item: Entry) => guarded.has(keyOfEntry(item));
    const refused = [...added, ...changed].filter(isGuarded).map(guardProblem);
    const free = [...added, ...changed].filter((item) => !isGuarded(item));
    // What the references name may be guarded, or may have left the site since it was read.
    const known = await findReferenced(transaction, free);
    const { accepted: written, problems: dangling } = await runInTimeSlices(
      rejectDependentInSteps(free, known),
    );
    await writeEntries(transaction, written, IMPORT);
    const isNew = new Set(added.map(keyOfEntry));
    const addedCount = written.filter((item) => isNew.has(keyOfEntry(item))).length;
    return {
      added: addedCount,
      changed: written.length - addedCount,
      unchanged,
      problems: [...problems, ...refused, ...dangling],
    };
  });
}

export interface ImportOptions {
  force?: boolean;
}

const guardProblem = ({ kind, data }: Entry): ContentProblem => ({
  kind,
  id: data._id,
  field: '(entry)',
  reason: 'was changed in the Studio; "content sync" merges both, --force replaces it',
});

function* compareInSteps(existing: readonly Entry[], accepted: readonly Entry[]) {
  const old = new Map(existing.map((item) => [keyOfEntry(item), item.data]));
  const added: Entry[] = [];
  const changed: Entry[] = [];
  let unchanged = 0;
  for (const [key, item] of new Map(accepted.map((item) => [keyOfEntry(item), item]))) {
    yield;
    const stored = old.get(key);
    if (!stored) added.push(item);
    else if (isSame(stored, item.data)) unchanged++;
    else changed.push(item);
  }
  return { added, changed, unchanged };
}

/** Entries whose last change was made in the Studio, among them those taken off the site there. */
async function changedInStudio(sql: Pick<Sql, 'selectDistinctOn'>): Promise<Set<string>> {
  const last = await sql
    .selectDistinctOn([revision.kind, revision.entry], {
      kind: revision.kind,
      id: revision.entry,
      source: revision.source,
    })
    .from(revision)
    .orderBy(revision.kind, revision.entry, desc(revision.id));
  // After a synchronisation the file has the changes of the Studio.
  const guarded = last.filter(({ source }) => source !== 'import' && source !== 'sync');
  return new Set(guarded.map(entryKey));
}

/** Deletes example deals and posts. They stay deleted, because only an empty database is seeded. */
export async function removeSamples(sql: Sql): Promise<number> {
  return sql.transaction(async (transaction) => {
    await lockContent(transaction);
    const samples = await transaction
      .select({ kind: entry.kind, id: entry.id })
      .from(entry)
      .where(raw`${entry.data} ->> 'sample' = 'true'`);
    await deleteEntries(transaction, samples, IMPORT);
    return samples.length;
  });
}

const IMPORT: Origin = { author: COMMAND_LINE, source: 'import' };

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
