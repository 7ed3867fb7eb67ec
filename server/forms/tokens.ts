/** When a visitor began to write, told by the browser in a way that it cannot invent. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { secret } from '../db/schema.ts';

const DAY = 24 * 3600_000;
/** A form may stay open for so long: ms. */
const MAX_AGE = 2 * DAY;

/** Signs with the secret that all processes share; `purpose` keeps one use from serving another. */
export type Sign = (purpose: string, text: string) => string;

export async function signer(sql: Sql): Promise<Sign> {
  const [row] = await sql.select().from(secret).where(eq(secret.name, 'forms'));
  if (!row) throw new Error('The database has lost the secret of its forms.');
  return (purpose, text) =>
    createHmac('sha256', row.value).update(`${purpose}:${text}`).digest('base64url').slice(0, 32);
}

/** Whether a signature is that of a text, in the same time for every wrong one. */
export function isSigned(sign: Sign, purpose: string, text: string, signature: string): boolean {
  const right = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

export function makeToken(sign: Sign, now = Date.now()): string {
  const text = `${now.toString(36)}-${randomBytes(6).toString('base64url')}`;
  return `${text}.${sign('form', text)}`;
}

/** How old a token is, in ms; undefined for one that is none, or too old. */
export function ageOf(sign: Sign, token: unknown, now = Date.now()): number | undefined {
  if (typeof token !== 'string' || token.length > 100) return undefined;
  const [text = '', signature = ''] = token.split('.');
  if (!isSigned(sign, 'form', text, signature)) return undefined;
  const age = now - Number.parseInt(text, 36);
  return age >= 0 && age <= MAX_AGE ? age : undefined;
}

/** Whether a nonce makes a hash of the token that begins with so many zero bits. */
export function isSolved(token: string, nonce: unknown, bits: number): boolean {
  if (typeof nonce !== 'string' || nonce.length > 20) return false;
  const hash = createHash('sha256').update(`${token}:${nonce}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}
