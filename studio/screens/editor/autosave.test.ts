import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryState } from '../../../domain/studio/entryApi.ts';
import { type EntryData, valueAt, withValueAt } from '../../../domain/studio/fieldPath.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { discard, saveAll, schedule } from './entryActions.ts';
import { createEntryStore, type EntryStore, resolveConflict, setField } from './entryStore.ts';
import type { LocalChanges } from './localCopy.ts';
import { unsaved } from './unsaved.ts';

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
  conflicts: [],
  problems: [],
  required: [],
  outdated: [],
  assigned: null,
  present: [],
});

let store: EntryStore;
let autosave: Autosave;
/** What the browser keeps. */
let kept: LocalChanges;
/** The draft that the server has. */
let draft: EntryData | undefined;
let saves: number;
/** Runs before the server answers. */
let onRequest: (method: string) => void;

/** What the server answers to a change, if it refuses it. */
let refusal: object | undefined;
/** The bodies of the changes that were sent. */
let bodies: Record<string, unknown>[];

async function answer(_: string, { method = '', body }: RequestInit): Promise<Response> {
  onRequest(method);
  if (method === 'PATCH') {
    bodies.push(JSON.parse(String(body)));
    if (refusal) return Response.json(refusal, { status: 409 });
  }
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
  kept = { changes: [], conflicts: [] };
  draft = undefined;
  saves = 0;
  refusal = undefined;
  bodies = [];
  onRequest = () => {};
  store = createEntryStore(entry());
  autosave = startAutosave(store, {
    read: async () => kept,
    write: async (local) => {
      kept = local;
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
  expect(kept.changes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().saving).toBe('saved');
  expect(saves).toBe(1);
  expect(kept.changes).toEqual([]);
});

it('says to everybody who waits that saving failed', async () => {
  offline();
  type('sefrou-2');
  const results = await Promise.all([autosave.flush(), autosave.flush()]);
  expect(results).toEqual([false, false]);
  await expect(saveAll(autosave, store)).rejects.toMatchObject({ code: 'NOT_SAVED' });
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
  expect(kept.changes).toHaveLength(1);
});

it('forgets discarded changes, those in the browser too', async () => {
  offline();
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.changes).toHaveLength(1);
  await discard(store);
  await vi.advanceTimersByTimeAsync(200);
  expect(typed()).toBe('sefrou');
  expect(kept.changes).toEqual([]);
});

it('leaves nothing of a new entry that is discarded', async () => {
  const created = { _id: 'sefrou', slug: 'sefrou' };
  store.setState({ published: null, saved: created, data: created, version: 2 });
  offline();
  type('sefrou-2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await discard(store)).toMatchObject({ isThere: false });
  autosave.stop();
  const last = saves;
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toBe(last);
  expect(kept.changes).toEqual([]);
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

const THEIRS = { ...PUBLISHED, slug: 'theirs' };
const conflict = (yours: string) => ({
  path: ['slug'],
  yours,
  theirs: 'theirs',
  by: 'Omar',
  inDraft: 'theirs' as const,
});
const refuse = (yours: string) => {
  refusal = {
    code: 'CONFLICT',
    conflicts: [conflict(yours)],
    data: { version: 3, base: 1, updated: '', data: THEIRS },
  };
};

it('overwrites no version of somebody else before one is chosen', async () => {
  refuse('mine');
  type('mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().conflicts).toMatchObject([{ by: 'Omar', isKept: true }]);
  expect(typed()).toBe('mine');
  expect(bodies).toHaveLength(1);
  await expect(saveAll(autosave, store)).rejects.toMatchObject({ code: 'TWO_VERSIONS' });
  // Typing on keeps the newer text beside the draft, not in it.
  refuse('mine, longer');
  type('mine, longer');
  await vi.advanceTimersByTimeAsync(1000);
  expect(bodies.at(-1)).toMatchObject({
    changes: [],
    undecided: [{ path: ['slug'], to: 'mine, longer' }],
  });
  expect(bodies).toHaveLength(2);
  refusal = undefined;
  const [open] = store.getState().conflicts;
  if (open) resolveConflict(store, open, 'yours');
  await vi.advanceTimersByTimeAsync(1000);
  expect(bodies.at(-1)).toMatchObject({
    changes: [{ path: ['slug'], from: 'theirs', to: 'mine, longer' }],
    decided: [['slug']],
  });
  expect(kept).toEqual({ changes: [], conflicts: [] });
});

it('asks again after a reload, in this browser and in another one', async () => {
  refuse('mine');
  type('mine');
  await vi.advanceTimersByTimeAsync(1000);
  const onServer = { ...entry(THEIRS), conflicts: [conflict('mine')] };
  for (const local of [kept, undefined]) {
    const again = createEntryStore(onServer, local).getState();
    expect(again).toMatchObject({ data: { slug: 'mine' }, saved: { slug: 'theirs' } });
    expect(again).toMatchObject({ conflicts: [{ yours: 'mine', theirs: 'theirs' }] });
    expect(again.saving).toBe('saved');
  }
  // It was answered in another browser.
  const answered = createEntryStore(entry(THEIRS), kept).getState();
  expect(answered).toMatchObject({ data: { slug: 'theirs' }, conflicts: [], saving: 'saved' });
});

it('asks also where the server never heard of the conflict', async () => {
  offline();
  type('mine');
  await vi.advanceTimersByTimeAsync(1000);
  const again = createEntryStore(entry(THEIRS), kept).getState();
  expect(again.conflicts).toMatchObject([{ path: ['slug'], theirs: 'theirs', isKept: false }]);
  expect(unsaved(again)).toEqual({
    changes: [],
    undecided: [{ path: ['slug'], to: 'mine' }],
    decided: [],
  });
});
