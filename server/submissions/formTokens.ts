/** Signed timestamps that prove when a visitor started to fill in a form. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { secret } from '../db/schema.ts';

const DAY = 24 * 3600_000;
/** Longest time a form may stay open, in ms. */
const MAX_AGE = 2 * DAY;

/** Signs with the secret that all processes share. `purpose` separates the uses of signatures. */
export type Sign = (purpose: string, text: string) => string;

export async function signer(sql: Sql): Promise<Sign> {
  const [row] = await sql.select().from(secret).where(eq(secret.name, 'forms'));
  if (!row) throw new Error('The database has lost the secret of its forms.');
  return (purpose, text) =>
    createHmac('sha256', row.value).update(`${purpose}:${text}`).digest('base64url').slice(0, 32);
}

/** Verifies a signature in constant time. */
export function isSigned(sign: Sign, purpose: string, text: string, signature: string): boolean {
  const right = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

export function createToken(sign: Sign, now = Date.now()): string {
  const text = `${now.toString(36)}-${randomBytes(6).toString('base64url')}`;
  return `${text}.${sign('form', text)}`;
}

/** The age of a token in ms; undefined if it is invalid or too old. */
export function tokenAge(sign: Sign, token: unknown, now = Date.now()): number | undefined {
  if (typeof token !== 'string' || token.length > 100) return undefined;
  const [text = '', signature = ''] = token.split('.');
  if (!isSigned(sign, 'form', text, signature)) return undefined;
  const age = now - Number.parseInt(text, 36);
  return age >= 0 && age <= MAX_AGE ? age : undefined;
}

/** Whether the hash of token and nonce starts with the given number of zero bits. */
export function isProofOfWorkSolved(token: string, nonce: unknown, bits: number): boolean {
  if (typeof nonce !== 'string' || nonce.length > 20) return false;
  const hash = createHash('sha256').update(`${token}:${nonce}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}
