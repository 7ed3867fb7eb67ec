/** Keeps the table of outdated translations up to date with what is published. */
import { and, desc, inArray, isNotNull, sql as raw } from 'drizzle-orm';
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
  const keys = entries.map(({ kind, data }) => raw`(${kind}, ${data._id})`);
  const former = await sql
    .selectDistinctOn([revision.kind, revision.entry], {
      kind: revision.kind,
      id: revision.entry,
      data: revision.data,
    })
    .from(revision)
    .where(and(inArray(raw`(${revision.kind}, ${revision.entry})`, keys), isNotNull(revision.data)))
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

interface WithOutdated extends Ref {
  outdated: readonly OutdatedTranslation[];
}

/** Sets the outdated translations of entries. */
export async function replaceOutdated(
  sql: Pick<Sql, 'insert' | 'delete'>,
  entries: readonly WithOutdated[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql.delete(outdatedTranslation).where(isOneOf(entries));
  const rows = entries.flatMap(({ kind, id, outdated }) =>
    outdated.map(({ path, source }) => {
      const locale = path.at(-1) as Locale;
      return { kind, entry: id, path: path.join('.'), locale, source };
    }),
  );
  if (rows.length > 0) await sql.insert(outdatedTranslation).values(rows);
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
    .where(isOneOf(refs))
    .orderBy(kind, entry, path);
  const found = new Map<string, OutdatedTranslation[]>();
  for (const row of rows) {
    const ofEntry = found.get(entryKey(row)) ?? [];
    ofEntry.push({ path: row.path.split('.'), source: row.source });
    found.set(entryKey(row), ofEntry);
  }
  return found;
}

const isOneOf = (refs: readonly Ref[]) =>
  inArray(
    raw`(${outdatedTranslation.kind}, ${outdatedTranslation.entry})`,
    refs.map(({ kind, id }) => raw`(${kind}, ${id})`),
  );
