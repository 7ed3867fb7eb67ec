/** What an editor holds of an entry: the fields as they are typed, and what the server has of them. */
import { createStore } from 'zustand/vanilla';
import type { Kind } from '../../../domain/content/kinds.ts';
import type {
  Author,
  Draft,
  EntryState,
  OutdatedTranslation,
  SavedDraft,
} from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import {
  type EntryData,
  type FieldChange,
  type FieldConflict,
  type FieldPath,
  isSame,
  valueAt,
  withValueAt,
} from '../../../domain/studio/fieldPath.ts';
import { mergeEntries } from '../../../domain/studio/mergeEntries.ts';
import type { Problem } from './validate.ts';

export interface EditorState {
  kind: Kind;
  id: string;
  /** What the form shows. */
  data: EntryData;
  /** What the server has. */
  saved: EntryData;
  published: EntryData | null;
  revision: number | null;
  /** Of the draft; 0 where there is none. */
  version: number;
  base: number | null;
  /** Path of the public page below the language. */
  path: string | null;
  /** Who is to work on it. */
  assigned: Author;
  /** What happens by itself, as ISO 8601 moments, and why it last did not. */
  planned: Pick<Draft, 'publishAt' | 'unpublishAt' | 'failure'>;
  /** Fields that somebody else changed too; they are not saved until a version is chosen. */
  conflicts: readonly FieldConflict[];
  problems: ReadonlyMap<string, Problem>;
  /** Of what is published. */
  publishedOutdated: readonly OutdatedTranslation[];
  /** Translations of the form that are outdated, or will be once it is published. */
  outdated: ReadonlyMap<string, FormOutdated>;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why saving failed. */
  error: unknown;
}

export interface FormOutdated extends OutdatedTranslation {
  /** Whether it is so on the website, and can be confirmed. */
  isPublished: boolean;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

/** @param changes those of this browser that the server does not have yet */
export function createEntryStore(state: EntryState, changes: readonly FieldChange[] = []) {
  return createStore<EditorState>(() => ({
    ...fromServer(state),
    ...withLocalChanges(serverData(state), changes),
    problems: new Map(),
    outdated: new Map(),
    saving: changes.length > 0 ? 'waiting' : 'saved',
    error: undefined,
  }));
}

const serverData = ({ draft, published, id }: EntryState): EntryData =>
  draft?.data ?? published ?? { _id: id };

/** The state of an entry that was just read. */
export function fromServer(state: EntryState) {
  const data = serverData(state);
  const { kind, id, published, revision, draft, path } = state;
  return {
    kind,
    id,
    published,
    revision,
    path,
    data,
    saved: data,
    version: draft?.version ?? 0,
    base: draft?.base ?? revision,
    publishedOutdated: state.outdated,
    assigned: state.assigned,
    planned: {
      publishAt: draft?.publishAt ?? null,
      unpublishAt: draft?.unpublishAt ?? null,
      failure: draft?.failure ?? null,
    },
    conflicts: [] as readonly FieldConflict[],
  };
}

/** The fields with changes that began from their former values, which the server may not have any more. */
export function withLocalChanges(server: EntryData, changes: readonly FieldChange[]) {
  const before = changes.reduce((data, { path, from }) => set(data, path, from), server);
  const mine = changes.reduce((data, { path, to }) => set(data, path, to), before);
  const { data, conflicts } = mergeEntries(before, mine, server);
  return { data, conflicts: conflicts.map((conflict) => ({ ...conflict, by: null })) };
}

const set = (data: EntryData, path: FieldPath, value: unknown): EntryData =>
  withValueAt(data, path, value) ?? data;

/** Sets a field; an empty text removes it. */
export function setField(store: EntryStore, path: FieldPath, value: unknown): void {
  store.setState((state) => {
    const { data } = state;
    const isElement = Array.isArray(valueAt(data, path.slice(0, -1)));
    const wanted = value === '' && !isElement ? undefined : value;
    // An element of a list cannot be absent: its list changes instead.
    const changed = isSame(valueAt(data, path), wanted)
      ? undefined
      : withValueAt(data, path, wanted);
    return changed ? { data: changed, saving: 'waiting' } : state;
  });
}

/** The changes to send: all but those of fields in conflict. */
export const unsavedChanges = ({ saved, data, conflicts }: EditorState): FieldChange[] =>
  changesBetween(saved, data).filter(
    ({ path }) => !conflicts.some((conflict) => overlaps(conflict.path, path)),
  );

const overlaps = (one: FieldPath, other: FieldPath) =>
  one.slice(0, other.length).every((key, index) => key === other[index]);

/** Takes over what the server stored, and what others changed meanwhile. */
export function acceptSaved(
  store: EntryStore,
  sent: readonly FieldChange[],
  response: SavedDraft,
  refused: readonly FieldConflict[] = [],
): void {
  store.setState((state) => {
    const isRefused = ({ path }: FieldChange) =>
      refused.some((conflict) => conflict.path.join('.') === path.join('.'));
    const applied = sent.filter((change) => !isRefused(change));
    const before = applied.reduce((data, { path, to }) => set(data, path, to), state.saved);
    const server = response.data ?? before;
    const { data, conflicts } = mergeEntries(before, state.data, server);
    const byOf = (path: FieldPath) =>
      refused.find((conflict) => overlaps(conflict.path, path))?.by ?? null;
    const kept = state.conflicts.filter(
      (old) => !conflicts.some(({ path }) => overlaps(old.path, path)),
    );
    return {
      data,
      saved: server,
      version: response.version,
      base: response.base,
      conflicts: [...kept, ...conflicts.map((one) => ({ ...one, by: byOf(one.path) }))],
      error: undefined,
    };
  });
}

/**
 * Takes over what the server has after an action. What was typed since the action began stays.
 *
 * @param before the fields when the action began
 */
export function acceptReloaded(store: EntryStore, before: EntryData, entry: EntryState): void {
  const state = fromServer(entry);
  store.setState((now) => {
    const { data, conflicts } = mergeEntries(before, now.data, state.data);
    return {
      ...state,
      data,
      conflicts: conflicts.map((conflict) => ({ ...conflict, by: null })),
      saving: isSame(data, state.saved) ? 'saved' : 'waiting',
      error: undefined,
    };
  });
}

/** Takes over a draft merged with what was published meanwhile, and the fields that both changed. */
export function acceptMerged(
  store: EntryStore,
  response: SavedDraft,
  conflicts: readonly FieldConflict[],
): void {
  acceptSaved(store, [], response);
  store.setState({ conflicts });
}

/** Ends a conflict with one of the two versions. */
export function resolveConflict(
  store: EntryStore,
  conflict: FieldConflict,
  take: 'yours' | 'theirs',
) {
  store.setState(({ data, conflicts }) => ({
    data: take === 'theirs' ? set(data, conflict.path, conflict.theirs) : data,
    conflicts: conflicts.filter((one) => one !== conflict),
    saving: 'waiting',
  }));
}
