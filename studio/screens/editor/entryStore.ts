/** What an editor holds of an entry: the fields as they are typed, and what the server has of them. */
import { createStore } from 'zustand/vanilla';
import type { Kind } from '../../../domain/content/kinds.ts';
import type {
  Author,
  Draft,
  EntryProblem,
  EntryState,
  OutdatedTranslation,
  SavedDraft,
} from '../../../domain/studio/entryApi.ts';
import {
  type EntryData,
  type FieldChange,
  type FieldConflict,
  type FieldPath,
  isSame,
  overlaps,
  valueAt,
  withValueAt,
} from '../../../domain/studio/fieldPath.ts';
import { mergeEntries } from '../../../domain/studio/mergeEntries.ts';
import type { LocalChanges } from './localCopy.ts';
import { isAnswered, withConflicts, withPresent } from './mergeConflicts.ts';
import { setAt } from './setAt.ts';
import { unsaved } from './unsaved.ts';
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
  /** Fields that somebody else changed too, until a version is chosen. */
  conflicts: readonly OpenConflict[];
  /** Fields of which a version was chosen, which the server does not know yet. */
  decided: readonly FieldPath[];
  problems: ReadonlyMap<string, Problem>;
  /** What the server found in the saved fields, by the rules too. */
  found: readonly EntryProblem[];
  /** Paths of the fields that an entry of this kind must have. */
  required: ReadonlySet<string>;
  /** Of what is published. */
  publishedOutdated: readonly OutdatedTranslation[];
  /** Translations of the form that are outdated, or will be once it is published. */
  outdated: ReadonlyMap<string, FormOutdated>;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why saving failed. */
  error: unknown;
}

export interface OpenConflict extends FieldConflict {
  /** Whether the server keeps `yours`. */
  isKept: boolean;
}

export interface FormOutdated extends OutdatedTranslation {
  /** Whether it is so on the website, and can be confirmed. */
  isPublished: boolean;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

/** @param local what this browser has that may not be on the server yet */
export function createEntryStore(
  state: EntryState,
  local: LocalChanges = { changes: [], conflicts: [] },
) {
  const server = fromServer(state);
  const typed = withLocalChanges(server, local);
  return createStore<EditorState>(() => ({
    ...server,
    ...typed,
    problems: new Map(),
    outdated: new Map(),
    decided: [],
    saving: unsaved({ ...server, ...typed, decided: [] }) ? 'waiting' : 'saved',
    error: undefined,
  }));
}

const serverData = ({ draft, published, id }: EntryState): EntryData =>
  draft?.data ?? published ?? { _id: id };

/** The state of an entry that was just read. */
function fromServer(state: EntryState) {
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
    found: state.problems,
    required: new Set(state.required.map((field) => field.replace(/\.en$/, ''))),
    assigned: state.assigned,
    planned: {
      publishAt: draft?.publishAt ?? null,
      unpublishAt: draft?.unpublishAt ?? null,
      failure: draft?.failure ?? null,
    },
    conflicts: state.conflicts.map((one): OpenConflict => ({ ...one, isKept: true })),
  };
}

/** What the form shows: the server's fields with those of the browser, and the member's versions. */
function withLocalChanges(
  server: Pick<EditorState, 'saved' | 'conflicts'>,
  { changes, conflicts }: LocalChanges,
): Pick<EditorState, 'data' | 'conflicts'> {
  const waiting = conflicts.filter((one) => !isAnswered(one, server.conflicts, changes));
  const typed = changes.filter(
    ({ path }) =>
      waiting.length === conflicts.length ||
      !conflicts.some((one) => !waiting.includes(one) && overlaps(one.path, path)),
  );
  const before = typed.reduce((data, { path, from }) => setAt(data, path, from), server.saved);
  const mine = typed.reduce((data, { path, to }) => setAt(data, path, to), before);
  const merged = mergeEntries(before, mine, server.saved);
  const open = withConflicts(
    withConflicts(waiting.map(isNotKept), merged.conflicts.map(isNew)),
    server.conflicts,
  );
  const data = open.reduce((fields, { path, yours, inDraft }) => {
    const isTyped = typed.some((change) => overlaps(change.path, path));
    return isTyped || inDraft === 'yours' ? fields : setAt(fields, path, yours);
  }, merged.data);
  return { data, conflicts: withPresent(open, server.saved) };
}

const isNotKept = (conflict: OpenConflict): OpenConflict => ({ ...conflict, isKept: false });
const isNew = (found: Omit<FieldConflict, 'by' | 'inDraft'>): OpenConflict => ({
  ...found,
  by: null,
  inDraft: 'theirs',
  isKept: false,
});

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

/** What was sent to the server. */
export type Sent = Pick<NonNullable<ReturnType<typeof unsaved>>, 'changes' | 'decided'>;

/** Takes over what the server stored, what others changed meanwhile, and which fields are in conflict. */
export function acceptSaved(
  store: EntryStore,
  sent: Sent,
  response: SavedDraft,
  refused: readonly FieldConflict[] = [],
): void {
  store.setState((state) => {
    const isRefused = ({ path }: FieldChange) => refused.some((one) => isSame(one.path, path));
    const applied = sent.changes.filter((change) => !isRefused(change));
    const before = applied.reduce((data, { path, to }) => setAt(data, path, to), state.saved);
    const server = response.data ?? before;
    const { data, conflicts } = mergeEntries(before, state.data, server);
    const kept = refused.map((one): OpenConflict => ({ ...one, isKept: true }));
    return {
      data,
      saved: server,
      version: response.version,
      base: response.base,
      conflicts: withPresent(
        withConflicts(withConflicts(state.conflicts, conflicts.map(isNew)), kept),
        server,
      ),
      decided: state.decided.filter((path) => !sent.decided.includes(path)),
      error: undefined,
    };
  });
}

/**
 * Takes over what the server has after an action. What was typed since the action began stays, and so do
 * the versions of fields in conflict.
 *
 * @param before the fields when the action began
 */
export function acceptReloaded(store: EntryStore, before: EntryData, entry: EntryState): void {
  const state = fromServer(entry);
  store.setState((now) => {
    const merged = mergeEntries(before, now.data, state.data);
    const conflicts = withPresent(
      withConflicts(withConflicts(now.conflicts, merged.conflicts.map(isNew)), state.conflicts),
      state.data,
    );
    const data = conflicts
      .filter(({ inDraft }) => inDraft === 'theirs')
      .reduce((fields, { path }) => setAt(fields, path, valueAt(now.data, path)), merged.data);
    const isSaved = !unsaved({ ...state, data, conflicts, decided: now.decided });
    return { ...state, data, conflicts, saving: isSaved ? 'saved' : 'waiting', error: undefined };
  });
}

/** Ends a conflict with one of the two versions. */
export function resolveConflict(
  store: EntryStore,
  conflict: OpenConflict,
  take: 'yours' | 'theirs',
) {
  store.setState(({ data, conflicts, decided }) => ({
    data: take === 'theirs' ? setAt(data, conflict.path, conflict.theirs) : data,
    conflicts: conflicts.filter((one) => one !== conflict),
    decided: [...decided, conflict.path],
    saving: 'waiting',
  }));
}
