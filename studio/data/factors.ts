import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { api } from './client.ts';

/** What the member enters into an authenticator app, and the codes for a lost phone. */
export interface TotpSetup {
  secret: string;
  uri: string;
  /** Rows of the QR code, in 0 and 1. */
  qr: string[];
  backupCodes: string[];
}

/** Begins to set up an authenticator app. */
export const beginTotp = async (password: string) =>
  (await api.post<{ data: TotpSetup }>('/account/totp', { password })).data;

/** @throws ApiError `WRONG_CODE` */
export const confirmTotp = (code: string) => api.post('/account/totp/confirm', { code });

/** @throws Error of the browser where the person cancels */
export async function addPasskey(name: string): Promise<void> {
  const { data } = await api.post<{ data: PublicKeyCredentialCreationOptionsJSON }>(
    '/account/passkeys/options',
  );
  const response = await startRegistration({ optionsJSON: data });
  await api.post('/account/passkeys', { response, name });
}
