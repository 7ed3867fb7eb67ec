import { expect, it } from 'vitest';
import { backupCodesOf, newBackupCodes } from './backupCodes.ts';

it('gives codes without letters and digits that look alike', () => {
  const codes = newBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

it.each(['k7mpq-r3vwx', ' K7MPQ-R3VWX ', 'k7mpqr3vwx', 'K7mpq R3vwx'])('reads %j', (typed) => {
  expect(backupCodesOf(typed)[0]).toBe('k7mpq-r3vwx');
});

it('leaves codes with capitals as they are, too', () => {
  expect(backupCodesOf('aBcDe-FgHiJ')).toContain('aBcDe-FgHiJ');
});
