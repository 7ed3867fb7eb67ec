import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import type { Assignee, Author, SearchResult } from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';
import { entryPath } from './entry.ts';
import { queryClient } from './queryClient.ts';

/** The members to whom entries can be assigned. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async () => (await api.get<{ data: Assignee[] }>('/members')).data,
  staleTime: 60_000,
});

/** What is assigned to the member who is signed in. */
export const assignedQuery = queryOptions({
  queryKey: ['assigned'],
  queryFn: async () => (await api.get<{ data: SearchResult[] }>('/assigned')).data,
});

/** @returns to whom the entry is assigned now */
export async function assign(kind: Kind, id: string, member: string | null): Promise<Author> {
  const path = `${entryPath(kind, id)}/assignment`;
  const { data } = await api.put<{ data: { assigned: Author } }>(path, { member });
  void queryClient.invalidateQueries({ queryKey: ['entries'] });
  void queryClient.invalidateQueries({ queryKey: ['assigned'] });
  return data.assigned;
}
