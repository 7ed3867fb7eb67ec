import type { Role } from '../../domain/studio/roles.ts';
import { api } from './client.ts';

/** What a one-time link is for. */
export interface OneTimeLink {
  /** Empty for the first account, whose holder enters it. */
  email: string;
  role: Role;
  purpose: 'invitation' | 'reset';
}

export interface LinkAcceptance {
  token: string;
  password: string;
  /** Of a new account. */
  name?: string;
  /** Where the link has none. */
  email?: string;
}

/** @throws ApiError `LINK_EXPIRED` where the link does not work any more */
export const readLink = async (token: string) =>
  (await api.post<{ data: OneTimeLink }>('/link', { token })).data;

/** Uses the link. Returns the e-mail address of the account. */
export const acceptLink = async (acceptance: LinkAcceptance) =>
  (await api.post<{ data: { email: string } }>('/link/accept', acceptance)).data.email;
