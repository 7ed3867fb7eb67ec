import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../../app/lib/browserStorage.ts';
import { LOCALES, type Locale } from '../../../domain/locale.ts';
import { useStudioLocale } from '../../i18n/locales.ts';

export const SOURCES = ['en', 'fr'] as const satisfies readonly Locale[];

interface State {
  /** The language from which others are translated; it stands first. */
  source: (typeof SOURCES)[number];
  /** Languages that are not shown. */
  hidden: readonly Locale[];
  setSource(source: (typeof SOURCES)[number]): void;
  toggle(locale: Locale): void;
}

/** The languages that stand side by side, as the member chose in this browser. */
export const useColumns = create<State>()(
  persist(
    (set) => ({
      // The language of the interface, until another one is chosen.
      source: useStudioLocale.getState().locale,
      hidden: [],
      setSource: (source) =>
        set(({ hidden }) => ({ source, hidden: hidden.filter((one) => one !== source) })),
      toggle: (locale) =>
        set(({ hidden }) => ({
          hidden: hidden.includes(locale)
            ? hidden.filter((one) => one !== locale)
            : [...hidden, locale],
        })),
    }),
    {
      name: 'studioColumns',
      version: 1,
      storage: browserStorage<Pick<State, 'source' | 'hidden'>>(),
      partialize: ({ source, hidden }) => ({ source, hidden }),
      merge: (stored, state) => ({ ...state, ...validColumns(stored, state.source) }),
    },
  ),
);

/** The valid part of the stored choice, which another version may have written. */
function validColumns(
  stored: unknown,
  preferred: State['source'],
): Pick<State, 'source' | 'hidden'> {
  const { source, hidden } = Object(stored) as Record<string, unknown>;
  const known = SOURCES.find((locale) => locale === source) ?? preferred;
  return {
    source: known,
    hidden: Array.isArray(hidden)
      ? LOCALES.filter((one) => one !== known && hidden.includes(one))
      : [],
  };
}

/** The shown languages, the source first. */
export const shownLocales = ({ source, hidden }: Pick<State, 'source' | 'hidden'>): Locale[] => [
  source,
  ...LOCALES.filter((locale) => locale !== source && !hidden.includes(locale)),
];
