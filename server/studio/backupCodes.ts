/** Backup codes that can be read from paper and typed on a phone. */
import { randomInt } from 'node:crypto';

/** Without the letters and digits that look alike: 0 and o, 1 and l and i. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const HALF = 5;

const half = () =>
  Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new codes such as `k7mpq-r3vwx`: 49 bits each. */
export const newBackupCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/**
 * The code as it was given out, in whatever case and with whatever spaces it was typed. Codes from before
 * had capitals, which matter: they stay as they are typed.
 */
export function backupCodesOf(typed: string): string[] {
  const code = typed.replace(/\s/g, '');
  const plain = code.replaceAll('-', '').toLowerCase();
  return [...new Set([`${plain.slice(0, HALF)}-${plain.slice(HALF)}`, code])];
}
