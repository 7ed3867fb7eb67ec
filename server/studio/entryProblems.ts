import type { Catalogue } from '../../domain/content/catalogue.ts';
import { type Entry, KIND_NAMES } from '../../domain/content/kinds.ts';
import { referencesOf } from '../../domain/content/references.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { textIn } from '../../domain/locale.ts';
import { checkAgainstRules, parseDraft } from '../../domain/studio/checkDraft.ts';
import type { EntryData, EntryProblem, Reference } from '../../domain/studio/entryApi.ts';
import { findReferenced } from '../content/entryStore.ts';
import { readEntries, readVersion } from '../content/loadCatalogue.ts';
import type { Sql } from '../db/database.ts';
import type { EntryRef } from './drafts.ts';

/**
 * Checks the fields of an entry as publishing does: schema, references, rules.
 *
 * @returns the entry as it would be published, undefined if an error prevents it
 */
export async function checkFields(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  { kind, id }: EntryRef,
  data: EntryData,
  published: EntryData | undefined,
): Promise<{ entry?: Entry; problems: EntryProblem[] }> {
  const { entry: parsed, problems: invalid } = parseDraft(kind, id, data);
  if (!parsed) return { problems: invalid };
  const problems = checkAgainstRules(parsed, {
    ids: await findReferenced(sql, [parsed]),
    related: [
      ...catalogue.tags.all.map((tag): Entry => ({ kind: 'tags', data: tag })),
      ...catalogue.cities.all.map((city): Entry => ({ kind: 'cities', data: city })),
    ],
    published: published && parseEntry(kind, published).entry,
  });
  const isPrevented = problems.some(({ level }) => level === 'error');
  return isPrevented ? { problems } : { entry: parsed, problems };
}

/**
 * The published entries that refer to one. The catalogue is used where it is the database's version,
 * because reading all entries takes long. Examples, which are never shown, are not among them.
 */
export async function referencesTo(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  { kind, id }: EntryRef,
): Promise<Reference[]> {
  const isCurrent = (await readVersion(sql)) === catalogue.version;
  const entries = isCurrent ? entriesOf(catalogue) : await readEntries(sql);
  const references: Reference[] = [];
  for (const from of entries) {
    if (from.kind === kind && from.data._id === id) continue;
    if ('sample' in from.data && from.data.sample) continue;
    const found = referencesOf(from).find((to) => to.kind === kind && to.id === id);
    if (!found) continue;
    const { _id } = from.data;
    references.push({ kind: from.kind, id: _id, title: titleOf(from), field: found.field });
  }
  return references;
}

/** All entries of a catalogue. */
export function entriesOf(catalogue: Catalogue): Entry[] {
  return KIND_NAMES.flatMap((kind) => {
    const { all } = catalogue[kind];
    const list = kind === 'places' ? [...all, ...catalogue.deals.all] : all;
    return list.map((data) => ({ kind, data }) as Entry);
  });
}

function titleOf({ data }: Entry): string {
  if ('title' in data) return textIn(data.title, 'en');
  return 'name' in data ? textIn(data.name, 'en') : data._id;
}
