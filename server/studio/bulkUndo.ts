/**
 * Undoes a bulk action: each entry gets back the published version, the draft and the assignment that it
 * had. Entries that changed since are left as they are. The history keeps both changes.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import type { EntryData } from '../../domain/studio/fieldPath.ts';
import { may } from '../../domain/studio/roles.ts';
import { deleteEntries, lockContent, writeEntries } from '../content/entryStore.ts';
import { replaceOutdated } from '../content/outdatedTranslations.ts';
import type { Sql } from '../db/database.ts';
import { assignees, setAssignee } from './assignments.ts';
import { record } from './auditLog.ts';
import { UNDO_TIME } from './bulk.ts';
import {
  type BulkContext,
  type Done,
  inPasses,
  type Present,
  readPresent,
  toItem,
} from './bulkEntries.ts';
import { bulkChange, type ChangedEntry, draft, revision } from './contentSchema.ts';
import { type EntryRef, isDraft, nextVersion, type Transaction } from './drafts.ts';
import { checkFields, findReferences, type ReferenceFinder } from './entryProblems.ts';
import type { Staff } from './staff.ts';

/**
 * Entries that cannot be undone yet can be tried again by the same id, as those to which others refer now.
 *
 * @returns `not-found` where the member did nothing by this id within `UNDO_TIME`, or undid it already
 */
export function undoBulk(
  sql: Sql,
  catalogue: Catalogue,
  kind: Kind,
  id: string,
  staff: Staff,
): Promise<BulkOutcome | 'not-found' | 'forbidden'> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const change = await findChange(within, kind, id, staff);
    if (!change) return 'not-found';
    if (!may(staff.role, 'edit') && change.entries.some(needsEditor)) return 'forbidden';
    const context = { sql: within, catalogue, kind, staff };
    const entries = new Map(change.entries.map((entry) => [entry.id, entry]));
    const ids = [...entries.keys()];
    const present = await readPresent(within, kind, ids);
    // Read once: reading all entries for each of them would take too long.
    let finder: Promise<ReferenceFinder> | undefined;
    const findOnce = () => {
      finder ??= findReferences(within, catalogue);
      return finder;
    };
    const items = await inPasses(context, ids, async (one, inner) => {
      const now = present.get(one);
      const changed = entries.get(one);
      const done: Done =
        now && changed && isAsLeft(now, changed)
          ? await restoreOne({ ...context, sql: inner, findOnce }, now, changed)
          : { reason: 'changed' };
      return toItem(one, now, done);
    });
    const restored = items.filter(({ status }) => status === 'done').map((item) => item.id);
    if (restored.length > 0) await record(within, staff, 'undo', kind, { entries: restored });
    const open = items.flatMap((item) =>
      item.status === 'done' || item.reason === 'changed' ? [] : (entries.get(item.id) ?? []),
    );
    const isChange = eq(bulkChange.id, id);
    if (open.length === 0) await within.delete(bulkChange).where(isChange);
    else await within.update(bulkChange).set({ entries: open }).where(isChange);
    return { items, undo: open.length === 0 ? null : id };
  });
}

/** What the member did by an id, locked until the end of the transaction. */
async function findChange(sql: Transaction, kind: Kind, id: string, staff: Staff) {
  const [change] = await sql
    .select()
    .from(bulkChange)
    .where(
      and(
        eq(bulkChange.id, id),
        eq(bulkChange.kind, kind),
        eq(bulkChange.author, staff.id),
        gt(bulkChange.created, new Date(Date.now() - UNDO_TIME)),
      ),
    )
    .for('update');
  return change;
}

/** Translators undo changes of drafts only: their own imports of tables. */
const needsEditor = ({ before, after }: ChangedEntry): boolean =>
  before.revision !== after.revision || before.member !== after.member;

const isAsLeft = (now: Present, { after }: ChangedEntry): boolean =>
  now.revision === after.revision &&
  (now.draft?.version ?? 0) === after.version &&
  (now.member?.id ?? null) === after.member;

interface UndoContext extends BulkContext {
  findOnce(): Promise<ReferenceFinder>;
}

async function restoreOne(
  context: UndoContext,
  now: Present,
  { id, before }: ChangedEntry,
): Promise<Done> {
  const { sql, kind, staff } = context;
  const ref = { kind, id };
  let { revision: base } = before;
  if (base !== now.revision) {
    const restored = await restorePublished(context, ref, base);
    if ('refused' in restored) return restored.refused;
    base = restored.revision;
    // The words of translations alone do not tell which English text they translate.
    await replaceOutdated(sql, [{ ...ref, outdated: before.outdated ?? [] }]);
  }
  await sql.delete(draft).where(isDraft(ref));
  if (before.draft) await sql.insert(draft).values(draftAgain(before.draft, before.revision, base));
  if (before.member !== (now.member?.id ?? null)) {
    const member = (await assignees(sql)).find((one) => one.id === before.member);
    await setAssignee(sql, ref, member ?? null, staff);
  }
  return {};
}

/**
 * The row as it was, with a new version. Its moments were stored as texts. What was planned for a time that
 * has passed is planned no more: it would be done at once.
 */
function draftAgain(
  row: typeof draft.$inferSelect,
  revisionBefore: number | null,
  base: number | null,
): typeof draft.$inferInsert {
  const { version: _, ...values } = row;
  const planned = (value: Date | string | null) => {
    const moment = value && new Date(value);
    return moment && moment > new Date() ? moment : null;
  };
  return {
    ...values,
    version: nextVersion as unknown as number,
    base: row.base === revisionBefore ? base : row.base,
    publishAt: planned(row.publishAt),
    unpublishAt: planned(row.unpublishAt),
    updated: new Date(row.updated),
  };
}

/** Puts a former revision on the site, or takes off what was not on it. */
async function restorePublished(
  { sql, catalogue, kind, staff, findOnce }: UndoContext,
  ref: EntryRef,
  former: number | null,
): Promise<{ refused: Done } | { revision: number | null }> {
  const origin = { author: staff, source: 'restore' as const };
  const finder = await findOnce();
  if (former === null) {
    const references = finder.to(ref);
    if (references.length > 0) {
      const titles = references.map(({ title }) => title);
      return { refused: { reason: 'referenced', references: titles, retry: true } };
    }
    await deleteEntries(sql, [ref], origin);
    finder.remove(ref);
    return { revision: null };
  }
  const data = await dataOf(sql, former);
  if (!data) return { refused: { reason: 'not-found' } };
  const { entry, problems } = await checkFields(sql, catalogue, { kind, id: ref.id }, data, data);
  if (!entry) {
    const retry = problems.some(({ code }) => code === 'reference');
    const fields = problems.map(({ path }) => path);
    return { refused: { reason: 'invalid', fields, retry } };
  }
  const revisions = await writeEntries(sql, [entry], origin);
  finder.replace(entry);
  return { revision: revisions.get(entryKey(ref)) ?? null };
}

async function dataOf(sql: Transaction, id: number): Promise<EntryData | null> {
  const [row] = await sql.select({ data: revision.data }).from(revision).where(eq(revision.id, id));
  return row?.data ?? null;
}
