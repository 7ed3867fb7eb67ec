import type { Catalogue } from '../../domain/content/catalogue.ts';
import { englishTitle } from '../../domain/content/englishTitle.ts';
import { entryKey } from '../../domain/content/entryKey.ts';
import { type Entry, KIND_NAMES, KINDS, type Kind } from '../../domain/content/kinds.ts';
import { referencesOf } from '../../domain/content/references.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { checkDraft, parseDraft } from '../../domain/studio/checkDraft.ts';
import type { EntryProblem, Reference } from '../../domain/studio/entryApi.ts';
import type { EntryData } from '../../domain/studio/fieldPath.ts';
import { findReferenced } from '../content/entryStore.ts';
import { readEntries, readVersion } from '../content/loadCatalogue.ts';
import type { Sql } from '../db/database.ts';
import type { EntryRef } from './drafts.ts';

/**
 * Checks the fields of an entry as publishing does: schema, references, rules.
 *
 * @returns the entry as it would be published, undefined if an error prevents it, and whether it has all
 * of the draft: texts without an English one wait
 */
export async function checkFields(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  { kind, id }: EntryRef,
  data: EntryData,
  published: EntryData | undefined,
): Promise<{ entry?: Entry; problems: EntryProblem[]; isWhole: boolean }> {
  const parsed = parseDraft(kind, id, data);
  const isWhole = parsed.held.length === 0;
  const entry = parsed.entry ?? parsed.standIn?.entry;
  if (!entry) return { problems: parsed.problems, isWhole };
  const problems = checkDraft(parsed, {
    ids: await findReferenced(sql, [entry]),
    related: [
      ...catalogue.tags.all.map((tag): Entry => ({ kind: 'tags', data: tag })),
      ...catalogue.cities.all.map((city): Entry => ({ kind: 'cities', data: city })),
    ],
    published: published && parseEntry(kind, published).entry,
  });
  const isPrevented = problems.some(({ level }) => level === 'error');
  return parsed.entry && !isPrevented
    ? { entry: parsed.entry, problems, isWhole }
    : { problems, isWhole };
}

/**
 * The paths of the fields that a new entry of a kind must have, by its schema and by the rules: what an
 * empty one is told.
 */
export async function requiredFields(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  kind: Kind,
): Promise<string[]> {
  const id = 'new';
  // Where a kind has a slug, it is that of the address.
  const empty = { _id: id, ...('slug' in KINDS[kind].shape && { slug: id }) };
  const { problems } = await checkFields(sql, catalogue, { kind, id }, empty, undefined);
  const errors = problems.filter(({ level }) => level === 'error');
  return [...new Set(errors.map(({ path }) => path.join('.')))];
}

/** Which published entries refer to others. */
export interface ReferenceFinder {
  to(ref: EntryRef): Reference[];
  /** An entry is taken off the site: its references count no more. */
  remove(ref: EntryRef): void;
  /** An entry is published with other fields. */
  replace(entry: Entry): void;
}

/**
 * Finds the published entries that refer to others. The catalogue is used where it is the database's
 * version, because reading all entries takes long. Examples, which are never shown, are not among them.
 */
export async function findReferences(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
): Promise<ReferenceFinder> {
  const isCurrent = (await readVersion(sql)) === catalogue.version;
  const entries = isCurrent ? entriesOf(catalogue) : await readEntries(sql);
  const references = new Map<string, Map<string, Reference>>();
  const remove = (ref: EntryRef) => {
    for (const sources of references.values()) sources.delete(entryKey(ref));
  };
  const add = (from: Entry) => {
    if ('sample' in from.data && from.data.sample) return;
    const source = { kind: from.kind, id: from.data._id };
    for (const { kind, id, field } of referencesOf(from)) {
      const target = entryKey({ kind, id });
      const sources = references.get(target) ?? new Map<string, Reference>();
      const key = entryKey(source);
      if (target !== key && !sources.has(key)) {
        sources.set(key, { ...source, title: englishTitle(from.data, source.id), field });
      }
      references.set(target, sources);
    }
  };
  for (const entry of entries) add(entry);
  return {
    to: (ref) => [...(references.get(entryKey(ref))?.values() ?? [])],
    remove,
    replace(entry) {
      remove({ kind: entry.kind, id: entry.data._id });
      add(entry);
    },
  };
}

/** All entries of a catalogue. */
export function entriesOf(catalogue: Catalogue): Entry[] {
  return KIND_NAMES.flatMap((kind) => {
    const { all } = catalogue[kind];
    const list = kind === 'places' ? [...all, ...catalogue.deals.all] : all;
    return list.map((data) => ({ kind, data }) as Entry);
  });
}
