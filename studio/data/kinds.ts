import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '../../domain/content/kinds.ts';
import { api } from './client.ts';

export interface KindCount {
  kind: Kind;
  count: number;
}

/** The kinds of content with the number of their entries. */
export const kindsQuery = queryOptions({
  queryKey: ['kinds'],
  queryFn: async () => (await api.get<{ data: KindCount[] }>('/kinds')).data,
});
