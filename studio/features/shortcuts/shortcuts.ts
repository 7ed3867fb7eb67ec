import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../../app/lib/browserStorage.ts';

export interface Shortcut {
  /** One key, such as `?`, or with Ctrl (on a Mac ⌘): `Mod+Enter`. */
  keys: string;
  /** What it does, for the help. */
  label: string;
}

/** The shortcuts of what is on the screen, and whether the help shows them. */
export const useShortcutList = create<{ shortcuts: Shortcut[]; isHelpOpen: boolean }>(() => ({
  shortcuts: [],
  isHelpOpen: false,
}));

export const showShortcutHelp = (isHelpOpen: boolean) => useShortcutList.setState({ isHelpOpen });

interface Settings {
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  singleKeys: boolean;
  setSingleKeys(singleKeys: boolean): void;
}

export const useShortcutSettings = create<Settings>()(
  persist((set) => ({ singleKeys: true, setSingleKeys: (singleKeys) => set({ singleKeys }) }), {
    name: 'studioShortcuts',
    version: 1,
    storage: browserStorage<Pick<Settings, 'singleKeys'>>(),
    partialize: ({ singleKeys }) => ({ singleKeys }),
    merge: (stored, settings) => ({
      ...settings,
      singleKeys: (Object(stored) as Partial<Settings>).singleKeys !== false,
    }),
  }),
);

/** Runs `action` when the keys are pressed, as long as the component is on the screen. */
export function useShortcut(keys: string, label: string, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const shortcut = { keys, label };
    useShortcutList.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
    function onKey(event: KeyboardEvent): void {
      if (!matches(event, keys)) return;
      event.preventDefault();
      // The screen below a dialog stays as it is.
      if (!document.querySelector('dialog:modal')) latest.current();
    }
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      useShortcutList.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter((one) => one !== shortcut),
      }));
    };
  }, [keys, label]);
}

/** Single keys do nothing in fields, in dialogs, and for who has turned them off. */
function matches(event: KeyboardEvent, keys: string): boolean {
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented) return false;
  if (keys.startsWith('Mod+'))
    return mod && event.key.toLowerCase() === keys.slice(4).toLowerCase();
  if (mod || event.key !== keys || !useShortcutSettings.getState().singleKeys) return false;
  const target = event.target as Element;
  return !target.closest('input, select, textarea, [contenteditable], dialog');
}
