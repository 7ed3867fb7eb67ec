import { useParams } from 'react-router';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';

/** The language of the page. */
export function useLocale(): Locale {
  const { locale } = useParams();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
