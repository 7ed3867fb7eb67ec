import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import type { LocalizedText } from '../../domain/locale.ts';
import type { EntryProblem, EntryState, ListedEntry } from '../../domain/studio/entryApi.ts';
import type { EntryData } from '../../domain/studio/fieldPath.ts';
import { api } from './client.ts';
import { queryClient } from './queryClient.ts';

export const entryPath = (kind: Kind, id: string) => `/entries/${kind}/${encodeURIComponent(id)}`;

/** An entry with its draft, as the editor opens it. */
export const loadEntry = async (kind: Kind, id: string): Promise<EntryState> =>
  (await api.get<{ data: EntryState }>(entryPath(kind, id))).data;

/** What is wrong with the entry as it is saved. */
export const loadProblems = async (kind: Kind, id: string): Promise<EntryProblem[]> =>
  (await api.get<{ data: EntryProblem[] }>(`${entryPath(kind, id)}/problems`)).data;

/** Where kinds have their title, unless it is in `title`. */
const TITLE_FIELDS: Partial<Record<Kind, string>> = { tags: 'name', instawall: 'caption' };

/** Begins the draft of a new entry, with fields beside its title. @throws ApiError `BAD_ID` or `EXISTS`, with the field `id` */
export async function createEntry(
  kind: Kind,
  id: string,
  title: Partial<LocalizedText>,
  others: EntryData = {},
): Promise<void> {
  const data = { [TITLE_FIELDS[kind] ?? 'title']: title, ...others };
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
