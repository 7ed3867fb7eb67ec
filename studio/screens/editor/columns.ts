import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LOCALES, type Locale } from '../../../domain/locale.ts';

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
      source: 'en',
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
    { name: 'studioColumns', version: 1, partialize: ({ source, hidden }) => ({ source, hidden }) },
  ),
);

/** The shown languages, the source first. */
export const shownLocales = ({ source, hidden }: Pick<State, 'source' | 'hidden'>): Locale[] => [
  source,
  ...LOCALES.filter((locale) => locale !== source && !hidden.includes(locale)),
];
