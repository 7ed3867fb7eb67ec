import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import type { ListedEntry } from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';

interface EntryPage {
  data: ListedEntry[];
  total: number;
  pageSize: number;
}

/** One page of a list. `search` holds the parameters of `ListQuery`, as the list's address does. */
export const listQuery = (kind: Kind, search: string) =>
  queryOptions({
    queryKey: ['entries', kind, search],
    queryFn: () => api.get<EntryPage>(`/entries/${kind}?${search}`),
    placeholderData: keepPreviousData,
  });

/** All entries of a kind that has few, such as towns and tags, by title. */
export const choicesQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['entries', kind, 'all'],
    queryFn: () => readAll(kind),
    staleTime: 60_000,
  });

async function readAll(kind: Kind): Promise<ListedEntry[]> {
  const all: ListedEntry[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await api.get<EntryPage>(`/entries/${kind}?page=${page}`);
    all.push(...data);
    if (data.length === 0 || all.length >= total) return all;
  }
}

/** The paths of the fields of a kind that an entry may lack, such as `contact.phone`. */
export const fieldsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['fields', kind],
    queryFn: async () => (await api.get<{ data: string[] }>(`/kinds/${kind}/fields`)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
