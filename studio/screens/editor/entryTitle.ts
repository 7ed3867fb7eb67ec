import { LOCALES, type Locale } from '../../../domain/locale.ts';
import { type EntryData, isObject } from '../../../domain/studio/fieldPath.ts';

/** The title of an entry, which may not have it in `locale` yet; undefined for kinds without one. */
export function entryTitle(data: EntryData | null, locale: Locale): string | undefined {
  const text = data?.title ?? data?.name ?? data?.caption;
  if (!isObject(text)) return undefined;
  const titles = [locale, ...LOCALES].map((one) => text[one]);
  return titles.find((title): title is string => typeof title === 'string' && title !== '');
}
