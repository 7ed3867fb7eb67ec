/** What an editor does with the whole entry. */
import type { Locale } from '../../../domain/locale.ts';
import type { EntryProblem, SavedDraft } from '../../../domain/studio/entryApi.ts';
import type { DraftSchedule } from '../../../domain/studio/entryRequests.ts';
import type { FieldConflict, FieldPath } from '../../../domain/studio/fieldPath.ts';
import { ApiError, api } from '../../data/client.ts';
import { entryPath, loadEntry } from '../../data/entry.ts';
import { refreshLists } from '../../data/queryClient.ts';
import type { Autosave } from './autosave.ts';
import { checkForm } from './checkForm.ts';
import { acceptReloaded, acceptSaved, type EntryStore } from './entryStore.ts';

/**
 * Saves before an action that concerns what the server has.
 *
 * @throws ApiError `NOT_SAVED` where something is not on the server, and `TWO_VERSIONS` where a version has to
 * be chosen first, so that the action must not follow
 */
export async function saveAll(autosave: Autosave, store: EntryStore): Promise<void> {
  if (await autosave.flush()) return;
  const { saving } = store.getState();
  const code = saving === 'failed' ? 'NOT_SAVED' : 'TWO_VERSIONS';
  throw new ApiError({ status: 0, code, detail: 'There are unsaved changes.' });
}

const pathOf = (store: EntryStore) => {
  const { kind, id } = store.getState();
  return entryPath(kind, id);
};

/** Runs a request, and shows what the server has after it. What is typed meanwhile stays. */
async function act(store: EntryStore, request: () => Promise<unknown>): Promise<void> {
  const { kind, id, data: before } = store.getState();
  await request();
  acceptReloaded(store, before, await loadEntry(kind, id));
  store.setState(checkForm);
  refreshLists();
}

/** The problems that publishing would find, those of the content rules too. */
export async function checkEntry(store: EntryStore): Promise<EntryProblem[]> {
  const { kind, id } = store.getState();
  const { problems, published, revision } = await loadEntry(kind, id);
  store.setState({ published, revision });
  return problems;
}

interface Conflict {
  conflicts: FieldConflict[];
  data: SavedDraft;
}

/**
 * Publishes what is saved, or only its texts in one language.
 *
 * @param options.isCorrection makes no translation outdated
 * @returns `conflict` where the website has other versions of fields since the draft was begun: they are
 * in the store, and publishing again is possible once a version of each is chosen; `stale` where somebody
 * changed or published the entry meanwhile, which the store shows now
 */
export async function publish(
  store: EntryStore,
  options: { locale?: Locale | undefined; isCorrection?: boolean } = {},
): Promise<'published' | 'conflict' | 'stale'> {
  const { version } = store.getState();
  const body = { version, ...options };
  try {
    await act(store, () => api.post(`${pathOf(store)}/publish`, body));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'CONFLICT') {
      const { conflicts, data } = error.body as unknown as Conflict;
      acceptSaved(store, { changes: [], decided: [] }, data, conflicts);
      return 'conflict';
    }
    // Who published last deleted the draft.
    if (error.code !== 'STALE' && error.code !== 'NOT_FOUND') throw error;
    await act(store, async () => undefined);
    return 'stale';
  }
  return 'published';
}

/** Makes outdated translations current as they are, unless somebody published meanwhile. */
export async function confirmTranslations(
  store: EntryStore,
  paths: readonly FieldPath[],
): Promise<void> {
  const { revision } = store.getState();
  try {
    await act(store, () => api.post(`${pathOf(store)}/still-correct`, { revision, paths }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
    await act(store, async () => undefined);
  }
}

export async function unpublish(store: EntryStore): Promise<void> {
  const { revision } = store.getState();
  await act(store, () => api.post(`${pathOf(store)}/unpublish`, { revision }));
}

/** Plans what happens by itself; nothing where both moments are null. */
export async function schedule(
  store: EntryStore,
  moments: Omit<DraftSchedule, 'version'>,
): Promise<void> {
  const { version } = store.getState();
  await act(store, () => api.put(`${pathOf(store)}/schedule`, { version, ...moments }));
}

/**
 * Goes back to what is published. The draft is kept.
 *
 * @returns its id for `restoreDraft`, and whether the entry is still there
 */
export async function discard(store: EntryStore): Promise<{ isThere: boolean; kept: number }> {
  const { version, published } = store.getState();
  let kept = 0;
  const remove = async () => {
    const path = `${pathOf(store)}/draft?version=${version}`;
    ({ kept } = (await api.delete<{ data: { kept: number } }>(path)).data);
  };
  if (published) {
    await act(store, remove);
    return { isThere: true, kept };
  }
  await remove();
  // Nothing is left to save.
  store.setState(({ saved }) => ({ data: saved, conflicts: [], saving: 'saved' }));
  refreshLists();
  return { isThere: false, kept };
}

/** Makes a revision the draft. */
export async function restore(store: EntryStore, revision: number): Promise<void> {
  const { version } = store.getState();
  const path = `${pathOf(store)}/revisions/${revision}/restore`;
  await act(store, () => api.post(path, { version }));
}

/** Makes a former draft the draft again. */
export async function restoreDraft(store: EntryStore, id: number): Promise<void> {
  const { version } = store.getState();
  await act(store, () => api.post(`${pathOf(store)}/drafts/${id}/restore`, { version }));
}

/** Shows problems that the server found beside their fields. */
export function showProblems(store: EntryStore, found: readonly EntryProblem[]): void {
  store.setState({ found });
  store.setState(checkForm);
}
