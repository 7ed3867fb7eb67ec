import { queryOptions } from '@tanstack/react-query';
import type { Illustration } from '../../domain/studio/entryApi.ts';
import { api } from './client.ts';

/** What a picture depends on beside the illustration itself. */
export interface PosterSeed {
  id: string;
  tags: readonly string[];
}

export const illustrationsQuery = queryOptions({
  queryKey: ['illustrations'],
  queryFn: async () => (await api.get<{ data: Illustration[] }>('/illustrations')).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The address of a picture with these values, which may be incomplete; without any, that of the tags. */
export function posterAddress(poster: object | undefined, { id, tags }: PosterSeed): string {
  const search = new URLSearchParams({ id });
  if (poster) search.set('poster', JSON.stringify(poster));
  else search.set('tags', tags.join(' '));
  return `/studio/api/illustrations/picture.svg?${search}`;
}
