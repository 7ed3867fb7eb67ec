import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type StudioLocale, useStudioLocale } from './locales.ts';
import type { StudioMessages } from './useTranslations.ts';

const LOAD: Record<StudioLocale, () => Promise<{ default: object }>> = {
  en: () => import('../messages/en.ts'),
  fr: () => import('../messages/fr.ts'),
};

/** Gives the interface its texts, in the language that the member chose. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale } = useStudioLocale();
  const [loaded, setLoaded] = useState<{ locale: StudioLocale; messages: StudioMessages }>();
  useEffect(() => {
    let isCurrent = true;
    void LOAD[locale]().then((file) => {
      if (!isCurrent) return;
      document.documentElement.lang = locale;
      setLoaded({ locale, messages: file.default as StudioMessages });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!loaded) return null;
  return (
    // The region's time: UTC, which browsers with older time zone data do not know (`regionClock`).
    <IntlProvider locale={loaded.locale} messages={loaded.messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
