import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

/** A browser in which the member is signed in. */
export interface OpenSession {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  updatedAt: string;
  isCurrent: boolean;
}

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => (await api.get<{ data: OpenSession[] }>('/account/sessions')).data,
});

/** Changes of the member's own account; see also `factors.ts`. */
export const account = {
  removePasskey: (id: string) => api.delete(`/account/passkeys/${encodeURIComponent(id)}`),
  removeTotp: (password: string) => api.post('/account/totp/remove', { password }),
  newBackupCodes: async (password: string) =>
    (await api.post<{ data: { backupCodes: string[] } }>('/account/backup-codes', { password }))
      .data.backupCodes,
  changePassword: (password: string, newPassword: string) =>
    api.post('/account/password', { password, newPassword }),
  endSession: (id: string) => api.delete(`/account/sessions/${encodeURIComponent(id)}`),
  signOutEverywhere: () => api.post('/account/sign-out-everywhere'),
};
