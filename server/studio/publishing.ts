/** Publishing drafts and taking entries off the site, each in one transaction. */
import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import { isLocale, type Locale } from '../../domain/locale.ts';
import type { EntryProblem, PublishedEntry, Reference } from '../../domain/studio/entryApi.ts';
import type { Publication, Unpublication } from '../../domain/studio/entryRequests.ts';
import {
  type EntryData,
  type FieldConflict,
  isSame,
  overlaps,
} from '../../domain/studio/fieldPath.ts';
import { mergeEntries } from '../../domain/studio/mergeEntries.ts';
import { withLocaleFrom } from '../../domain/studio/translations.ts';
import { deleteEntries, lockContent, type Origin, writeEntries } from '../content/entryStore.ts';
import type { Sql } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { record } from './auditLog.ts';
import { draft, revision } from './contentSchema.ts';
import {
  byline,
  type DraftRow,
  type EntryRef,
  type EntryRow,
  isDraft,
  isEntry,
  lockDraft,
  nextVersion,
  refOf,
  type Transaction,
  toSaved,
} from './drafts.ts';
import { checkFields, findReferences, type ReferenceFinder } from './entryProblems.ts';
import { conflictsOf } from './undecidedFields.ts';

export type PublishResult =
  | { status: 'published'; published: PublishedEntry }
  | { status: 'not-found' | 'stale' }
  | { status: 'conflict'; row: DraftRow; conflicts: FieldConflict[] }
  | { status: 'invalid'; problems: EntryProblem[] };

/** Publishes the draft that a person saw, or only its texts in one language. */
export function publish(
  sql: Sql,
  catalogue: Catalogue,
  ref: EntryRef,
  { version, note, ...options }: Publication,
  author: { id: string; name: string },
): Promise<PublishResult> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const row = await lockDraft(within, ref);
    if (!row) return { status: 'not-found' };
    if (row.version !== version) return { status: 'stale' };
    const origin = { author, source: row.source, note };
    return publishDraft(within, catalogue, row, origin, options);
  });
}

/** Call it in a transaction that has the content lock and the draft. */
export async function publishDraft(
  sql: Transaction,
  catalogue: Catalogue,
  row: DraftRow,
  origin: Origin,
  { locale, isCorrection }: Pick<Publication, 'locale' | 'isCorrection'> = {},
): Promise<PublishResult> {
  const ref = refOf(row);
  const published = await lockEntry(sql, ref);
  // The texts of one language can only be added to what is on the site.
  if (locale && !published) return { status: 'not-found' };
  const { data, conflicts } = await mergeWithPublished(sql, row, published);
  // Another language does not wait for a choice.
  const isBlocked = conflicts.some(({ path }) => !locale || !isOther(path.at(-1), locale));
  if (published && isBlocked) {
    const kept = conflicts.map(({ path, theirs: value, by }) => ({ path, value, by }));
    const rebased = await updateDraft(sql, ref, {
      data,
      base: published.revision,
      conflicts: kept,
    });
    return { status: 'conflict', row: rebased, conflicts };
  }
  const fields =
    locale && published ? withLocaleFrom(ref.kind, published.data, data, locale) : data;
  const checked = await checkFields(sql, catalogue, ref, fields, published?.data);
  if (!checked.entry) return { status: 'invalid', problems: checked.problems };
  const revisions = await writeEntries(sql, [checked.entry], origin, { isCorrection });
  const id = revisions.get(entryKey(ref)) ?? 0;
  const { planned } = origin;
  const detail = {
    revision: id,
    ...(locale && { locale }),
    ...(isCorrection && { isCorrection }),
    ...(planned && { planned }),
  };
  await record(sql, origin.author, 'publish', entryKey(ref), detail);
  const isDone = !locale || isSame(data, checked.entry.data);
  const isOver = isDone && checked.isWhole && !row.unpublishAt;
  const remaining = isOver ? undefined : { data, base: id };
  if (!remaining) await sql.delete(draft).where(isDraft(ref));
  const kept = remaining && {
    ...remaining,
    status: 'draft' as const,
    source: 'studio' as const,
    failure: null,
    conflicts: conflicts.map(({ path, theirs: value, by }) => ({ path, value, by })),
    ...(isDone && { publishAt: null, changedBy: {} }),
  };
  const stored = kept && (await updateDraft(sql, ref, kept));
  return {
    status: 'published',
    published: { revision: id, draft: stored ? toSaved(stored) : null },
  };
}

const isOther = (key: string | undefined, locale: Locale) => isLocale(key) && key !== locale;

/**
 * The draft's fields with those that were published since it was begun, and those of which both have
 * versions that nobody has chosen from yet.
 */
async function mergeWithPublished(
  sql: Transaction,
  row: DraftRow,
  published: EntryRow | undefined,
): Promise<{ data: EntryData; conflicts: FieldConflict[] }> {
  const open = conflictsOf(row.data, row.conflicts);
  if (!published || published.revision === row.base) return { data: row.data, conflicts: open };
  const [base] = row.base === null ? [] : await revisionOf(sql, row, row.base);
  const { data, conflicts } = mergeEntries(base?.data ?? undefined, row.data, published.data);
  const [last] = published.revision === null ? [] : await revisionOf(sql, row, published.revision);
  const by = last?.authorName ?? null;
  const found = conflicts.map((one): FieldConflict => ({ ...one, by, inDraft: 'yours' }));
  const former = open.filter(({ path }) => !found.some((one) => overlaps(one.path, path)));
  return { data, conflicts: [...former, ...found] };
}

const revisionOf = (sql: Transaction, row: DraftRow, id: number) =>
  sql
    .select({ data: revision.data, authorName: revision.authorName })
    .from(revision)
    .where(and(eq(revision.id, id), eq(revision.kind, row.kind), eq(revision.entry, row.entry)));

export type UnpublishResult =
  | { status: 'unpublished'; published: PublishedEntry }
  | { status: 'not-found' | 'stale' }
  | { status: 'referenced'; references: Reference[] };

/**
 * Takes an entry off the site, unless others refer to it.
 *
 * @param finder where it was made in the same transaction, for many entries
 */
export function unpublish(
  sql: Sql,
  catalogue: Catalogue,
  ref: EntryRef,
  { revision: seen, note }: Unpublication,
  author: { id: string; name: string },
  finder?: ReferenceFinder,
): Promise<UnpublishResult> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const row = await lockDraft(within, ref);
    const origin = { author, source: 'studio' as const, note };
    return unpublishEntry(within, catalogue, ref, row, origin, seen, finder);
  });
}

/** Call it in a transaction that has the content lock and the draft. */
export async function unpublishEntry(
  sql: Transaction,
  catalogue: Catalogue,
  ref: EntryRef,
  row: DraftRow | undefined,
  origin: Origin,
  seen?: number,
  finder?: ReferenceFinder,
): Promise<UnpublishResult> {
  const published = await lockEntry(sql, ref);
  if (!published) return { status: 'not-found' };
  if (seen !== undefined && published.revision !== seen) return { status: 'stale' };
  const references = (finder ?? (await findReferences(sql, catalogue))).to(ref);
  if (references.length > 0) return { status: 'referenced', references };
  const revisions = await deleteEntries(sql, [ref], origin);
  const id = revisions.get(entryKey(ref)) ?? 0;
  const { planned } = origin;
  const detail = { revision: id, ...(planned && { planned }) };
  await record(sql, origin.author, 'unpublish', entryKey(ref), detail);
  if (!row) {
    const { data } = published;
    const values = { kind: ref.kind, entry: ref.id, data, ...byline(origin.author) };
    // Somebody may have begun a draft meanwhile; it stays.
    await sql.insert(draft).values(values).onConflictDoNothing();
  }
  const kept = { base: null, status: 'unpublished' as const, unpublishAt: null, failure: null };
  const stored = await updateDraft(sql, ref, kept);
  return { status: 'unpublished', published: { revision: id, draft: toSaved(stored) } };
}

async function lockEntry(sql: Transaction, ref: EntryRef): Promise<EntryRow | undefined> {
  const [row] = await sql.select().from(entry).where(isEntry(ref)).for('update');
  return row as EntryRow | undefined;
}

/** Changes a draft, which gets a new version. */
export async function updateDraft(
  sql: Transaction,
  ref: EntryRef,
  change: Partial<DraftRow>,
): Promise<DraftRow> {
  const [row] = await sql
    .update(draft)
    .set({ ...change, version: nextVersion })
    .where(isDraft(ref))
    .returning();
  if (!row) throw new Error('The draft is gone.');
  return row;
}
