import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../domain/studio/roles.ts';
import { api } from './client.ts';
import { sessionEnded, sessionResumed } from './sessionEnd.ts';

/** The member who is signed in. */
export interface Session {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Whether the session was begun with a second factor; otherwise it can only enrol one. */
  isVerified: boolean;
  hasTotp: boolean;
  passkeys: { id: string; name: string | null; createdAt: string }[];
}

const KEY = ['session'] as const;

/**
 * Who is signed in. Where the session has ended while screens are open, it stays the same member, who is
 * asked to sign in again over the screen: what was typed there must not be lost.
 */
export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client }) => {
    const { data } = await api.get<{ data: Session | null }>('/session');
    const before = client.getQueryData<Session | null>(KEY);
    if (data || !before) return data;
    sessionEnded();
    return before;
  },
  staleTime: 60_000,
});

/** Who is signed in; only in screens behind the sign-in. */
export function useMember(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('useMember() is for screens behind the sign-in.');
  return data;
}

/** Reads the session and all other data again, after signing in or changing the account. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: KEY });
    sessionResumed();
    await client.invalidateQueries();
  };
}

/** Ends the session and forgets all data. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await api.post('/sign-out');
    client.setQueryData(KEY, null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  };
}
