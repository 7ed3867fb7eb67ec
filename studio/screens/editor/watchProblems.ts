import { loadProblems } from '../../data/entry.ts';
import { checkForm } from './checkForm.ts';
import type { EntryStore } from './entryStore.ts';

/** In ms, after the last key: what is half typed is not yet wrong. */
const PAUSE = 400;

/**
 * Keeps the problems of a store up to date: those of the schema while somebody types, those of the rules,
 * which the server knows, after each save. @returns how to stop it
 */
export function watchProblems(store: EntryStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => store.setState(checkForm);
  check();
  async function ask(): Promise<void> {
    const { kind, id, version } = store.getState();
    // Without an answer, what was found last stays: publishing checks again.
    const found = await loadProblems(kind, id).catch(() => undefined);
    if (!found || store.getState().version !== version) return;
    store.setState({ found });
    check();
  }
  const unsubscribe = store.subscribe((state, before) => {
    if (state.version !== before.version) void ask();
    if (state.data === before.data) return;
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
