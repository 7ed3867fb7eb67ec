import { expect, it } from 'vitest';
import { findJsonFault } from './jsonFault.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const cycle: Record<string, unknown> = { a: {} };
cycle.a = cycle;

it.each([
  ['a plain value', { a: ['x', null, { b: '🙂' }] }, undefined],
  ['a lone surrogate', { a: ['x', '\ud800'] }, { reason: 'text', path: ['a', '1'] }],
  ['a null character in a key', { a: { '\0': 1 } }, { reason: 'text', path: ['a'] }],
  ['40 levels', nested(40), undefined],
  ['41 levels', nested(41), { reason: 'levels', path: Array(40).fill('0') }],
  ['100,000 levels', nested(100_000), { reason: 'levels', path: Array(40).fill('0') }],
  ['100,000 values', Array(100_000).fill(0), undefined],
  ['more values', { a: Array(100_000).fill(0) }, { reason: 'values', path: ['a'] }],
  ['a cycle', cycle, { reason: 'levels', path: Array(40).fill('a') }],
])('looks through %s', (_, value, fault) => {
  expect(findJsonFault(value)).toEqual(fault);
});
