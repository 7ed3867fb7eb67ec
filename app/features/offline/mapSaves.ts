/** Maps that are being saved in this tab. Saving goes on while the visitor looks at other pages. */
import { create } from 'zustand';
import { savedMap } from './mapStorage.ts';
import {
  deleteMap,
  type OfferedMap,
  SaveError,
  type SaveFailure,
  type SaveProgress,
  saveMap,
} from './storeTownMap.ts';

/** What happens to the map of a town, or happened last in this tab. */
export type MapSave =
  | { state: 'saving'; map: OfferedMap; progress: SaveProgress; cancel: () => void }
  | { state: 'failed'; failure: SaveFailure; bytes: number }
  | { state: 'saved' | 'cancelled' | 'deleted' };

/** By the id of the town. */
export const useMapSaves = create<Record<string, MapSave | undefined>>(() => ({}));

const setSave = (id: string, save: MapSave) => useMapSaves.setState({ [id]: save });

/** Saves a map, unless this is being done. Never fails: the state tells the outcome. */
export async function startSave(map: OfferedMap): Promise<void> {
  const { id, bytes } = map;
  if (useMapSaves.getState()[id]?.state === 'saving') return;
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const onProgress = (progress: SaveProgress) => {
    if (!controller.signal.aborted) setSave(id, { state: 'saving', map, progress, cancel });
  };
  onProgress({ tiles: 0, bytes: 0, isWaiting: false });
  const before = await savedMap(id).catch(() => undefined);
  try {
    await saveMap(map, controller.signal, onProgress);
    setSave(id, { state: 'saved' });
  } catch (error) {
    if (controller.signal.aborted) {
      if (!before?.isComplete) await deleteMap(id);
      setSave(id, { state: 'cancelled' });
    } else {
      const failure = error instanceof SaveError ? error.failure : 'unable';
      setSave(id, { state: 'failed', failure, bytes });
    }
  }
}

export async function removeMap(id: string): Promise<void> {
  await deleteMap(id);
  setSave(id, { state: 'deleted' });
}
