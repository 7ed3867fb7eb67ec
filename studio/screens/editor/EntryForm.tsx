import { useEffect, useRef, useState } from 'react';
import type { EntryState } from '../../../domain/studio/entryApi.ts';
import { may } from '../../../domain/studio/roles.ts';
import { useMember } from '../../data/session.ts';
import { useSessionEnd } from '../../data/sessionEnd.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorProvider } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { createEntryStore } from './entryStore.ts';
import type { LocalChanges, LocalCopy } from './localCopy.ts';
import { OutdatedList } from './OutdatedList.tsx';
import { Presence } from './Presence.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Sections } from './Sections.tsx';
import { watchProblems } from './watchProblems.ts';

interface Props {
  state: EntryState;
  /** Of this browser, not on the server yet. */
  local: LocalChanges;
  copy: LocalCopy;
}

/** The form of an entry, generated from the schema of its kind. */
export function EntryForm({ state, local, copy }: Props) {
  const { kind } = state;
  const { role } = useMember();
  const [store] = useState(() => createEntryStore(state, local));
  const [autosave, setAutosave] = useState<Autosave>();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const rights = may(role, 'edit') ? 'edit' : may(role, 'translate') ? 'translate' : 'read';
  useEffect(() => {
    const started = startAutosave(store, copy);
    const unwatch = watchProblems(store);
    setAutosave(started);
    return () => {
      started.stop();
      unwatch();
    };
  }, [store, copy]);
  const { ended } = useSessionEnd();
  useEffect(() => {
    // Signed in again.
    if (!ended && store.getState().saving === 'failed') void autosave?.flush();
  }, [ended, autosave, store]);
  if (!autosave) return null;
  return (
    <EditorProvider value={{ kind, store, rights }}>
      <EditorBar
        autosave={autosave}
        previewButton={previewButton}
        isPreviewOpen={isPreviewOpen}
        onPreview={() => setPreviewOpen((isOpen) => !isOpen)}
      />
      <Presence present={state.present} />
      <ProblemList />
      <OutdatedList />
      <div className={isPreviewOpen ? styles.withPreview : undefined}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <Sections />
        </form>
        {isPreviewOpen && (
          <PreviewPanel
            autosave={autosave}
            onClose={() => {
              setPreviewOpen(false);
              previewButton.current?.focus();
            }}
          />
        )}
      </div>
    </EditorProvider>
  );
}
