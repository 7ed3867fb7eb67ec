import type { EntryData } from '../../../domain/studio/fieldPath.ts';

/** The title of an entry, as lists show it; undefined for kinds without one. */
export function entryTitle(data: EntryData | null): string | undefined {
  const text = data?.title ?? data?.name ?? data?.caption;
  const title = text && typeof text === 'object' && 'en' in text ? text.en : undefined;
  return typeof title === 'string' ? title : undefined;
}
