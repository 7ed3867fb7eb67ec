import { useState } from 'react';
import { useProblemText } from './useProblemText.ts';

/** Runs what a button does, one at a time, and keeps the text of what went wrong. */
export function useAction() {
  const text = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(action: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(text(error));
    } finally {
      setBusy(false);
    }
  }
  return { run, busy, problem };
}
