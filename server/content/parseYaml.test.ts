import { expect, it } from 'vitest';
import { findJsonFault } from '../../domain/format/jsonFault.ts';
import { parseYaml } from './parseYaml.ts';

it('reads values, lists and aliases', () => {
  expect(parseYaml('a: &x [1, two]\nb: *x\n')).toEqual({ a: [1, 'two'], b: [1, 'two'] });
});

it.each([
  ['a: 1\na: 2', 'has the key a twice'],
  ['['.repeat(20_000), 'is nested too deeply'],
  [Array.from({ length: 200_000 }, (_, index) => `k${index}: 1`).join('\n'), 'has more than'],
  ['a: [', 'Flow sequence'],
])('refuses a text that begins with %.10s', (text, reason) => {
  expect(() => parseYaml(text)).toThrow(reason);
});

it('reads an alias of the list that holds it, which no entry may have', () => {
  expect(findJsonFault(parseYaml('a: &x [*x]'))).toMatchObject({ reason: 'levels' });
});
