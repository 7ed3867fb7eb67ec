import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Change,
  ListedDraft,
  OutdatedCount,
  SearchResult,
} from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';

/** What changed lately, the newest first. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: async () => (await api.get<{ data: Change[] }>('/changes')).data,
});

/** The drafts that the member changed last. */
export const myDraftsQuery = queryOptions({
  queryKey: ['drafts', 'mine'],
  queryFn: async () => (await api.get<{ data: ListedDraft[] }>('/drafts?mine=true')).data,
});

/** How many entries have outdated translations, by kind and language. */
export const outdatedQuery = queryOptions({
  queryKey: ['outdated'],
  queryFn: async () => (await api.get<{ data: OutdatedCount[] }>('/outdated')).data,
});

/** Paths of the settings that the website still lacks. */
export const emptySettingsQuery = queryOptions({
  queryKey: ['emptySettings'],
  queryFn: async () => (await api.get<{ data: string[] }>('/settings/empty')).data,
});

/** Entries of all kinds with the text in a title or the id. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async () =>
      (await api.get<{ data: SearchResult[] }>(`/search?${new URLSearchParams({ q: text })}`)).data,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
