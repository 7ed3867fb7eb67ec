import { useLocale } from 'use-intl';
import { LANGUAGES, LOCALES } from '../../domain/locale.ts';
import type { Reason } from '../../domain/studio/entryApi.ts';
import { useTranslations } from './useTranslations.ts';

const LENGTHS = {
  words: 'lengthWords',
  characters: 'lengthCharacters',
  items: 'lengthItems',
} as const;

/** Gives the text for what the server found wrong with an entry. */
export function useReasonText(): (reason: Reason) => string {
  const t = useTranslations('rules');
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return ({ code, values }) => {
    switch (code) {
      case 'length': {
        const { size = '', unit, least = '', most = '' } = values;
        const wanted = least === most ? String(least) : t('range', { least, most });
        return t(LENGTHS[unit as keyof typeof LENGTHS], { size, wanted });
      }
      case 'notTranslated': {
        const missing = String(values.locales).split(', ');
        const locales = LOCALES.filter((locale) => missing.includes(locale));
        return t(code, { locales: list.format(locales.map((locale) => LANGUAGES[locale].name)) });
      }
      default:
        return t(code as 'dayWithoutStop', values as { day: string });
    }
  };
}
