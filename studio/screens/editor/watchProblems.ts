import { checkForm } from './checkForm.ts';
import type { EntryStore } from './entryStore.ts';

/** In ms, after the last key: what is half typed is not yet wrong. */
const PAUSE = 400;

/** Keeps the problems of a store up to date. @returns how to stop it */
export function watchProblems(store: EntryStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => store.setState(checkForm);
  check();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.data === before.data) return;
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
