import { queryOptions } from '@tanstack/react-query';
import type { Role } from '../../domain/studio/roles.ts';
import { api } from './client.ts';

export interface ListedMember {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled: boolean;
  hasTotp: boolean;
  passkeys: number;
  /** When one of the open sessions was used last; null without one. */
  lastSeen: string | null;
}

/** An open invitation. */
export interface Invitation {
  id: string;
  /** Empty for the link to the first account. */
  email: string;
  role: Role;
  expiresAt: string;
}

/** All members and open invitations; for administrators. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async () =>
    (await api.get<{ data: { members: ListedMember[]; invitations: Invitation[] } }>('/people'))
      .data,
});

type Link = { data: { url: string } };
const pathOf = (id: string) => `/people/${encodeURIComponent(id)}`;

export const people = {
  /** Returns the link, which the server does not know afterwards. */
  invite: async (email: string, role: Role) =>
    (await api.post<Link>('/people/invitations', { email, role })).data.url,
  withdraw: (id: string) => api.delete(`/people/invitations/${encodeURIComponent(id)}`),
  change: (id: string, change: { role?: Role; disabled?: boolean }) =>
    api.patch(pathOf(id), change),
  makeResetLink: async (id: string, resetsFactors: boolean) =>
    (await api.post<Link>(`${pathOf(id)}/reset-link`, { resetsFactors })).data.url,
};
