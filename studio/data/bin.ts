import { queryOptions } from '@tanstack/react-query';
import type { BinnedEntry } from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';
import { entryPath } from './entry.ts';
import { refreshLists } from './queryClient.ts';

/** Entries that were discarded and are not on the website. */
export const binQuery = queryOptions({
  queryKey: ['bin'],
  queryFn: async () => (await api.get<{ data: BinnedEntry[] }>('/bin')).data,
  staleTime: 0,
});

/** Makes a draft of an entry again. */
export async function restoreFromBin({ kind, id, draft }: BinnedEntry): Promise<void> {
  await api.post(`${entryPath(kind, id)}/drafts/${draft}/restore`, { version: 0 });
  refreshLists();
}
