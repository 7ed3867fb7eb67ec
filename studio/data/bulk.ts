import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkAction, BulkChange, BulkItem, BulkOutcome } from '../../domain/studio/bulkApi.ts';
import { api } from './client.ts';
import { refreshLists } from './queryClient.ts';

type Response = { data: BulkOutcome };

/** What an action would do to entries. */
export const previewBulk = async (kind: Kind, action: BulkAction, ids: readonly string[]) =>
  (
    await api.post<Response>(`/bulk/${kind}/preview`, {
      action,
      entries: ids.map((id) => ({ id })),
    })
  ).data;

/** Does what the preview showed. */
export async function applyBulk(kind: Kind, action: BulkAction, items: readonly BulkItem[]) {
  const entries = items.map(({ id, version, revision }) => ({ id, version, revision }));
  const { data } = await api.post<Response>(`/bulk/${kind}`, { action, entries });
  refreshLists();
  return data;
}

export async function undoBulk(kind: Kind, undo: string): Promise<BulkOutcome> {
  const { data } = await api.post<Response>(`/bulk/${kind}/undo`, { undo });
  refreshLists();
  return data;
}

/** The ids of all entries that match a list's address, up to `MAX_BULK`. */
export async function findIds(kind: Kind, search: string): Promise<string[]> {
  return (await api.get<{ data: string[] }>(`/kinds/${kind}/ids?${search}`)).data;
}

/** What the member changed of many entries within the last day, and can undo. */
export const bulkChangesQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['bulkChanges', kind],
    queryFn: async () => (await api.get<{ data: BulkChange[] }>(`/bulk/${kind}`)).data,
    staleTime: 0,
  });
