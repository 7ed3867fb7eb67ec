import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import type { CsvCheck } from '../../domain/studio/csvApi.ts';
import type { StudioLocale } from '../i18n/locales.ts';
import { API, api } from './client.ts';
import { refreshLists } from './queryClient.ts';

/** The address of a list's entries as a table. Spreadsheets in French expect semicolons. */
export function csvUrl(kind: Kind, params: URLSearchParams, locale: StudioLocale): string {
  const search = new URLSearchParams(params);
  search.delete('page');
  if (locale === 'fr') search.set('separator', ';');
  return `${API}/csv/${kind}?${search}`;
}

/** What importing a table would do. */
export const checkCsv = async (kind: Kind, file: Blob) =>
  (await api.upload<{ data: CsvCheck }>(`/csv/${kind}`, file, 'text/csv')).data;

/** Saves what the check found as drafts. */
export async function importCsv(kind: Kind, file: Blob, state: string): Promise<BulkOutcome> {
  const path = `/csv/${kind}?state=${state}`;
  const { data } = await api.upload<{ data: BulkOutcome }>(path, file, 'text/csv');
  refreshLists();
  return data;
}
