/** A browser's part in tests of the Studio: cookies, and the codes of an authenticator app. */
import { createHmac } from 'node:crypto';
import type { Role } from '../../domain/studio/roles.ts';
import type { RunningSite } from '../site.ts';
import { localStudioAccounts } from '../studio/studioAccounts.ts';
import { newAddress } from './newAddress.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const PASSWORD = 'Four cedars, one lake';

/** The code that an authenticator app shows (RFC 6238). */
export function totpCode(secret: string, now = Date.now()): string {
  const bits = [...secret]
    .map((char) => BASE32.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The code of the next half minute, which is accepted too. Codes work once, and `newMember` has used the
 * current one.
 */
export const nextTotpCode = (secret: string) => totpCode(secret, Date.now() + 30_000);

/** Sends requests to the Studio's API and keeps the cookies. */
export class StudioClient {
  readonly #site: { url: string };
  readonly address: string;
  #cookies = new Map<string, string>();
  /** The headers of the cookies that were set, for tests of their attributes. */
  setCookies: string[] = [];

  constructor(site: { url: string }, address = newAddress()) {
    this.#site = site;
    this.address = address;
  }

  /** Sends a text or bytes as they are, and an object as JSON. */
  async send(
    method: string,
    path: string,
    body?: string | object,
    headers: Record<string, string> = {},
  ) {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(`${this.#site.url}/studio/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? (body as string) : body && JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      this.setCookies.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0/i.test(cookie)) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    const json = (await response.json()) as { data?: never; code?: string };
    return { status: response.status, headers: response.headers, ...json };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: object = {}) => this.send('POST', path, body);

  /** For a browser that is to be signed in as well. */
  get cookies(): { name: string; value: string; url: string }[] {
    const url = `${this.#site.url}/studio`;
    return [...this.#cookies].map(([name, value]) => ({ name, value, url }));
  }

  /** The same browser's cookies on another site or address. */
  copy(): StudioClient {
    const copy = new StudioClient(this.#site, this.address);
    copy.#cookies = new Map(this.#cookies);
    return copy;
  }
}

export interface Member {
  client: StudioClient;
  email: string;
  secret: string;
  backupCodes: string[];
}

/** Invites a person, who makes an account, signs in and enrols an authenticator app. */
export async function newMember(site: RunningSite, role: Role = 'administrator'): Promise<Member> {
  const client = new StudioClient(site);
  const email = `member-${client.address.replaceAll(':', '-')}@visit.example`;
  const url = await localStudioAccounts(site.database.sql, site.url).invite(email, role);
  const token = url?.split('#')[1];
  await client.post('/link/accept', { token, name: 'Amina Tazi', password: PASSWORD });
  await client.post('/sign-in', { email, password: PASSWORD });
  const { data } = await client.post('/account/totp', { password: PASSWORD });
  const { secret, backupCodes } = data as unknown as Omit<Member, 'client' | 'email'>;
  const confirmed = await client.post('/account/totp/confirm', { code: totpCode(secret) });
  if (confirmed.status !== 200) throw new Error(`Enrolment: ${confirmed.code}`);
  return { client, email, secret, backupCodes };
}
