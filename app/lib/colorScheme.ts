import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './browserStorage.ts';

/** What the visitor may choose; `system` follows the preference of the operating system. */
export const COLOR_SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

interface PersistedState {
  choice: ColorSchemeChoice;
}

interface ColorSchemeState extends PersistedState {
  choose(choice: ColorSchemeChoice): void;
}

const META = 'meta[name="color-scheme"]';
/** The content of the meta element: the browser's own colours until the style sheet is there. */
const SYSTEM = 'light dark';

/**
 * The start of every page's head. The inline script applies the stored choice before the first paint;
 * cached pages are the same for everyone, and without scripts the system's preference applies.
 */
export const COLOR_SCHEME_META = `<meta name="color-scheme" content="${SYSTEM}"/>`;
export const APPLY_COLOR_SCHEME =
  'try{let d=document,c=JSON.parse(localStorage.colorScheme).state.choice;/^(light|dark)$/.test(c)&&' +
  '(d.documentElement.dataset.colorScheme=d.currentScript.previousSibling.content=c)}catch{}';

/** The visitor's choice of light or dark pages, stored in this browser only. */
export const useColorScheme = create<ColorSchemeState>()(
  persist(
    (set) => ({
      choice: 'system',
      choose: (choice) => set({ choice }),
    }),
    {
      name: 'colorScheme',
      version: 1,
      storage: browserStorage<PersistedState>(),
      // Read after hydration, so that the first render equals the server's HTML.
      skipHydration: true,
      partialize: ({ choice }) => ({ choice }),
      merge: (stored, state) => ({ ...state, choice: validChoice(stored) }),
    },
  ),
);

/** The valid part of the stored state, which another version or the visitor may have written. */
function validChoice(stored: unknown): ColorSchemeChoice {
  const { choice } = Object(stored) as Record<string, unknown>;
  return COLOR_SCHEME_CHOICES.find((one) => one === choice) ?? 'system';
}

useColorScheme.subscribe(({ choice }) => {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.colorScheme;
  else dataset.colorScheme = choice;
  const content = choice === 'system' ? SYSTEM : choice;
  const meta = document.querySelector<HTMLMetaElement>(META);
  // Even the same content would make the browser compute all styles again.
  if (meta && meta.content !== content) meta.content = content;
});

const darkPreference = () => matchMedia('(prefers-color-scheme: dark)');

/** The scheme in which the page is shown now. Browser only. */
export function currentColorScheme(): 'light' | 'dark' {
  const { colorScheme } = document.documentElement.dataset;
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return darkPreference().matches ? 'dark' : 'light';
}

/**
 * Calls the listener when the page changes between light and dark: by the visitor's choice, here or in
 * another tab, or by the system. Returns a function that stops it. Browser only.
 */
export function onColorSchemeChange(listener: () => void): () => void {
  let shown = currentColorScheme();
  const check = () => {
    const now = currentColorScheme();
    if (now === shown) return;
    shown = now;
    listener();
  };
  const preference = darkPreference();
  preference.addEventListener('change', check);
  const unsubscribe = useColorScheme.subscribe(check);
  return () => {
    preference.removeEventListener('change', check);
    unsubscribe();
  };
}
