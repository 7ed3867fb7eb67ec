/** Brings published entries and files together: `npm run content -- sync`. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { inArray, sql as raw } from 'drizzle-orm';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { Entry, Kind } from '../../domain/content/kinds.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import type { RawEntry } from '../../domain/content/validateImport.ts';
import { planSync, type SyncAction } from '../../domain/studio/planSync.ts';
import type { Sql } from '../db/database.ts';
import { COMMAND_LINE } from '../studio/auditLog.ts';
import { sync } from '../studio/contentSchema.ts';
import type { EntryRef } from '../studio/drafts.ts';
import { checkSync, type PlannedSync } from './checkSync.ts';
import { deleteEntries, lockContent, type Origin, writeEntries } from './entryStore.ts';
import { draftsInTheWay, keepAsDraft, takeOffAsDraft } from './syncDrafts.ts';
import { readSides, refOfKey, type Sides } from './syncSides.ts';

export interface SyncOptions {
  /** Reports what would be done, and changes nothing. */
  dryRun?: boolean;
  /** Keys of entries whose files cannot be read; they are left alone. */
  unreadable?: readonly string[];
}

/** What was done to one entry. */
export interface SyncedEntry extends EntryRef {
  action: SyncAction;
  /** Changed fields; of a conflict those that both sides changed, none for the whole entry. */
  fields: string[];
  /** Whether the file's version became a draft. */
  isDraft: boolean;
}

/** The revision that an entry and its file have in common; null where they are gone. */
export interface SyncBase extends EntryRef {
  revision: number | null;
}

export interface SyncReport {
  entries: SyncedEntry[];
  unchanged: number;
  problems: ContentProblem[];
  /** Entries whose files the caller writes, and those whose files it deletes. */
  write: Entry[];
  remove: EntryRef[];
  /** What the caller gives to `recordSync` when the files are written. */
  bases: SyncBase[];
}

const SYNC: Origin = { author: COMMAND_LINE, source: 'sync' };

/**
 * Publishes what changed in files, in one transaction, and returns what is to change in files. The caller
 * writes them and calls `recordSync`. If it fails in between, the next synchronisation finds both sides
 * changed alike, and loses nothing.
 */
export function syncEntries(
  sql: Sql,
  raws: readonly RawEntry[],
  { dryRun = false, unreadable = [] }: SyncOptions = {},
): Promise<SyncReport> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const sides = await readSides(within, raws, unreadable);
    const emptied = emptiedKinds(sides, raws, unreadable);
    if (emptied.length > 0) return refusal(emptied);
    const planned = sides.states.flatMap((state): PlannedSync[] => {
      const { kind, id, published } = state;
      const step = planSync(state);
      return step ? [{ kind, id, published, step }] : [];
    });
    const inTheWay = await draftsInTheWay(within, planned);
    const isBlocked = (item: EntryRef) => inTheWay.has(entryKey(item));
    const { steps, written, problems } = await checkSync(
      sides.published,
      planned.filter((item) => !isBlocked(item)),
    );
    const revisions = new Map(sides.revisions);
    if (!dryRun) {
      const removed = steps.filter(({ step }) => step.action === 'delete-entry');
      for (const [key, id] of await writeEntries(within, written, SYNC)) revisions.set(key, id);
      await deleteEntries(within, removed, SYNC);
      await takeOffAsDraft(within, removed, sides.published);
      await keepAsDraft(within, steps, revisions);
    }
    return {
      ...reportOf(sides, planned, steps, revisions),
      problems: [...sides.problems, ...problems, ...planned.filter(isBlocked).map(draftProblem)],
    };
  });
}

/** Kinds that lost all their files: more likely an incomplete folder than entries that should leave. */
function emptiedKinds(
  { states }: Sides,
  raws: readonly RawEntry[],
  unreadable: readonly string[],
): Kind[] {
  const lost = states.filter(({ hadFile, published }) => hadFile && published);
  const present = new Set([...raws, ...unreadable.map(refOfKey)].map((one) => one?.kind));
  return [...new Set(lost.map(({ kind }) => kind))].filter((kind) => !present.has(kind));
}

const refusal = (kinds: readonly Kind[]): SyncReport => ({
  entries: [],
  unchanged: 0,
  problems: kinds.map((kind) => ({
    kind,
    id: '*',
    field: '(folder)',
    reason:
      'has no files, but had some at the last synchronisation; nothing is changed. ' +
      'Entries that should leave can be taken off in the Studio',
  })),
  write: [],
  remove: [],
  bases: [],
});

const draftProblem = ({ kind, id }: EntryRef): ContentProblem => ({
  kind,
  id,
  field: '(entry)',
  reason:
    'was changed in the file and in the Studio, where it has a draft; publish or discard that first',
});

function reportOf(
  { states }: Sides,
  planned: readonly PlannedSync[],
  steps: readonly PlannedSync[],
  revisions: ReadonlyMap<string, number>,
): Omit<SyncReport, 'problems'> {
  const write: Entry[] = [];
  const remove: EntryRef[] = [];
  const differing = new Set(planned.map(entryKey));
  const same = states.filter((state) => !differing.has(entryKey(state)));
  for (const { kind, id, step } of steps) {
    const isOfFile = step.action === 'import' || step.action === 'delete-entry';
    const parsed = step.result && parseEntry(kind, step.result).entry;
    if (!isOfFile && parsed) write.push(parsed);
    if (!isOfFile && !step.result) remove.push({ kind, id });
  }
  const bases = [
    ...same.map(({ kind, id, published, tracked }) => ({
      kind,
      id,
      isThere: !!published,
      tracked,
    })),
    ...steps.map(({ kind, id, step }) => ({
      kind,
      id,
      isThere: !!step.result,
      tracked: undefined,
    })),
  ].flatMap(({ kind, id, isThere, tracked }): SyncBase[] => {
    const revision = (isThere && revisions.get(entryKey({ kind, id }))) || null;
    return revision === tracked ? [] : [{ kind, id, revision }];
  });
  return {
    entries: steps.map(({ kind, id, step: { action, fields, draft } }) => ({
      kind,
      id,
      action,
      fields: fields.map((path) => path.join('.')),
      isDraft: draft !== undefined,
    })),
    unchanged: same.filter(({ published }) => published).length,
    write,
    remove,
    bases,
  };
}

/** Rows per statement. The embedded database blocks this thread while it runs one. */
const BATCH = 100;

/** Records which revisions the files have now. */
export async function recordSync(sql: Sql, bases: readonly SyncBase[]): Promise<void> {
  await sql.transaction(async (within) => {
    await lockContent(within);
    for (let start = 0; start < bases.length; start += BATCH) {
      const batch = bases.slice(start, start + BATCH);
      const rows = batch.flatMap(({ kind, id, revision }) =>
        revision === null ? [] : [{ kind, entry: id, revision }],
      );
      const gone = batch.filter(({ revision }) => revision === null);
      const keys = gone.map(({ kind, id }) => raw`(${kind}, ${id})`);
      if (keys.length > 0) {
        await within.delete(sync).where(inArray(raw`(${sync.kind}, ${sync.entry})`, keys));
      }
      if (rows.length > 0) {
        await within
          .insert(sync)
          .values(rows)
          .onConflictDoUpdate({
            target: [sync.kind, sync.entry],
            set: { revision: raw`excluded.revision` },
          });
      }
      await yieldToEventLoop();
    }
  });
}
