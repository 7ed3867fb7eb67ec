import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import type { EntryState, ListedEntry } from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';
import { queryClient } from './queryClient.ts';

export const entryPath = (kind: Kind, id: string) => `/entries/${kind}/${encodeURIComponent(id)}`;

/** An entry with its draft, as the editor opens it. */
export const loadEntry = async (kind: Kind, id: string): Promise<EntryState> =>
  (await api.get<{ data: EntryState }>(entryPath(kind, id))).data;

/** Where kinds have their title, unless it is in `title`. */
const TITLE_FIELDS: Partial<Record<Kind, string>> = { tags: 'name', instawall: 'caption' };

/** Begins the draft of a new entry. @throws ApiError `BAD_ID` or `EXISTS`, with the field `id` */
export async function createEntry(kind: Kind, id: string, title: string): Promise<void> {
  const data = { [TITLE_FIELDS[kind] ?? 'title']: { en: title } };
  await api.post(`/entries/${kind}`, { id, data });
  await queryClient.invalidateQueries({ queryKey: ['entries'] });
}

/** Entries of a kind by part of a title or id, for references; at most one page. */
export const referencesQuery = (kind: Kind, q: string) =>
  queryOptions({
    queryKey: ['references', kind, q],
    queryFn: async () => {
      const search = new URLSearchParams(q ? { q } : {});
      return (await api.get<{ data: ListedEntry[] }>(`/entries/${kind}?${search}`)).data;
    },
    staleTime: 60_000,
  });
