import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { LANGUAGES } from '../../domain/locale.ts';
import type { StudioLocale } from './locales.ts';
import { useLoadedMessages } from './useLoadedMessages.ts';

const LOAD = {
  en: () => import('../messages/en.ts'),
  fr: () => import('../messages/fr.ts'),
};

/** Such as `en-GB`: `use-intl` takes it as well, but its types only know the languages of messages. */
const regional = (locale: StudioLocale) => `${locale}-${LANGUAGES[locale].country}` as StudioLocale;

/** Gives all screens their texts, in the language that the member chose. */
export function LocaleProvider() {
  const loaded = useLoadedMessages<object>(LOAD);
  const locale = loaded?.locale;
  useEffect(() => {
    if (locale) document.documentElement.lang = regional(locale);
  }, [locale]);
  if (!loaded) return null;
  return (
    // The country decides how dates are written: 23 Nov 2026, not Nov 23, 2026. Moments come as
    // the region's clock shows them (`regionClockAsUtc`).
    <IntlProvider locale={regional(loaded.locale)} messages={loaded.messages} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
