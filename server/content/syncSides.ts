import { and, desc, eq, inArray, isNotNull, or, sql as raw, type SQL } from 'drizzle-orm';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { entryKey, keyOfEntry } from '../../domain/content/entryKey.ts';
import { type Entry, isKind } from '../../domain/content/kinds.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { parseInSteps, type RawEntry } from '../../domain/content/validateImport.ts';
import { type EntryData, isSame } from '../../domain/studio/fieldPath.ts';
import type { SyncState } from '../../domain/studio/planSync.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { revision, sync } from '../studio/contentSchema.ts';
import type { EntryRef } from '../studio/drafts.ts';
import { asJson } from './files.ts';
import { readEntries } from './loadCatalogue.ts';

/** The files and the published entries, one by one. */
export interface Sides {
  states: (EntryRef & SyncState & { tracked: number | undefined })[];
  /** By `kind/id`. */
  published: ReadonlyMap<string, Entry>;
  /** The present revision of each published entry. */
  revisions: ReadonlyMap<string, number>;
  /** Entries that cannot be read, in files or in the database; they have no state. */
  problems: ContentProblem[];
}

type Reader = Pick<Sql, 'select' | 'selectDistinctOn'>;

/** @param unreadable keys of entries whose files cannot be read */
export async function readSides(
  sql: Reader,
  raws: readonly RawEntry[],
  unreadable: readonly string[],
): Promise<Sides> {
  const problems: ContentProblem[] = [];
  const stored = await readEntries(sql, (found) => problems.push(...found));
  const parsed = await runInTimeSlices(parseInSteps(raws, stored));
  problems.push(...parsed.problems);
  const skipped = new Set([...unreadable, ...problems.map(entryKey)]);
  const published = new Map<string, Entry>(stored.map((item) => [keyOfEntry(item), item]));
  const files = new Map(parsed.accepted.map((item) => [keyOfEntry(item), item]));
  const revisions = byKey(
    await sql.select({ kind: entry.kind, id: entry.id, revision: entry.revision }).from(entry),
  );
  const tracked = byKey(
    await sql.select({ kind: sync.kind, id: sync.entry, revision: sync.revision }).from(sync),
  );
  const keys = new Set([...files.keys(), ...published.keys(), ...tracked.keys()]).difference(
    skipped,
  );
  const sides = [...keys].map((key) => ({
    key,
    file: jsonOf(files.get(key)),
    published: jsonOf(published.get(key)),
  }));
  const differing = sides.filter((side) => !isSame(side.file, side.published));
  const bases = await readBases(sql, differing, tracked);
  return {
    states: sides.flatMap(({ key, ...side }) => {
      const ref = refOfKey(key);
      const base = bases.get(key);
      return ref
        ? [{ ...ref, ...side, base, hadFile: tracked.has(key), tracked: tracked.get(key) }]
        : [];
    }),
    published,
    revisions,
    problems,
  };
}

/**
 * The last common versions. Before the first synchronisation, that is what was last imported; of an entry
 * that was never imported and was taken off the site, what was published. An entry that a synchronisation
 * took off has none: neither side has it.
 */
async function readBases(
  sql: Reader,
  sides: readonly { key: string; file?: EntryData; published?: EntryData }[],
  tracked: ReadonlyMap<string, number>,
): Promise<Map<string, EntryData>> {
  const wanted = new Map<string, number>();
  const unknown = sides.filter(({ key }) => !tracked.has(key));
  // `content remove-samples` takes entries off the site, and leaves their files.
  const ofImport = and(eq(revision.source, 'import'), isNotNull(revision.data));
  const imported = byKey(await lastRevisions(sql, or(ofImport, eq(revision.source, 'sync'))));
  const isTakenOff = unknown.some(({ key, published }) => !published && !imported.has(key));
  const last = isTakenOff ? byKey(await lastRevisions(sql, isNotNull(revision.data))) : undefined;
  for (const { key, published } of sides) {
    const id = tracked.get(key) ?? imported.get(key) ?? (published ? undefined : last?.get(key));
    if (id !== undefined) wanted.set(key, id);
  }
  if (wanted.size === 0) return new Map();
  const rows = await sql
    .select({ id: revision.id, data: revision.data })
    .from(revision)
    .where(and(inArray(revision.id, [...wanted.values()]), isNotNull(revision.data)));
  const data = new Map(rows.map((row) => [row.id, row.data]));
  return new Map(
    [...wanted].flatMap(([key, id]) => {
      const found = data.get(id);
      const ref = refOfKey(key);
      if (!found || !ref) return [];
      // An earlier release may have stored other default values.
      return [[key, jsonOf(parseEntry(ref.kind, found).entry) ?? found]];
    }),
  );
}

const lastRevisions = (sql: Reader, condition: SQL | undefined) =>
  sql
    .selectDistinctOn([revision.kind, revision.entry], {
      kind: revision.kind,
      id: revision.entry,
      revision: raw<number>`${revision.id}`.mapWith(Number),
    })
    .from(revision)
    .where(condition)
    .orderBy(revision.kind, revision.entry, desc(revision.id));

const byKey = (rows: readonly { kind: string; id: string; revision: number | null }[]) =>
  new Map(
    rows.flatMap((row) => (row.revision === null ? [] : [[entryKey(row), row.revision] as const])),
  );

export function refOfKey(key: string): EntryRef | undefined {
  const [kind = '', id = ''] = key.split('/');
  return isKind(kind) ? { kind, id } : undefined;
}

const jsonOf = (item: Entry | undefined) => item && asJson(item.data);
