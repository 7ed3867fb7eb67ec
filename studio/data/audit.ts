import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

/** A row of the log of sign-ins and changes. */
export interface AuditRow {
  id: number;
  at: string;
  /** The person's id; null for the command line and failed sign-ins. */
  actor: string | null;
  actorName: string;
  action: string;
  subject: string | null;
  detail: Record<string, unknown> | null;
}

/** The log, the newest rows first, page by page; for administrators. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam }) =>
    api.get<{ data: AuditRow[]; next: number | null }>(
      pageParam ? `/audit?before=${pageParam}` : '/audit',
    ),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});
