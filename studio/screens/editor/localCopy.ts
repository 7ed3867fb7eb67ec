/** Unsaved changes in the browser's IndexedDB: they survive an ended session, a reload and a lost network. */
import type { FieldChange } from '../../../domain/studio/fieldPath.ts';
import type { OpenConflict } from './entryStore.ts';

/** What the form of an entry has that the draft has not. */
export interface LocalChanges {
  changes: readonly FieldChange[];
  /** Those of the fields that wait for the choice of a version. */
  conflicts: readonly OpenConflict[];
}

const STORE = 'changes';

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('studio', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
};

async function run<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest) {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const request = use(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Stored = LocalChanges | readonly FieldChange[];

/**
 * The unsaved changes of one entry by one member. Where the browser has no storage, such as in a private
 * window, nothing is kept.
 */
export function localCopy(member: string, kind: string, id: string) {
  const key = `${member}/${kind}/${id}`;
  return {
    read: () =>
      run<Stored | undefined>('readonly', (store) => store.get(key)).then(
        // Former versions of the Studio kept changes alone.
        (stored = []) => ('changes' in stored ? stored : { changes: stored, conflicts: [] }),
        (): LocalChanges => ({ changes: [], conflicts: [] }),
      ),
    write: (local: LocalChanges) =>
      run<unknown>('readwrite', (store) =>
        local.changes.length + local.conflicts.length > 0
          ? store.put(local, key)
          : store.delete(key),
      ).catch(() => {}),
  };
}

export type LocalCopy = ReturnType<typeof localCopy>;
