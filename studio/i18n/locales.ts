import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../app/lib/browserStorage.ts';

/** The languages of the Studio's interface. */
export const STUDIO_LOCALES = ['en', 'fr'] as const;
export type StudioLocale = (typeof STUDIO_LOCALES)[number];

/** The browser's first language that the Studio has. */
const preferred = (): StudioLocale =>
  navigator.languages
    .map((tag) => tag.slice(0, 2))
    .map((language) => STUDIO_LOCALES.find((locale) => locale === language))
    .find(Boolean) ?? 'en';

interface State {
  locale: StudioLocale;
  choose(locale: StudioLocale): void;
}

/** The language that the member chose in this browser. */
export const useStudioLocale = create<State>()(
  persist((set) => ({ locale: preferred(), choose: (locale) => set({ locale }) }), {
    name: 'studioLocale',
    version: 1,
    storage: browserStorage<Pick<State, 'locale'>>(),
    partialize: ({ locale }) => ({ locale }),
    merge: (stored, state) => {
      const { locale } = Object(stored) as { locale?: unknown };
      return { ...state, locale: STUDIO_LOCALES.find((one) => one === locale) ?? state.locale };
    },
  }),
);
