/** Drafts that a synchronisation makes, so that no version is lost. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Entry } from '../../domain/content/kinds.ts';
import { isSame } from '../../domain/studio/fieldPath.ts';
import type { SyncStep } from '../../domain/studio/planSync.ts';
import { COMMAND_LINE } from '../studio/auditLog.ts';
import { draft, revision } from '../studio/contentSchema.ts';
import {
  byline,
  type EntryRef,
  isDraft,
  lockDraft,
  nextVersion,
  type Transaction,
} from '../studio/drafts.ts';

/** The author of drafts that hold the version of a file. */
const FILES = { id: 'files', name: 'files' };

interface Planned extends EntryRef {
  step: SyncStep;
}

/** Entries whose file's version should become a draft, but that have another person's or a planned one; as keys. */
export async function draftsInTheWay(
  sql: Transaction,
  planned: readonly Planned[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const item of planned.filter(({ step }) => step.draft)) {
    const row = await lockDraft(sql, item);
    if (!row) continue;
    // Somebody planned to publish what it has now.
    const isPlanned = row.publishAt !== null || row.unpublishAt !== null;
    if (row.author === FILES.id && !isPlanned) continue;
    const isCopy = row.status === 'unpublished' && isSame(row.data, await lastData(sql, item));
    if (isPlanned || !isCopy) found.add(entryKey(item));
  }
  return found;
}

/** What was published last of an entry that was taken off the site. */
async function lastData(sql: Transaction, { kind, id }: EntryRef) {
  const [row] = await sql
    .select({ data: revision.data })
    .from(revision)
    .where(and(eq(revision.kind, kind), eq(revision.entry, id), isNotNull(revision.data)))
    .orderBy(desc(revision.id))
    .limit(1);
  return row?.data;
}

/** Makes drafts of files' versions that lost, on top of what is published now. */
export async function keepAsDraft(
  sql: Transaction,
  planned: readonly Planned[],
  revisions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { step, ...ref } of planned) {
    if (!step.draft) continue;
    const values = {
      data: step.draft,
      base: step.result ? (revisions.get(entryKey(ref)) ?? null) : null,
      status: 'draft' as const,
      source: 'sync' as const,
      failure: null,
      conflicts: [],
      changedBy: Object.fromEntries(
        step.fields.map((path) => [path.join('.'), { name: FILES.name, at: Date.now() }]),
      ),
      ...byline(FILES),
    };
    await sql
      .insert(draft)
      .values({ kind: ref.kind, entry: ref.id, ...values })
      .onConflictDoUpdate({
        target: [draft.kind, draft.entry],
        set: { ...values, version: nextVersion },
      });
  }
}

/** Keeps the fields of entries that are taken off the site, as the Studio does; a draft stays one. */
export async function takeOffAsDraft(
  sql: Transaction,
  removed: readonly EntryRef[],
  published: ReadonlyMap<string, Entry>,
): Promise<void> {
  for (const ref of removed) {
    const data = published.get(entryKey(ref))?.data;
    if (!data) continue;
    const row = await lockDraft(sql, ref);
    if (row) {
      const change = { base: null, unpublishAt: null, version: nextVersion };
      await sql.update(draft).set(change).where(isDraft(ref));
    } else {
      const values = { kind: ref.kind, entry: ref.id, data: { ...data }, base: null };
      await sql
        .insert(draft)
        .values({ ...values, status: 'unpublished', source: 'sync', ...byline(COMMAND_LINE) });
    }
  }
}
