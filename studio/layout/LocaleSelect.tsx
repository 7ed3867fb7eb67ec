import { LANGUAGES } from '../../domain/locale.ts';
import { Select } from '../components/Select.tsx';
import { queryClient } from '../data/queryClient.ts';
import { STUDIO_LOCALES, type StudioLocale, useStudioLocale } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

/** The language of the interface. */
export function LocaleSelect() {
  const t = useTranslations('layout');
  const { locale, choose } = useStudioLocale();
  return (
    <Select
      label={t('language')}
      value={locale}
      onChange={(event) => {
        choose(event.target.value as StudioLocale);
        // Titles of entries are in the language of the interface.
        void queryClient.invalidateQueries();
      }}
    >
      {STUDIO_LOCALES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGES[one].name}
        </option>
      ))}
    </Select>
  );
}
