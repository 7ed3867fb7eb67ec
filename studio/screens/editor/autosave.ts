/** Sends changes to the server while somebody types. */
import type { SavedDraft } from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import type { FieldConflict } from '../../../domain/studio/fieldPath.ts';
import { ApiError, api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { acceptSaved, type EntryStore } from './entryStore.ts';
import type { LocalCopy } from './localCopy.ts';
import { unsaved } from './unsaved.ts';

/** In ms, after the last key. */
const PAUSE = 600;
/** In ms, after a failure that may pass. */
const RETRY = 10_000;
/** In ms: so often what is typed is copied into the browser. */
const COPY_PAUSE = 100;
/** The API's limit for one request. */
const MOST_CHANGES = 2000;

export interface Autosave {
  /** Saves at once. @returns whether everything is saved, and no version has to be chosen */
  flush(): Promise<boolean>;
  /** Saves what is left, and stops. */
  stop(): void;
}

/** Saves a store whenever it changed: after a pause, and again after a failure. */
export function startAutosave(store: EntryStore, copy: LocalCopy): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function plan(delay: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  }

  async function save(): Promise<void> {
    const state = store.getState();
    const all = unsaved(state);
    if (!all) {
      store.setState({ saving: 'saved', error: undefined });
      return;
    }
    const sent = { ...all, changes: all.changes.slice(0, MOST_CHANGES) };
    store.setState({ saving: 'saving' });
    try {
      const { version, base, kind, id } = state;
      const body = { version, base, ...sent };
      const path = `${entryPath(kind, id)}/draft`;
      const { data } = await api.patch<{ data: SavedDraft }>(path, body);
      acceptSaved(store, sent, data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        const body = error.body as unknown as { conflicts: FieldConflict[]; data: SavedDraft };
        acceptSaved(store, sent, body.data, body.conflicts);
        return;
      }
      store.setState({ saving: 'failed', error });
      throw error;
    }
  }

  /** One request at a time; what was typed meanwhile is sent after it. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running.catch(() => {});
    try {
      do {
        running = save().finally(() => {
          running = undefined;
        });
        await running;
      } while (unsaved(store.getState()));
    } catch (error) {
      if (isPassing(error)) plan(RETRY);
      return false;
    }
    store.setState({ saving: 'saved' });
    return store.getState().conflicts.length === 0;
  }

  /** What is not on the server stays in the browser, conflicts too. */
  const keep = () => {
    const { saved, data, conflicts } = store.getState();
    const waiting = conflicts.filter(({ inDraft }) => inDraft === 'theirs');
    return copy.write({ changes: changesBetween(saved, data), conflicts: waiting });
  };

  let isCopying = false;
  function keepSoon(): void {
    if (isCopying) return;
    isCopying = true;
    setTimeout(() => {
      isCopying = false;
      void keep();
    }, COPY_PAUSE);
  }
  const unsubscribe = store.subscribe((state, before) => {
    const isTyped = state.data !== before.data || state.conflicts !== before.conflicts;
    if (isTyped && state.saving === 'waiting') plan(PAUSE);
    // What is saved or discarded must not come back with the next visit.
    if (state.saving === 'saved' && before.saving !== 'saved') void keep();
    else if (isTyped || state.saved !== before.saved) keepSoon();
  });
  const flushNow = () => void flush();
  const flushHidden = () => document.visibilityState === 'hidden' && flushNow();
  addEventListener('online', flushNow);
  document.addEventListener('visibilitychange', flushHidden);
  if (store.getState().saving === 'waiting') plan(0);
  return {
    flush,
    stop() {
      isStopped = true;
      unsubscribe();
      removeEventListener('online', flushNow);
      document.removeEventListener('visibilitychange', flushHidden);
      void flush().then(keep);
    },
  };
}

/** Whether an error may be gone when the same is sent again: no network, no database. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
