/** Keeps the table of outdated translations up to date with what is published. */
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { entryKey, keyOfEntry } from '../../domain/content/entryKey.ts';
import type { Entry } from '../../domain/content/kinds.ts';
import type { Locale } from '../../domain/locale.ts';
import type { OutdatedTranslation } from '../../domain/studio/entryApi.ts';
import { isSame } from '../../domain/studio/fieldPath.ts';
import { outdatedAfter } from '../../domain/studio/outdatedTranslations.ts';
import type { Sql } from '../db/database.ts';
import { outdatedTranslation, revision } from '../studio/contentSchema.ts';

type Transaction = Pick<Sql, 'insert' | 'delete' | 'select' | 'selectDistinctOn'>;

interface Ref {
  kind: string;
  id: string;
}

/**
 * Notes which translations the new versions of entries make outdated or current. Call it before their
 * revisions are written: it compares with what was published last, also where that was taken off the site.
 */
export async function noteOutdated(
  sql: Transaction,
  entries: readonly Entry[],
  isCorrection?: boolean,
): Promise<void> {
  const refs = entries.map(({ kind, data }) => ({ kind, id: data._id }));
  const former = await sql
    .selectDistinctOn([revision.kind, revision.entry], {
      kind: revision.kind,
      id: revision.entry,
      data: revision.data,
    })
    .from(revision)
    .where(and(isOneOf(revision, refs), isNotNull(revision.data)))
    .orderBy(revision.kind, revision.entry, desc(revision.id));
  if (former.length === 0) return;
  const known = await readOutdated(sql, former);
  const formerOf = new Map(former.map((row) => [entryKey(row), row.data]));
  const changed = entries.flatMap((entry): WithOutdated[] => {
    const { kind, data } = entry;
    const before = formerOf.get(keyOfEntry(entry));
    if (!before) return [];
    const old = known.get(keyOfEntry(entry)) ?? [];
    const outdated = outdatedAfter(kind, before, { ...data }, old, { isCorrection });
    return isSame(old, outdated) ? [] : [{ kind, id: data._id, outdated }];
  });
  await replaceOutdated(sql, changed);
}

/** Rows per INSERT. PostgreSQL takes at most 65,535 values in one. */
const BATCH = 1000;

interface WithOutdated extends Ref {
  outdated: readonly OutdatedTranslation[];
}

/** Sets the outdated translations of entries. */
export async function replaceOutdated(
  sql: Pick<Sql, 'insert' | 'delete'>,
  entries: readonly WithOutdated[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql.delete(outdatedTranslation).where(isOneOf(outdatedTranslation, entries));
  const rows = entries.flatMap(({ kind, id, outdated }) =>
    outdated.map(({ path, source }) => {
      const locale = path.at(-1) as Locale;
      return { kind, entry: id, path: path.join('.'), locale, source };
    }),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await sql.insert(outdatedTranslation).values(rows.slice(start, start + BATCH));
  }
}

/** The outdated translations of entries, by `entryKey`. */
export async function readOutdated(
  sql: Pick<Sql, 'select'>,
  refs: readonly Ref[],
): Promise<Map<string, OutdatedTranslation[]>> {
  if (refs.length === 0) return new Map();
  const { kind, entry, path, source } = outdatedTranslation;
  const rows = await sql
    .select({ kind, id: entry, path, source })
    .from(outdatedTranslation)
    .where(isOneOf(outdatedTranslation, refs))
    .orderBy(kind, entry, path);
  const found = new Map<string, OutdatedTranslation[]>();
  for (const row of rows) {
    const ofEntry = found.get(entryKey(row)) ?? [];
    ofEntry.push({ path: row.path.split('.'), source: row.source });
    found.set(entryKey(row), ofEntry);
  }
  return found;
}

/** The rows of entries. */
const isOneOf = (table: { kind: AnyPgColumn; entry: AnyPgColumn }, refs: readonly Ref[]) =>
  or(
    ...[...Map.groupBy(refs, ({ kind }) => kind)].map(([kind, ofKind]) =>
      and(
        eq(table.kind, kind),
        inArray(
          table.entry,
          ofKind.map(({ id }) => id),
        ),
      ),
    ),
  );
