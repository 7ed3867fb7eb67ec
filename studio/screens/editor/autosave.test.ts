import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryState } from '../../../domain/studio/entryApi.ts';
import {
  type EntryData,
  type FieldChange,
  valueAt,
  withValueAt,
} from '../../../domain/studio/fieldPath.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { discard, saveAll, schedule } from './entryActions.ts';
import { createEntryStore, type EntryStore, setField } from './entryStore.ts';

const PUBLISHED: EntryData = { _id: 'sefrou', slug: 'sefrou', climate: { high: [20, 21] } };

const entry = (draft?: EntryData): EntryState => ({
  kind: 'cities',
  id: 'sefrou',
  published: PUBLISHED,
  revision: 1,
  draft: draft
    ? {
        data: draft,
        version: 2,
        base: 1,
        status: 'draft',
        updated: '',
        author: null,
        publishAt: null,
        unpublishAt: null,
        failure: null,
      }
    : null,
  path: null,
  problems: [],
  outdated: [],
  assigned: null,
  present: [],
});

let store: EntryStore;
let autosave: Autosave;
/** What the browser keeps. */
let kept: readonly FieldChange[];
/** The draft that the server has. */
let draft: EntryData | undefined;
let saves: number;
/** Runs before the server answers. */
let onRequest: (method: string) => void;

async function answer(_: string, { method = '' }: RequestInit): Promise<Response> {
  onRequest(method);
  if (method === 'DELETE') draft = undefined;
  if (method === 'PATCH') {
    saves += 1;
    draft = store.getState().data;
  }
  const data = method === 'GET' ? entry(draft) : { version: 2, base: 1, updated: '' };
  return Response.json({ data });
}

const type = (text: string) => setField(store, ['slug'], text);
const typed = () => valueAt(store.getState().data, ['slug']);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('fetch', answer);
  kept = [];
  draft = undefined;
  saves = 0;
  onRequest = () => {};
  store = createEntryStore(entry());
  autosave = startAutosave(store, {
    read: async () => [...kept],
    write: async (changes) => {
      kept = changes;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offline = () => {
  onRequest = (method) => {
    if (method !== 'PATCH') return;
    saves += 1;
    throw new TypeError('Failed to fetch');
  };
};

it('has nothing to save where an element of a list would be absent', () => {
  const before = store.getState();
  setField(store, ['climate', 'high', '1'], undefined);
  setField(store, ['slug'], 'sefrou');
  expect(store.getState()).toBe(before);
});

it('saves after a pause, and keeps nothing in the browser then', async () => {
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(200);
  expect(kept).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().saving).toBe('saved');
  expect(saves).toBe(1);
  expect(kept).toEqual([]);
});

it('says to everybody who waits that saving failed', async () => {
  offline();
  type('sefrou-2');
  const results = await Promise.all([autosave.flush(), autosave.flush()]);
  expect(results).toEqual([false, false]);
  await expect(saveAll(autosave)).rejects.toMatchObject({ code: 'NOT_SAVED' });
});

it('tries again after a failure, but not once it has stopped', async () => {
  offline();
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(saves).toBeGreaterThan(1);
  autosave.stop();
  await vi.advanceTimersByTimeAsync(0);
  const last = saves;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toBe(last);
  expect(kept).toHaveLength(1);
});

it('forgets discarded changes, those in the browser too', async () => {
  offline();
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toHaveLength(1);
  await discard(store);
  await vi.advanceTimersByTimeAsync(200);
  expect(typed()).toBe('sefrou');
  expect(kept).toEqual([]);
});

it('leaves nothing of a new entry that is discarded', async () => {
  const created = { _id: 'sefrou', slug: 'sefrou' };
  store.setState({ published: null, saved: created, data: created, version: 2 });
  offline();
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await discard(store)).toBe(false);
  autosave.stop();
  const last = saves;
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toBe(last);
  expect(kept).toEqual([]);
});

it('keeps what is typed while an action runs', async () => {
  draft = withValueAt(PUBLISHED, ['slug'], 'draft') ?? {};
  store.setState({ data: draft, saved: draft, version: 2 });
  onRequest = (method) => method === 'PUT' && type('typed-meanwhile');
  await schedule(store, { publishAt: null, unpublishAt: null });
  expect(typed()).toBe('typed-meanwhile');
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft).toMatchObject({ slug: 'typed-meanwhile' });
});
