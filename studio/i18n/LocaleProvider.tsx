import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { LANGUAGES } from '../../domain/locale.ts';
import { type StudioLocale, useStudioLocale } from './locales.ts';
import type { StudioMessages } from './useTranslations.ts';

const LOAD: Record<StudioLocale, () => Promise<{ default: object }>> = {
  en: () => import('../messages/en.ts'),
  fr: () => import('../messages/fr.ts'),
};

/** Such as `en-GB`: `use-intl` takes it as well, but its types only know the languages of messages. */
const regional = (locale: StudioLocale) => `${locale}-${LANGUAGES[locale].country}` as StudioLocale;

/** Gives the interface its texts, in the language that the member chose. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale } = useStudioLocale();
  const [loaded, setLoaded] = useState<{ locale: StudioLocale; messages: StudioMessages }>();
  useEffect(() => {
    let isCurrent = true;
    void LOAD[locale]().then((file) => {
      if (!isCurrent) return;
      document.documentElement.lang = regional(locale);
      setLoaded({ locale, messages: file.default as StudioMessages });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!loaded) return null;
  return (
    // The country decides how dates are written: 23 Nov 2026, not Nov 23, 2026. The region's time is UTC,
    // which browsers with older time zone data do not know (`regionClock`).
    <IntlProvider locale={regional(loaded.locale)} messages={loaded.messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
